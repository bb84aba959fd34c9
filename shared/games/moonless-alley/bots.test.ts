import { isQuestion } from '../../engine/ask';
import { sightInto } from '../../engine/imagine';
import { answerAsk, type Match, startMatch } from '../../engine/match';
import type { BotLevel } from '../../engine/policy';
import { testKeys, testRandom } from '../../testing/playout';
import { moonlessAlley } from '.';
import { bots } from './bots';
import type { Core } from './state';

/** Plays a match of bots to its end; the first seat is of the first level, all others of the second. */
function played(first: BotLevel, others: BotLevel, seed: number, options = {}): Match<Core> {
  const random = testRandom(seed);
  let match = startMatch(moonlessAlley, { seats: 4, options, keys: testKeys(moonlessAlley, seed) });
  while (match.over === null) {
    const ask = match.asks.find(isQuestion);
    if (ask === undefined) throw new Error('nobody is asked');
    const level = ask.seat === 0 ? first : others;
    const { choice } = bots.decide(level, sightInto(moonlessAlley, match, ask.seat, random), random);
    const result = answerAsk(moonlessAlley, match, choice);
    if (!result.ok) throw new Error(`${result.why}: ${choice.key}`);
    match = result.match;
  }
  return match;
}

test.each([{}, { plot: 'espionage' }, { plot: 'deceit', teams: 'on', start: 'draft' }])(
  'quick bots play to the end and lay missions: %j',
  (options) => {
    const { core } = played('quick', 'quick', 2, options);
    expect(core.pub.scored?.flat().filter(({ pays }) => pays > 0).length).toBeGreaterThan(5);
  },
);

test('a steady bot plays to the end', () => {
  expect(played('steady', 'quick', 1, { plot: 'weapon-theft' }).over).toMatchObject({ outcome: 'ranked' });
});
