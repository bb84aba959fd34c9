/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { BARE_VIEW, bareGame, TestTable } from '../../testing/table';
import { TopBar } from './TopBar';

/** The bar of a player, or of a spectator, with its menu open. */
async function menu(language: 'en' | 'fr', own: 0 | null) {
  const at = new TestTable();
  const members = [memberView(0, 'Anna'), memberView(1, 'Ben')];
  const who = own === null ? null : seat(own);
  const setting = { view: { ...BARE_VIEW, you: who }, game: bareGame(), room: { members }, seat: who, own: who };
  const { user } = draw(at.around(<TopBar>gauges</TopBar>, setting), language);
  await user.click(screen.getByTestId('menu'));
  return { at, user, words: () => within(screen.getByTestId('menu-ways')).getAllByRole('button') };
}

test.each([
  ['en', ['Invite', 'Ask everybody', 'Your devices', 'On a TV']],
  ['fr', ['Inviter', 'Demander un vote', 'Vos appareils', 'Sur la télé']],
] as const)(
  'the link, the vote, devices and a shared screen are found in one menu, by words (found: in four places, %s)',
  async (language, expected) => {
    const { at, user, words } = await menu(language, 0);
    expect(words().map(({ textContent }) => textContent)).toEqual(expected);
    const opened: unknown[] = [];
    for (const word of expected) {
      await user.click(screen.getByRole('button', { name: word }));
      opened.push(at.now().dialog);
    }
    expect(opened).toEqual(['room', 'vote', 'devices', 'screen']);
  },
);

test('who watches has no vote and no devices there', async () => {
  const { words } = await menu('en', null);
  expect(words().map(({ textContent }) => textContent)).toEqual(['Invite', 'On a TV']);
});
