/** @jest-environment ./client/testing/environment.ts */
import '../testing/draw';

import { screen, waitFor } from '@testing-library/react';

import { storedLanguage } from '../base/browser-storage';
import { houseOfTests } from '../testing/visit';

const house = houseOfTests();

/** Somebody at the door of a room that Anna has opened, in English. */
async function visit() {
  const code = await house().other().create('Anna', 'black-orchestra');
  const user = house().visit(`/r/${code}`, 'en');
  await screen.findByRole('button', { name: 'Watch' });
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  return { user, pressed };
}

// The first: once fetched, words are kept.
test('a room stays in its language when the words of another one cannot be fetched, and can be asked again', async () => {
  const { user, pressed } = await visit();
  const words = jest.fn(() => {
    throw new Error('no network');
  });
  jest.doMock('../base/i18n/fr', words);
  await user.click(screen.getByRole('button', { name: 'FR Français' }));
  await waitFor(() => expect(words).toHaveBeenCalled());
  await waitFor(() => expect(storedLanguage()).toBe('en'));
  expect(pressed('EN English')).toBe('true');
  screen.getByRole('button', { name: 'Watch' });
  jest.dontMock('../base/i18n/fr');
  await user.click(screen.getByRole('button', { name: 'FR Français' }));
  await screen.findByRole('button', { name: 'Regarder la partie' });
});

test('a room changes its language once the words are there, and keeps what was typed', async () => {
  const { user } = await visit();
  await user.type(screen.getByRole('textbox'), 'Ben');
  await user.click(screen.getByRole('button', { name: 'FR Français' }));
  await screen.findByRole('button', { name: 'Regarder la partie' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ben');
});
