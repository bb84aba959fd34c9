import { seat } from '../../engine/ask';
import { answerAsk, type Match, startMatch, viewOf } from '../../engine/match';
import { testKeys, testRandom } from '../../testing/playout';
import { liarsDice } from '.';
import { redeal } from './imagining';
import type { DiceCore, DicePub } from './state';

/** A match with these dice under the cups. */
function given(cups: readonly (readonly number[])[], pub: Partial<DicePub> = {}): Match<DiceCore> {
  const game: typeof liarsDice = {
    ...liarsDice,
    setup: (request) => {
      const { core, draws } = liarsDice.setup(request);
      const left = cups.map((own) => own.length);
      return { core: { pub: { ...core.pub, left, ...pub }, hidden: { ...core.hidden, cups } }, draws };
    },
  };
  return startMatch(game, { seats: cups.length, options: {}, keys: testKeys(liarsDice, 1) });
}

/** Answers of seats, one after the other: `0 bid:2:4`. */
function when(match: Match<DiceCore>, ...answers: readonly string[]): Match<DiceCore> {
  return answers.reduce((now, said) => {
    const [by, key] = said.split(' ');
    const ask = now.asks.find((open) => open.seat === Number(by));
    if (ask === undefined || key === undefined) throw new Error(`seat ${by} is asked nothing`);
    const result = answerAsk(liarsDice, now, { seat: ask.seat, ask: ask.id, key });
    if (!result.ok) throw new Error(`${said}: ${result.why}`);
    return result.match;
  }, match);
}

function keys(match: Match<DiceCore>, of: number): readonly string[] {
  return match.asks.filter((ask) => ask.seat === of).flatMap(({ options }) => options.map(({ key }) => key));
}

const CUPS = [
  [1, 4],
  [4, 6],
  [2, 3],
];

it.each([
  ['5', [5, 5, 5]],
  ['3', [3, 3, 3]],
])('1.1 each player begins with the agreed number of dice: %s', (dice, left) => {
  const match = startMatch(liarsDice, { seats: 3, options: { dice }, keys: testKeys(liarsDice, 1) });
  expect(match.core.pub.left).toEqual(left);
  expect(match.core.hidden.cups.map((own) => own.length)).toEqual(left);
});

it('1.2 everybody sees their own dice only', () => {
  const match = given(CUPS);
  expect(viewOf(liarsDice, match, seat(1)).table.own).toEqual([4, 6]);
  expect(viewOf(liarsDice, match, null).table.own).toEqual([]);
});

it('2.1 the turn passes those without dice', () => {
  const match = when(given([[1], [], [2]], { out: [seat(1)] }), '0 bid:1:1');
  expect(match.asks.map((ask) => ask.seat)).toEqual([2]);
});

it('2.2 the first player must bid, at most all dice', () => {
  const open = keys(given(CUPS), 0);
  expect(open).not.toContain('doubt');
  expect([open[0], open.at(-1)]).toEqual(['bid:1:1', 'bid:6:6']);
});

it('2.3 a later bid is higher in number, or as many of a higher face', () => {
  const open = keys(when(given(CUPS), '0 bid:2:4'), 1);
  expect(open.slice(0, 4)).toEqual(['doubt', 'bid:2:5', 'bid:2:6', 'bid:3:1']);
});

it('2.4 where no higher bid exists, the player in turn can only doubt', () => {
  expect(keys(when(given(CUPS), '0 bid:6:6'), 1)).toEqual(['doubt']);
});

describe('2.5 anybody may doubt', () => {
  const asked = when(given(CUPS, { doubt: 'anybody' }), '0 bid:4:4');

  it('all others are asked at once', () => {
    expect(asked.asks.map((ask) => [ask.seat, ask.clock, ask.fallback])).toEqual([
      [1, 'doubt', 'pass'],
      [2, 'doubt', 'pass'],
    ]);
  });

  it('the first word counts', () => {
    expect(when(asked, '2 doubt').core.pub.shown?.doubter).toBe(2);
  });

  it('when all let it pass, the next player bids', () => {
    expect(when(asked, '1 pass', '2 pass').asks.map((ask) => [ask.seat, ask.kind])).toEqual([[1, 'bid']]);
  });
});

it('3.1 after a doubt all dice are in the log', () => {
  const match = when(given(CUPS), '0 bid:3:4', '1 doubt');
  expect(match.log.filter(({ text }) => text.m === 'log.held')).toHaveLength(3);
  expect(match.core.pub.shown?.dice).toEqual(CUPS);
});

it.each([
  ['yes', 3],
  ['no', 2],
] as const)('3.2 ones count as any face: %s', (wild, count) => {
  expect(when(given(CUPS, { wild }), '0 bid:3:4', '1 doubt').core.pub.shown?.count).toBe(count);
});

it.each([
  ['bid:3:4', [2, 1, 2], 1],
  ['bid:4:4', [1, 2, 2], 0],
])('3.3, 3.4 after %s the loser has a die less and begins', (bid, left, loser) => {
  const match = when(given(CUPS), `0 ${bid}`, '1 doubt');
  expect(match.core.pub.left).toEqual(left);
  expect(match.asks.map((ask) => ask.seat)).toEqual([loser]);
});

it('4.1 who has lost the last die is out, and the next one begins', () => {
  const match = when(given([[1], [2], [3]]), '0 bid:3:6', '1 doubt');
  expect(match.core.pub.out).toEqual([0]);
  expect(match.asks.map((ask) => ask.seat)).toEqual([1]);
});

it('4.2 the last player wins, the others are placed by how long they held out', () => {
  const match = when(given([[1], [2], []], { out: [seat(2)] }), '0 bid:2:6', '1 doubt');
  expect(match.over).toEqual({ outcome: 'ranked', reason: 'last', places: [[1], [0], [2]], facts: {} });
});

it('two worlds that differ in the dice of others look the same', () => {
  const match = when(given(CUPS), '0 bid:1:4');
  for (let seed = 0; seed < 20; seed++) {
    const core = redeal({ begun: match.core, now: match.core, seat: seat(1), random: testRandom(seed) });
    if (core === null) throw new Error('a match before a doubt can be dealt anew');
    expect(viewOf(liarsDice, { ...match, core }, seat(1))).toEqual(viewOf(liarsDice, match, seat(1)));
  }
});
