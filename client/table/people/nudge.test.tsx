/** @jest-environment ./client/testing/environment.ts */
import '../../testing/draw';

import { screen, waitFor, within } from '@testing-library/react';

import type { Browser } from '../../../server/testing/browser';
import type { Language } from '../../../shared/engine/game';
import { browserWithSound } from '../../testing/audio';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

const { heard, remove } = browserWithSound();
beforeEach(() => heard.splice(0));
afterAll(remove);

/** Anna plays elsewhere; Ben sits at this screen. The seat `first` begins. */
async function table(first: '1' | '2', language: Language) {
  const anna = house().other();
  const user = house().visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, language);
  await user.type(await screen.findByRole('textbox'), 'Ben');
  await user.click(screen.getByTestId('join'));
  await anna.until(() => anna.rooms.at(-1)?.members[1]);
  expect(await anna.say('configure', { options: { first } })).toEqual({ ok: true });
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await anna.until(() => anna.views.length > 0);
  // The page has a main part before the table is loaded.
  await screen.findByRole('button', { name: /^Paris/ });
  return { anna, user };
}

const idOfBen = (anna: Browser) => anna.rooms.at(-1)?.members[1]?.id ?? (0 as never);

test.each([
  ['en', 'Anna nudges you: it is your turn'],
  ['fr', 'Anna vous fait signe\u00a0: c’est à vous'],
] as const)(
  'whoever is nudged sees it on the table and in the tab, and hears it, until they are there (%s)',
  async (language, said) => {
    const { anna, user } = await table('2', language);
    await screen.findByTestId('ask');
    expect(await anna.say('nudge', { member: idOfBen(anna) })).toEqual({ ok: true });
    expect((await screen.findByTestId('nudged')).textContent).toBe(said);
    await waitFor(() => expect(document.title).toContain(said));
    expect(heard).toEqual([660, 880]);
    await user.keyboard('{Shift}');
    await waitFor(() => expect(screen.queryByTestId('nudged')).toBeNull());
    expect(document.title).not.toContain(said);
  },
);

test('whoever is awaited is nudged from the list of people, and nobody else', async () => {
  const { anna, user } = await table('1', 'en');
  await user.click(await screen.findByTestId('menu'));
  await user.click(screen.getByTestId('room-code'));
  await user.click(screen.getByRole('button', { name: 'Nudge Anna' }));
  await anna.until(() => anna.nudges.length > 0);
  expect(anna.nudges).toEqual(['Ben']);
  await screen.findByRole('button', { name: 'Nudged' });
  expect(screen.getAllByTestId('nudge')).toHaveLength(1);
});

test('whoever is awaited and away is nudged beside the sentence that says so', async () => {
  const { anna, user } = await table('1', 'en');
  expect(screen.queryByTestId('nudge')).toBeNull();
  anna.close();
  const line = (await screen.findByTestId('status')).parentElement;
  if (line === null) throw new Error('no status line');
  await user.click(await within(line).findByRole('button', { name: 'Nudge Anna' }));
  await within(line).findByRole('button', { name: 'Nudged' });
});
