/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { atTable } from '../../testing/table';
import { explainNothing } from '../contract/defaults';
import { stillTable } from '../store/still';
import { NothingAsked } from './NothingAsked';

const members = ['Anna', 'Ben', 'Chloé'].map((name, i) => memberView(i, name));

test.each([
  ['en', 'You stand in for Anna. Tap “See the seat” above.', 'It is Ludwig Beck’s turn; yours comes next.'],
  [
    'fr',
    'Vous répondez pour Anna\u00a0: touchez «\u00a0Voir la place\u00a0» en haut.',
    'Tour en cours\u00a0: Ludwig Beck. Le vôtre vient ensuite.',
  ],
] as const)(
  'who keeps a seat that is asked reads where to answer for it, not that it is somebody’s turn (%s)',
  (language, answer, turn) => {
    const scenario = Scenario.turn();
    const [own, asks] = [scenario.view('canaris'), scenario.view('beck').asks];
    const game = blackOrchestraIn(language);
    const drawn = (view: typeof own) => atTable(<NothingAsked />, { view, game, room: { members } });
    const said = () => screen.getByRole('paragraph').textContent;
    const { redraw } = draw(drawn({ ...own, kept: [{ seat: seat(0), asks, told: [] }] }), language);
    expect(said()).toBe(answer);
    redraw(drawn({ ...own, kept: [{ seat: seat(0), asks: [], told: [] }] }));
    expect(said()).toContain(turn);
  },
);

test('a table on which nothing can be read about is not praised for it', () => {
  const game = blackOrchestraIn('en');
  const plain = { ...game, client: { ...game.client, explain: explainNothing } };
  const said = (of: typeof game) => {
    const { unmount } = draw(
      atTable(<NothingAsked />, { view: Scenario.turn().view('canaris'), game: of, room: { members } }),
      'en',
    );
    const text = screen.getByRole('paragraph').textContent;
    unmount();
    return text;
  };
  expect([said(game), said(plain)].map((text) => text.includes('Tap anything'))).toEqual([true, false]);
});

test.each([
  ['en', 'Then you decide. Tap anything on the table to read about it.'],
  ['fr', 'Ensuite, à vous de décider. Touchez un élément de la table pour le consulter.'],
] as const)('who is next once the moment is over reads so in a sentence of its own (%s)', (language, said) => {
  const view = Scenario.turn().view('canaris');
  const game = blackOrchestraIn(language);
  const still = stillTable(roomView({ phase: 'playing', members }), view, game).staged;
  const staged = {
    ...still,
    moment: { moment: {} } as unknown as NonNullable<typeof still.moment>,
    awaits: 'reader' as const,
    whose: 'others' as const,
  };
  draw(atTable(<NothingAsked />, { view, game, room: { members }, staged }), language);
  expect(screen.getByRole('paragraph').textContent).toBe(said);
});
