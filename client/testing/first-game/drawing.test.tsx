/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { startMatch, viewOf } from '../../../shared/engine/match';
import { firstGame } from '../../../shared/testing/first-game';
import { testKeys } from '../../../shared/testing/playout';
import { makeRenderer } from '../../../shared/text/render';
import { seatNames } from '../../../shared/text/seat-names';
import { buttons } from '../../testing/draw';
import { drawPart, sourceOf } from '../../testing/part';
import { firstGameClient } from '.';
import { en } from './i18n/en';
import { fr } from './i18n/fr';

const NAMES = seatNames([
  [1, 'Anna'],
  [2, 'Ben'],
]);

/** The first turn as a seat sees it; a tap is told to `tap`. */
function drawn(language: 'en' | 'fr', of: number, tap: (id: string) => void) {
  const match = startMatch(firstGame, { seats: 2, options: {}, keys: testKeys(firstGame, 1) });
  const view = viewOf(firstGame, match, seat(of));
  const own = language === 'en' ? en : fr;
  const words = makeRenderer(language, { ...firstGame.messages[language], ...own, 'engine.seat': NAMES });
  return firstGameClient.draw(sourceOf({ view, facts: null, text: words, tap: ({ id }) => tap(id) }));
}

const { Table, SecretHand } = firstGameClient;

it.each([
  ['en', ['Anna: 0 points', 'Ben: 0 points']],
  ['fr', ['Anna\u00a0: 0\u00a0point', 'Ben\u00a0: 0\u00a0point']],
] as const)('the table says who has how many points (%s)', (language, said) => {
  const drawing = drawn(language, 0, () => undefined);
  drawPart(<Table drawing={drawing} telling={null} seek={null} following="free" />, language);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(said);
});

it.each([
  [0, 4],
  [1, 0],
])('the own cards of seat %i: %i can be laid', async (of, n) => {
  const taps: string[] = [];
  const drawing = drawn('en', of, (id) => taps.push(id));
  const { user } = drawPart(SecretHand == null ? <p /> : <SecretHand drawing={drawing} />, 'en');
  const { own } = drawing.view.table;
  expect(buttons()).toEqual(n === 0 ? [] : own.map((card) => `Card ${card}`));
  for (const button of screen.queryAllByRole('button')) await user.click(button);
  expect(taps).toEqual(n === 0 ? [] : own.map(String));
});
