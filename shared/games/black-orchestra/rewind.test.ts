import { isQuestion } from '../../engine/ask';
import { type KeptMatch, keptOf, type Match, resumeMatch, startMatch } from '../../engine/match';
import { answerAsk } from '../../engine/match';
import { rewind } from '../../engine/rewind';
import { randomChoice, testKeys, testRandom } from '../../testing/playout';
import { gameSeeds } from '../../testing/properties';
import { blackOrchestra } from '.';
import type { Core } from './state';
import { faults, fullInventory, inventory } from './testing/invariants';

/** How often a random table goes back after an answer, and how often at most: it must come to its end. */
const SHARE = 0.04;
const MOST = 8;

/** Who is asked what, with which options. */
function asked({ asks }: Match<Core>): readonly string[] {
  return asks
    .filter(isQuestion)
    .map(({ seat, kind, options }) => `${seat}:${kind}:${options.map(({ key }) => key).join(' ')}`);
}

test('tables that go back now and then conserve everything, and no random number comes twice', () => {
  let rewinds = 0;
  for (const seed of gameSeeds(6)) {
    const random = testRandom(seed);
    const seats = 1 + (seed % 5);
    let match: Match<Core> = startMatch(blackOrchestra, { seats, options: {}, keys: testKeys(blackOrchestra, seed) });
    const history: KeptMatch<Core>[] = [];
    let left = MOST;
    while (match.over === null) {
      history.push(JSON.parse(JSON.stringify(keptOf(match))) as KeptMatch<Core>);
      const result = answerAsk(blackOrchestra, match, randomChoice(match.asks, random));
      if (!result.ok) throw new Error(result.why);
      match = result.match;
      const to = history[Math.floor(random() * history.length)];
      if (match.over !== null || to === undefined || left === 0 || random() > SHARE) continue;
      const before = match;
      const put = rewind(blackOrchestra, match, to);
      if (!put.ok) throw new Error(`seed ${seed}: ${put.why}`);
      match = put.match;
      left -= 1;
      rewinds += 1;
      expect(match.draws).toBe(before.draws);
      const then = resumeMatch(blackOrchestra, to);
      const standing = then.core.pub.standing.map(({ orders = [] }) => {
        const wishes = orders.filter(({ does }) => does === 'ask');
        return { consent: 'ask', passes: {}, ...(wishes.length === 0 ? {} : { orders: wishes }) };
      });
      expect(match.core.pub).toEqual({ ...then.core.pub, standing });
      // What was asked then is asked again; others may be asked as well.
      expect(asked(match)).toEqual(expect.arrayContaining(asked(then)));
      expect(resumeMatch(blackOrchestra, JSON.parse(JSON.stringify(keptOf(match))) as KeptMatch<Core>)).toEqual(match);
    }
    expect(faults(match.core)).toEqual([]);
    expect(inventory(match.core)).toEqual(fullInventory());
    const reached = new Map<string, number>();
    for (const { stream, from, to } of match.draws) {
      expect(from).toBe(reached.get(stream) ?? 0);
      expect(to).toBeGreaterThan(from);
      reached.set(stream, to);
    }
  }
  expect(rewinds).toBeGreaterThan(20);
});
