/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { CompleteLanguage } from '../../../shared/engine/languages';
import { games } from '../../../shared/games/registry';
import { storedGame, storedName, storedSeat, storeGame } from '../../base/browser-storage';
import { tabTo } from '../../testing/draw';
import { houseOfTests } from '../../testing/visit';

const WORDS = {
  en: {
    name: /^Your name/,
    open: /^Open a table/,
    create: 'Open the table',
    alone: /^Play alone now/,
    hard: /^Hard/,
    difficult: /Hard/,
    code: 'A code?',
    enter: 'Join',
    seat: 'Take a seat',
    noName: 'Enter a name of 1 to 24 letters.',
    noCode: 'A room code has five characters, letters and digits. There is no I, L, O, 0 or 1 in it.',
    noRoom: 'There is no room with this code.',
  },
  fr: {
    name: /^Votre nom/,
    open: /^Ouvrir une table/,
    create: 'Ouvrir la table',
    alone: /^Jouer seul maintenant/,
    hard: /^Difficile/,
    difficult: /Difficile/,
    code: 'Un code ?',
    enter: 'Rejoindre',
    seat: 'Prendre place',
    noName: 'Saisissez un nom de 1 à 24 lettres.',
    noCode: 'Un code a cinq caractères, lettres et chiffres. Jamais I, L, O, 0 ni 1.',
    noRoom: 'Aucun salon ne porte ce code. Vérifiez‑le.',
  },
} as const;

const house = houseOfTests();

/** The start page with the games loaded. */
async function home(language: CompleteLanguage): Promise<UserEvent> {
  const user = house().visit('/', language);
  const open = await screen.findByRole('button', { name: WORDS[language].open });
  await waitFor(() => expect(open.hasAttribute('disabled')).toBe(false));
  return user;
}

function field(language: CompleteLanguage, of: 'name' | 'code'): HTMLElement {
  return screen.getByRole('textbox', { name: WORDS[language][of] });
}

/** The text of the page's alert. */
async function announced(): Promise<string | null> {
  return (await screen.findByRole('alert')).textContent;
}

describe.each(['en', 'fr'] as const)('The start page (%s)', (language) => {
  const words = WORDS[language];

  it('opens a table by the keyboard alone', async () => {
    const user = await home(language);
    await tabTo(user, 'button', screen.getByRole('button', { name: words.open }).textContent);
    await user.keyboard('{Enter}Anna{Enter}');
    await screen.findByTestId('seat-own');
    const code = window.location.pathname.slice('/r/'.length);
    expect(storedSeat(code)?.name).toBe('Anna');
  });

  it('begins a game alone in one press, under no name that it would offer again', async () => {
    const user = await home(language);
    await user.click(screen.getByRole('button', { name: words.alone }));
    await screen.findByTestId('status');
    expect(storedName()).toBe('');
  });

  it('opens a table with the options of a ready-made game', async () => {
    const user = await home(language);
    await user.click(screen.getByRole('button', { name: words.hard }));
    await user.type(field(language, 'name'), 'Anna{Enter}');
    await screen.findByTestId('seat-own');
    screen.getByRole('radio', { name: words.difficult, checked: true });
  });

  it('shows the game that was last chosen here (found: forgotten at every visit)', async () => {
    const [first, second] = games.map(({ meta }) => meta.name);
    storeGame(second ?? '');
    const user = await home(language);
    const chooser = screen.getByTestId<HTMLSelectElement>('game');
    expect(chooser.value).toBe(second);
    await user.selectOptions(chooser, first ?? '');
    expect(storedGame()).toBe(first);
  });

  it('leads by a code, typed in any way, to the room, which asks for a seat', async () => {
    const code = await house().other().create('Anna', 'black-orchestra');
    const user = await home(language);
    await user.type(field(language, 'code'), `${code.slice(0, 2)}-${code.slice(2).toLowerCase()}{Enter}`);
    await screen.findByRole('button', { name: words.seat });
    expect(window.location.pathname).toBe(`/r/${code}`);
  });

  it('says what is missing or wrong, and asks the server nothing it must refuse', async () => {
    const user = await home(language);
    await user.type(field(language, 'code'), 'B2');
    await user.click(screen.getByRole('button', { name: words.enter }));
    expect(await announced()).toBe(words.noCode);
    await user.click(screen.getByRole('button', { name: words.open }));
    await user.click(screen.getByRole('button', { name: words.create }));
    expect(await announced()).toBe(words.noName);
  });

  it('says that there is no such room', async () => {
    const user = await home(language);
    await user.type(field(language, 'code'), 'BBBBB{Enter}');
    expect(await announced()).toBe(words.noRoom);
    expect(storedSeat('BBBBB')).toBeNull();
  });
});
