import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { SHEET_IDS } from '../../../shared/games/black-orchestra/board/sheets';
import { dossierCards } from '../../../shared/games/black-orchestra/cards/dossier';
import { AFFILIATION, markOf, printed } from './faces';

const { messages } = blackOrchestra;

test('the affiliations shown are those of the game', () => {
  for (const id of SHEET_IDS) {
    expect(messages.en[`pick.${id}.help`]).toMatch(
      new RegExp(`^${messages.en[`affiliation.${AFFILIATION[id]}`] ?? ''}\\.`),
    );
  }
});

test('copies of a card share its printed id', () => {
  expect([printed('safe#1'), printed('quick-reaction#2')]).toEqual(['safe', 'quick-reaction']);
});

test('plots and illegal cards carry their mark, all others none, as the game has them', () => {
  for (const { id, kind } of dossierCards) {
    expect([id, markOf(`${id}#1`)]).toEqual([id, kind]);
  }
});
