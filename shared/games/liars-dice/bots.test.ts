import { isQuestion, TABLE } from '../../engine/ask';
import { sightInto } from '../../engine/imagine';
import { answerAsk, type Match, startMatch } from '../../engine/match';
import type { BotLevel } from '../../engine/policy';
import { testKeys, testRandom } from '../../testing/playout';
import { liarsDice } from '.';
import type { DiceCore } from './state';
import { liarsDiceTesting } from './testing';

/** Plays a match of bots to its end; each seat has a level. */
function played(levels: readonly BotLevel[], seed: number, options: Readonly<Record<string, string>>): Match<DiceCore> {
  const random = testRandom(seed);
  let match = startMatch(liarsDice, { seats: levels.length, options, keys: testKeys(liarsDice, seed) });
  while (match.over === null) {
    const ask = match.asks.find((open) => isQuestion(open) && open.seat !== TABLE);
    if (ask === undefined) throw new Error('nobody is asked');
    const sight = sightInto(liarsDice, match, ask.seat, random);
    const { choice } = liarsDice.bots?.decide(levels[ask.seat] ?? 'quick', sight, random) ?? {};
    if (choice === undefined) throw new Error('no bots');
    const result = answerAsk(liarsDice, match, choice);
    if (!result.ok) throw new Error(result.why);
    match = result.match;
    expect(liarsDiceTesting.invariants(match.core)).toEqual([]);
  }
  return match;
}

it.each([
  { dice: '5', doubt: 'next', wild: 'yes' },
  { dice: '3', doubt: 'anybody', wild: 'no' },
])('bots play to an end in which each seat has a place: %p', (options) => {
  const { over } = played(['quick', 'steady', 'quick', 'steady'], 7, options);
  expect(over?.outcome === 'ranked' ? over.places.flat().sort() : []).toEqual([0, 1, 2, 3]);
});
