import { imagine } from '../../engine/imagine';
import { keptOf, resumeExactly, viewOf } from '../../engine/match';
import { everySize } from '../../testing/game-testing';
import { playout, randomOptions, seatsOf, testRandom } from '../../testing/playout';
import { gameSeeds } from '../../testing/properties';
import { complots } from '.';
import { complotsTesting } from './testing';

const sizes = everySize([complotsTesting]).map(({ seats }) => seats);

test.each(sizes)('random games with %d seats are sound, tell nobody a secret and end with one winner', (seats) => {
  for (const seed of gameSeeds(12)) {
    const random = testRandom(seed);
    const end = playout(complots, { seats, seed, options: randomOptions(complots, seats, random) }, (match) => {
      expect(complotsTesting.invariants(match.core)).toEqual([]);
      for (const viewer of [...seatsOf(seats), null])
        expect(complotsTesting.viewLeaks(match, viewOf(complots, match, viewer))).toEqual([]);
    });
    expect(end.over).toMatchObject({ outcome: 'ranked' });
    expect(resumeExactly(complots, keptOf(end))).not.toBeNull();
  }
});

test.each(sizes)('with %d seats every living seat imagines a sound world wherever a step begins', (seats) => {
  for (const seed of gameSeeds(2)) {
    const random = testRandom(seed);
    playout(complots, { seats, seed, options: randomOptions(complots, seats, random) }, (match) => {
      // In a window the engine draws the answers that were given anew, and seldom hits them all.
      if (match.over !== null || match.choices.length > match.begun.used) return;
      for (const of of seatsOf(seats)) {
        if (match.core.pub.out.includes(of)) continue;
        const worlds = imagine(complots, match, of, { most: 1, random });
        expect(worlds).toHaveLength(1);
        for (const { begun } of worlds) expect(complotsTesting.invariants(begun.core)).toEqual([]);
      }
    });
  }
});
