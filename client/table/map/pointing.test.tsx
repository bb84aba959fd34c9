/** @jest-environment ./client/testing/environment.ts */
import '../../testing/draw';

import { screen, waitFor, within } from '@testing-library/react';

import { idAt } from '../../../server/testing/seating';
import type { Language } from '../../../shared/engine/game';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

/** Anna plays elsewhere, and it is her turn; Ben sits at this screen. */
async function table(language: Language) {
  const anna = house().other();
  const user = house().visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, language);
  await user.type(await screen.findByRole('textbox'), 'Ben');
  await user.click(screen.getByTestId('join'));
  await anna.until(() => anna.rooms.at(-1)?.members[1]);
  expect(await anna.say('configure', { options: { first: '1' } })).toEqual({ ok: true });
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await anna.until(() => anna.views.length > 0);
  // The page has a main part before the table is loaded.
  await screen.findByRole('button', { name: /^Paris/ });
  return { anna, user };
}

const PARIS = { kind: 'space', id: 'paris' };
const paris = () => screen.getByRole('button', { name: /^Paris/ });
const shown = () => within(screen.getByTestId('pointed')).queryAllByRole('button');

test.each([
  ['en', 'Anna points at: Paris'],
  ['fr', 'Anna montre\u00a0: Paris'],
] as const)('the map names the thing that a member points at, and a press explains it (%s)', async (language, said) => {
  const { anna, user } = await table(language);
  expect(await anna.say('point', PARIS)).toEqual({ ok: true });
  await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual([said]));
  const [note] = shown();
  if (note === undefined) throw new Error('nothing is pointed at');
  await user.click(note);
  expect((await screen.findByTestId('explanation')).textContent).toContain('Paris');
});

test('each points at one thing, and whoever is muted at none', async () => {
  const { anna, user } = await table('en');
  await anna.say('point', PARIS);
  await anna.say('point', { kind: 'leader', id: 'hess' });
  await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Anna points at: Hess']));
  await user.click(screen.getByTestId('chat-open'));
  await user.click(screen.getByText('Mute somebody'));
  await user.click(screen.getByRole('checkbox'));
  expect(shown()).toEqual([]);
});

test('a thing is pointed at from its explanation, by Alt and a click, by the key P, and by a finger that rests on it', async () => {
  const { anna, user } = await table('en');
  const seen = () => anna.points.map(({ thing }) => thing.id);
  await user.click(paris());
  await user.click(await screen.findByRole('button', { name: 'Point at it' }));
  await anna.until(() => seen().length === 1);
  expect(screen.queryByTestId('explanation')).toBeNull();
  await user.keyboard('{Alt>}');
  await user.click(screen.getByRole('button', { name: /^Warsaw/ }));
  await user.keyboard('{/Alt}');
  await anna.until(() => seen().length === 2);
  screen.getByRole('button', { name: /^Vienna/ }).focus();
  await user.keyboard('p');
  await anna.until(() => seen().length === 3);
  const munich = screen.getByRole('button', { name: /^Munich/ });
  await user.pointer({ keys: '[TouchA>]', target: munich });
  await anna.until(() => seen().length === 4);
  await user.pointer({ keys: '[/TouchA]', target: munich });
  expect(seen()).toEqual(['paris', 'warsaw', 'vienna', 'munich']);
  expect(anna.points.map(({ by }) => by)).toEqual(anna.points.map(() => idAt(anna, 1)));
  // None of them opened anything.
  expect(screen.queryByTestId('explanation')).toBeNull();
});

test('whoever plays alone is not offered to show something to everybody (found on a phone)', async () => {
  const user = house().visit('/', 'fr');
  const open = await screen.findByTestId('open-table');
  await waitFor(() => expect(open.hasAttribute('disabled')).toBe(false));
  await user.click(open);
  await user.type(screen.getByTestId('name'), 'Ben{Enter}');
  await user.click(await screen.findByTestId('start'));
  await user.click(await screen.findByRole('button', { name: /^Paris/ }));
  await screen.findByTestId('explanation');
  expect(screen.queryByTestId('point-at')).toBeNull();
});

test('the key P writes a P in the conversation, and points at nothing', async () => {
  const { anna, user } = await table('en');
  await user.click(screen.getByTestId('chat-open'));
  await user.type(screen.getByTestId('chat-input'), 'p');
  expect(screen.getByTestId<HTMLInputElement>('chat-input').value).toBe('p');
  await anna.settled();
  expect(anna.points).toEqual([]);
});
