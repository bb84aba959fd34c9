/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor } from '@testing-library/react';

import type { Browser } from '../../../server/testing/browser';
import { begin, gather, idAt } from '../../../server/testing/seating';
import { storedSeat } from '../../base/browser-storage';
import { buttons } from '../../testing/draw';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

/** The first of two at a table; the second one has gone. */
async function alone(): Promise<Browser> {
  const [anna, ben] = [house().other(), house().other()];
  await gather([anna, ben], 'black-orchestra');
  await begin([anna, ben]);
  // Visitors then stand at the door, where seats are claimed.
  expect(await anna.say('watching', { watching: 'off' })).toEqual({ ok: true });
  ben.close();
  await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === false);
  return anna;
}

const claims = (one: Browser) => one.rooms.at(-1)?.claims ?? [];

it.each([
  {
    language: 'en',
    mine: 'I am Player 1',
    tell: 'Tell the others these words. They see the same ones beside your request.',
    refused: 'Not everybody agreed.',
  },
  {
    language: 'fr',
    mine: 'Je suis Player 1',
    tell: 'Dites‑les aux autres, qui voient les mêmes à côté de votre demande.',
    refused: 'La table n’était pas d’accord.',
  },
] as const)(
  'who has lost a seat reads the words that the table sees, is told of a refusal, and takes the seat once all agree ($language)',
  async ({ language, mine, tell, refused }) => {
    const anna = await alone();
    const other = house().other();
    await other.say('enter', { code: anna.code, token: null });
    const user = house().visit(`/r/${anna.code}`, language);
    await user.click(await screen.findByRole('button', { name: mine }));
    const word = (await screen.findByTestId('claim-word')).textContent;
    screen.getByText(tell);
    expect(screen.getByTestId('told-politely').textContent).toContain(word);
    // Somebody else says to be him as well, before and after.
    const reply = await other.say('claim', { member: idAt(anna, 1), token: other.token });
    await anna.until(() => claims(anna).length === 2);
    expect(reply).toMatchObject({ word: claims(anna)[1]?.word });
    expect(claims(anna)[0]?.word).toBe(word);
    await anna.say('refuse', { proposal: await anna.until(() => claims(anna)[0]?.id) });
    expect((await screen.findByRole('alert')).textContent).toBe(refused);
    expect(storedSeat(anna.code)).toBeNull();
    expect(buttons()).toContain(mine);

    await user.click(screen.getByRole('button', { name: mine }));
    const anew = (await screen.findByTestId('claim-word')).textContent;
    expect(anew).not.toBe(word);
    const his = await anna.until(() => claims(anna).find((claim) => claim.word === anew)?.id);
    await anna.say('agree', { proposal: his });
    await waitFor(() => expect(storedSeat(anna.code)?.name).toBe('Player 1'));
    expect(claims(anna)).toEqual([]);
  },
);

it.each([
  { language: 'en', mine: 'I am Player 1', back: 'Withdraw the request' },
  { language: 'fr', mine: 'Je suis Player 1', back: 'Annuler le vote' },
] as const)(
  'who has lost a seat takes the request back, and is not told that the table refused ($language)',
  async ({ language, mine, back }) => {
    const anna = await alone();
    const user = house().visit(`/r/${anna.code}`, language);
    await user.click(await screen.findByRole('button', { name: mine }));
    await anna.until(() => claims(anna).length === 1);
    await user.click(await screen.findByRole('button', { name: back }));
    await anna.until(() => claims(anna).length === 0);
    await screen.findByRole('button', { name: mine });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each([
  { language: 'en', name: 'Your name', ask: /^Ask for the seat of / },
  { language: 'fr', name: 'Votre nom', ask: /^Demander la place (de |d’)/ },
] as const)(
  'who comes late asks for the seat of a bot, and takes it once all agree ($language)',
  async ({ language, name, ask }) => {
    const anna = house().other();
    await anna.create('Anna', 'black-orchestra');
    expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: true });
    await begin([anna]);
    const user = house().visit(`/r/${anna.code}`, language);
    await user.type(await screen.findByRole('textbox', { name }), 'Chloé');
    await user.click(screen.getByRole('button', { name: ask }));
    await screen.findByTestId('claim-word');
    const proposal = await anna.until(() => claims(anna)[0]?.id);
    await anna.say('agree', { proposal });
    await waitFor(() => expect(storedSeat(anna.code)?.name).toBe('Chloé'));
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.name === 'Chloé');
  },
);
