/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor, within } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { engineMessages } from '../../../shared/text/engine';
import { makeRenderer } from '../../../shared/text/render';
import { seatNames } from '../../../shared/text/seat-names';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { houseOfTests } from '../../testing/visit';
import { ranksForeseen } from '../contract/ranks-foreseen';
import { Foretell } from './Foretell';
import { standingsOf } from './standing';

const house = houseOfTests();

/** Anna plays alone elsewhere; whoever is at this screen watches without a name. */
async function watching(language: Language) {
  const anna = house().other();
  const code = await anna.create('Anna', 'black-orchestra');
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await anna.until(() => anna.views.length > 0);
  const user = house().visit(`/r/${code}`, language);
  await user.click(await screen.findByTestId('watch'));
  await screen.findByRole('button', { name: /^Paris/ });
  return { anna, user };
}

test.each([
  ['en', 'Zoe', 'How does the game end?', 'Everybody is arrested (7 points)', 'Everybody is arrested'],
  [
    'fr',
    'Zoé',
    'Quelle sera la fin de la partie\u00a0?',
    'Tout le monde va en prison (7\u00a0points)',
    'Tout le monde va en prison',
  ],
] as const)('whoever watches gives a name, and foretells (%s)', async (language, name, question, answer, told) => {
  const { anna, user } = await watching(language);
  await user.click(await screen.findByTestId('foretell-open'));
  const part = await screen.findByTestId('foretell');
  expect(within(part).queryByRole('group', { name: question })).toBeNull();
  await user.type(within(part).getByTestId('watcher-name'), name);
  await user.click(within(part).getByTestId('watcher-name-give'));
  const group = await within(await screen.findByTestId('foretell')).findByRole('group', { name: question });
  await user.click(within(group).getByRole('radio', { name: answer }));
  await waitFor(() => expect(screen.getByTestId('foretold').textContent).toContain(told));
  expect(within(screen.getByTestId('foretell')).getByRole<HTMLInputElement>('radio', { name: answer }).checked).toBe(
    true,
  );
  await anna.settled();
  expect(anna.raw.join()).not.toContain('all-arrested');
});

test.each([
  ['en', ['Who wins?', 'Who goes out next, as number 2?']],
  ['fr', ['Qui va gagner\u00a0?', 'Qui sortira ensuite, en numéro\u00a02\u00a0?']],
] as const)('who is out is asked for no name, and foretells among those who are in (%s)', (language, questions) => {
  const members = ['Anna', 'Ben', 'Chloé', 'Dora'].map((name, i) => memberView(i, name));
  const names = seatNames(members.map(({ name }, i) => [i + 1, name]));
  const game = bareGame({}, makeRenderer(language, { ...engineMessages[language], 'engine.seat': names }));
  const client = { ...game.client, predictions: ranksForeseen(() => members.length) };
  const own = seat(1);
  const view = { ...BARE_VIEW, you: own, out: [own] };
  draw(atTable(<Foretell />, { view, game: { ...game, client }, seat: own, own, room: { members } }), language);
  expect(screen.queryByTestId('watcher-name')).toBeNull();
  const asked = questions.map((name) => screen.getByRole('group', { name }));
  for (const one of asked)
    expect(within(one).getAllByRole('radio')).toEqual(
      ['Anna', 'Chloé', 'Dora'].map((name) => within(one).getByRole('radio', { name: new RegExp(`^${name} \\(2`) })),
    );
});

test('what has come true counts, what is open does not, the latest first', () => {
  const made = [
    { question: 'event:1', answer: 'raid', points: 3 },
    { question: 'plot:1:coup', answer: 'quiet', points: 2 },
    { question: 'end', answer: 'victory', points: 7 },
  ];
  const { all, ...counted } = standingsOf(made, { 'event:1': 'raid', 'plot:1:coup': 'success' });
  expect(counted).toEqual({ points: 3, right: 1, of: 2 });
  expect(all.map(({ question, state }) => `${question} ${state}`)).toEqual([
    'end open',
    'plot:1:coup wrong',
    'event:1 right',
  ]);
});
