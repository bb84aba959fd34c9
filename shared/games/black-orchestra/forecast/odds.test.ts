import { DIE_FACES, type DieFace } from '../board/pieces';
import { eagles, targets } from '../rules/dice';
import { bestDice, chances, chancesFrom, chancesUpTo, chancesWith, type Need, NONE, type Reactions } from './odds';

/** Every way n dice can fall. */
function allRolls(n: number): readonly (readonly DieFace[])[] {
  return n === 0 ? [[]] : allRolls(n - 1).flatMap((rest) => DIE_FACES.map((face) => [...rest, face]));
}

/** Every need that can come up in a game: support up to 7, detection from the first eagle at -1 to the fifth. */
const NEEDS: readonly Need[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((wanted) =>
  [-1, 0, 1, 2, 3, 4, 5, 6].map((first) => ({ targets: wanted, first })),
);

/** What comes of dice that lie there, when nothing more is done. */
function outcome(rolled: readonly DieFace[], ignored: number, need: Need): 'success' | 'quiet' | 'detected' {
  if (eagles(rolled) - ignored >= need.first) return 'detected';
  return targets(rolled) >= need.targets ? 'success' : 'quiet';
}

/** Chances as a person would work them out: die by die, face by face, every choice that the cards leave tried out. */
function tried(rolled: readonly DieFace[], left: Reactions, ignored: number, need: Need): readonly [number, number] {
  const now = outcome(rolled, ignored, need);
  const plays: (readonly [number, number])[] = [[now === 'success' ? 1 : 0, now === 'detected' ? 1 : 0]];
  if (left.ignores > 0 && rolled.includes('eagle')) {
    plays.push(tried(rolled, { ...left, ignores: left.ignores - 1 }, ignored + 1, need));
  }
  if (left.rerolls > 0) {
    rolled.forEach((_, die) => {
      const after = DIE_FACES.map((face) =>
        tried(rolled.with(die, face), { ...left, rerolls: left.rerolls - 1 }, ignored, need),
      );
      plays.push([0, 1].map((i) => after.reduce((sum, value) => sum + (value[i] ?? 0), 0) / 6) as [number, number]);
    });
  }
  return plays.reduce((a, b) => (b[0] > a[0] + 1e-12 || (Math.abs(b[0] - a[0]) <= 1e-12 && b[1] < a[1]) ? b : a));
}

describe('The odds of a plot [BO 12.2]', () => {
  it.each([
    [3, { success: 8, quiet: 192, detected: 16, all: 216 }],
    [4, { success: 144, quiet: 981, detected: 171, all: 1296 }],
    [6, { success: 13072, quiet: 21303, detected: 12281, all: 46656 }],
    [10, { success: 23136096, quiet: 6160779, detected: 31169301, all: 60466176 }],
  ])('with %i dice for 3 targets, detected at 2 eagles, are exact [scenario 43]', (dice, ways) => {
    expect(chances(dice, { targets: 3, first: 2 }).ways).toEqual(ways);
  });

  it.each([1, 2, 3, 4, 5, 6])('with %i dice are those of every way they can fall, whatever is needed', (dice) => {
    const rolls = allRolls(dice).map((roll) => ({ eagles: eagles(roll), targets: targets(roll) }));
    for (const need of NEEDS) {
      const detected = rolls.filter((roll) => roll.eagles >= need.first).length;
      const success = rolls.filter((roll) => roll.eagles < need.first && roll.targets >= need.targets).length;
      const quiet = rolls.length - success - detected;
      expect([need, chances(dice, need).ways]).toEqual([need, { success, quiet, detected, all: rolls.length }]);
    }
  });

  it('of a roll that lies on the table are those of every choice that the cards leave', () => {
    for (const rolled of allRolls(3)) {
      for (const reactions of [NONE, { rerolls: 1, ignores: 0 }, { rerolls: 1, ignores: 1 }]) {
        const need = { targets: 2, first: 2 };
        const [success, detected] = tried(rolled, reactions, 0, need);
        const lying = { dice: 3, eagles: eagles(rolled), targets: targets(rolled) };
        const odds = chancesFrom(lying, need, reactions);
        expect([rolled, odds.success, odds.detected]).toEqual([
          rolled,
          expect.closeTo(success, 9),
          expect.closeTo(detected, 9),
        ]);
      }
    }
  });

  it('are all detection once an eagle counts that nobody rolled, and never a success with fewer dice than targets', () => {
    expect(chances(3, { targets: 1, first: 0 })).toMatchObject({ success: 0, quiet: 0, detected: 1 });
    expect(chances(2, { targets: 3, first: 2 }).success).toBe(0);
  });
});

describe('The odds of a plot with reactions [BO 12.3]', () => {
  it.each([
    [3, 1, 0, 11.11, 87.27, 1.62],
    [6, 1, 0, 41.44, 48.99, 9.58],
    [10, 1, 0, 59.26, 13.42, 27.32],
    [6, 0, 1, 31.62, 62.15, 6.23],
    [10, 0, 1, 58.17, 19.36, 22.48],
    [6, 1, 1, 42.84, 55.4, 1.76],
    [10, 1, 1, 71.42, 19.02, 9.56],
  ])('%i dice, %i re-rolls, %i ignored: %f / %f / %f percent', (dice, rerolls, ignores, success, quiet, detected) => {
    const found = chancesWith(dice, { targets: 3, first: 2 }, { rerolls, ignores });
    expect(found.success * 100).toBeCloseTo(success, 2);
    expect(found.quiet * 100).toBeCloseTo(quiet, 2);
    expect(found.detected * 100).toBeCloseTo(detected, 2);
  });

  it.each([
    { rerolls: 1, ignores: 0, most: 3 },
    { rerolls: 0, ignores: 1, most: 4 },
    { rerolls: 0, ignores: 2, most: 3 },
    { rerolls: 1, ignores: 1, most: 3 },
    { rerolls: 2, ignores: 0, most: 3 },
    { rerolls: 2, ignores: 1, most: 2 },
  ])('are those of every choice tried out: $rerolls re-rolls, $ignores ignored', ({ most, ...reactions }) => {
    for (let dice = 1; dice <= most; dice++) {
      for (const need of NEEDS.filter(({ targets: wanted, first }) => wanted <= 4 && first <= 4)) {
        const all = allRolls(dice).map((roll) => tried(roll, reactions, 0, need));
        const found = chancesWith(dice, need, reactions);
        expect(found.success).toBeCloseTo(all.reduce((sum, [success]) => sum + success, 0) / all.length, 10);
        expect(found.detected).toBeCloseTo(all.reduce((sum, [, detected]) => sum + detected, 0) / all.length, 10);
      }
    }
  });

  it('are never worse than without', () => {
    for (const need of NEEDS) {
      for (let dice = 1; dice <= 10; dice++) {
        expect(chancesWith(dice, need, { rerolls: 2, ignores: 1 }).success).toBeGreaterThanOrEqual(
          chances(dice, need).success,
        );
      }
    }
  });
});

describe('The best number of dice', () => {
  it('succeeds most often: 9 of 10 for 3 targets at 2 eagles, 7 at 1', () => {
    expect(bestDice(chancesUpTo(10, { targets: 3, first: 2 }, NONE))).toBe(9);
    expect(bestDice(chancesUpTo(10, { targets: 3, first: 1 }, NONE))).toBe(7);
  });

  it('is the one that is detected least among equals, and none when nothing can succeed', () => {
    expect(bestDice(chancesUpTo(3, { targets: 0, first: 3 }, NONE))).toBe(1);
    expect(bestDice(chancesUpTo(2, { targets: 3, first: 2 }, NONE))).toBeNull();
    expect(bestDice([])).toBeNull();
  });
});
