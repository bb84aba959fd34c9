/** @jest-environment ./client/testing/environment.ts */
import '../../testing/draw';

import { screen, waitFor, within } from '@testing-library/react';

import type { Browser } from '../../../server/testing/browser';
import type { Language } from '../../../shared/engine/game';
import { houseOfTests } from '../../testing/visit';
import { chime, setSound, sound } from '../nudge/sound';

const house = houseOfTests();

/** The pitches that this browser has made since the test began. */
function browserWithSound(): readonly number[] {
  const heard: number[] = [];
  class Tones {
    readonly currentTime = 0;
    readonly destination = null;
    createGain() {
      return { gain: { value: 1 }, connect: () => undefined };
    }
    createOscillator() {
      const frequency = { value: 0 };
      const start = () => void heard.push(frequency.value);
      return { frequency, start, stop: () => undefined, connect: () => undefined, addEventListener: () => undefined };
    }
  }
  Object.defineProperty(window, 'AudioContext', { value: Tones, configurable: true });
  return heard;
}

afterEach(() => Reflect.deleteProperty(window, 'AudioContext'));

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
    const heard = browserWithSound();
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

test('the sound is made unless it is switched off, and not where there is none', () => {
  window.localStorage.clear();
  chime();
  expect(sound()).toBe('impossible');
  const heard = browserWithSound();
  expect(sound()).toBe('on');
  chime();
  expect(heard).toEqual([660, 880]);
  expect(setSound('off')).toBe('off');
  chime();
  expect(heard).toEqual([660, 880]);
  expect(setSound('on')).toBe('on');
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
