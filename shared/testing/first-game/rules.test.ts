import { seat } from '../../engine/ask';
import { answerAsk, type Match, startMatch, viewOf } from '../../engine/match';
import { testKeys } from '../../testing/playout';
import { firstGame } from '.';
import type { Core } from './state';

/** A match with these cards in hand. */
function given(hands: readonly (readonly number[])[]): Match<Core> {
  const game: typeof firstGame = {
    ...firstGame,
    setup: (request) => {
      const { core, draws } = firstGame.setup(request);
      return { core: { ...core, hidden: { ...core.hidden, hands } }, draws };
    },
  };
  return startMatch(game, { seats: hands.length, options: {}, keys: testKeys(firstGame, 1) });
}

/** Cards laid one after the other, each by whoever is asked. */
function when(match: Match<Core>, ...cards: readonly number[]): Match<Core> {
  return cards.reduce((now, card) => {
    const [ask] = now.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    const result = answerAsk(firstGame, now, { seat: ask.seat, ask: ask.id, key: String(card) });
    if (!result.ok) throw new Error(`${card}: ${result.why}`);
    return result.match;
  }, match);
}

it('1.1 each player holds four cards, which nobody else sees', () => {
  const match = startMatch(firstGame, { seats: 3, options: {}, keys: testKeys(firstGame, 1) });
  expect(viewOf(firstGame, match, seat(1)).table).toMatchObject({ held: [4, 4, 4], own: match.core.hidden.hands[1] });
  expect(viewOf(firstGame, match, null).table.own).toEqual([]);
});

it('1.2 in turn, each player lays one card', () => {
  const { core, asks } = when(
    given([
      [1, 2],
      [3, 4],
    ]),
    2,
  );
  expect(core.pub.laid).toEqual([{ by: 0, card: 2 }]);
  expect(asks.map((ask) => [ask.seat, ask.options.map(({ key }) => key)])).toEqual([[1, ['3', '4']]]);
});

it('1.3 the highest card wins a point, and its player begins', () => {
  const { core, asks } = when(
    given([
      [1, 2],
      [3, 4],
    ]),
    2,
    4,
  );
  expect([core.pub.points, core.pub.laid, asks[0]?.seat]).toEqual([[0, 1], [], 1]);
});

it.each([
  [
    [
      [1, 4],
      [2, 3],
    ],
    [4, 2, 1, 3],
    [[0, 1]],
  ],
  [
    [
      [3, 4],
      [1, 2],
    ],
    [4, 2, 3, 1],
    [[0], [1]],
  ],
])('1.4 when no cards are left, most points win: %j', (hands, cards, places) => {
  expect(when(given(hands), ...cards).over).toEqual({ outcome: 'ranked', reason: 'cards', places, facts: {} });
});
