/** @jest-environment ./client/testing/environment.ts */
import { act, fireEvent, screen } from '@testing-library/react';

import { type Ask, type AskId, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { makeRenderer } from '../../../shared/text/render';
import { MARKS, ONLOOKERS } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { roomView } from '../../testing/room';
import { WholeTable } from '../../testing/whole-table';
import type { Game } from '../contract/game';
import { Private, useMarks } from './Cover';

const SECRET = 'the Countess';
const MARK = 'in hand';

/** A table on which a rival holds something: a hand, a mark, a private part, a whispered line and a private question. */
function rivals(language: Language): { readonly game: Game; readonly view: MatchView } {
  const base = blackOrchestraIn(language);
  const said = makeRenderer(language, {
    ...Object.fromEntries(['log.drawn', 'ask.exchange', 'option.keep'].map((id) => [id, `${id}: ${SECRET}`])),
    'log.public': 'Hugo exchanges.',
  });
  const text: Game['text'] = {
    language,
    has: (id) => said.has(id) || base.text.has(id),
    render: (one) => (said.has(one.m) ? said : base.text).render(one),
  };
  const client: Game['client'] = {
    ...base.client,
    SecretHand: () => <b>{SECRET}</b>,
    Goal: function Goal() {
      return (
        <>
          <Private>{`goal: ${SECRET}`}</Private>
          <i data-testid="mark">{useMarks() === 'shown' ? MARK : ''}</i>
        </>
      );
    },
  };
  const of = Scenario.event('gestapo-raid-2', {}).view('beck');
  const ask: Ask = {
    id: '1.0.exchange' as AskId,
    seat: of.you ?? seat(0),
    kind: 'exchange',
    confidential: true,
    prompt: { m: 'ask.exchange' },
    options: [{ key: 'keep', label: { m: 'option.keep' } }],
  };
  const log: MatchView['log'] = [{ text: { m: 'log.public' } }, { text: { m: 'log.drawn' }, alone: true }];
  return { game: { ...base, client, text }, view: { ...of, asks: [ask], log, over: null } satisfies MatchView };
}

function atTable(language: Language) {
  const { game, view } = rivals(language);
  const room = roomView({ phase: 'playing', game: 'black-orchestra' });
  return draw(<WholeTable view={view} game={game} room={room} at={view.you} />, language);
}

/** How often the secret stands on the page: in its words, its attributes and its title. */
const secrets = () => `${document.documentElement.outerHTML} ${document.title}`.split(SECRET).length - 1;

afterEach(() =>
  act(() => {
    ONLOOKERS.set('nobody');
    MARKS.set('shown');
  }),
);

describe.each([
  { language: 'en', cover: 'Cover my hand', show: 'Show my hand' },
  { language: 'fr', cover: 'Cacher ma main', show: 'Montrer ma main' },
] as const)('A table with secrets ($language)', ({ language, cover, show }) => {
  it('shows them to somebody alone', () => {
    atTable(language);
    expect(screen.getByTestId('hand-tray').textContent).toContain(SECRET);
    expect(secrets()).toBeGreaterThan(3);
    expect(screen.getByTestId('mark').textContent).toBe(MARK);
  });

  it('has none of them on the page while it is covered, and shows them for as long as the hand or its key is held', async () => {
    const { user } = atTable(language);
    await user.click(screen.getByRole('button', { name: cover }));
    expect(secrets()).toBe(0);
    expect(screen.getByTestId('mark').textContent).toBe('');
    fireEvent.keyDown(window, { key: 'h' });
    expect(secrets()).toBeGreaterThan(3);
    fireEvent.keyUp(window, { key: 'h' });
    expect(secrets()).toBe(0);
    await user.pointer({ keys: '[TouchA>]', target: screen.getByTestId('hand-hold') });
    expect(screen.getByTestId('hand-tray').textContent).toContain(SECRET);
    await user.pointer({ keys: '[/TouchA]' });
    expect(secrets()).toBe(0);
    await user.click(screen.getByRole('button', { name: show }));
    expect(secrets()).toBeGreaterThan(3);
  });

  it('draws no marks where its reader wants none', () => {
    MARKS.set('hidden');
    atTable(language);
    expect(screen.getByTestId('mark').textContent).toBe('');
    expect(secrets()).toBeGreaterThan(3);
  });
});
