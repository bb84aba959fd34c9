import { DIE_FACES, type DieFace } from '../board/pieces';
import { eagles, targets } from './dice';
import { plotOdds } from './odds';

/** Every way n dice can fall. */
function allRolls(n: number): readonly (readonly DieFace[])[] {
  return n === 0 ? [[]] : allRolls(n - 1).flatMap((rest) => DIE_FACES.map((face) => [...rest, face]));
}

/** The same chances, counted out roll by roll. */
function counted(dice: number, need: { targets: number; eagles: number }, modifier: number) {
  const tally = { success: 0, quiet: 0, detected: 0 };
  const rolls = allRolls(dice);
  for (const roll of rolls) {
    const caught = Math.max(0, eagles(roll) + modifier) >= need.eagles;
    tally[caught ? 'detected' : targets(roll) >= need.targets ? 'success' : 'quiet'] += 1 / rolls.length;
  }
  return tally;
}

describe('The odds of a plot [BO 12.2]', () => {
  it('are 144 and 171 in 1296 for 4 dice, 3 targets, detection at 2 eagles [scenario 43]', () => {
    const odds = plotOdds(4, { targets: 3, eagles: 2 }, (rolled) => rolled);
    expect(odds.success).toBeCloseTo(144 / 1296, 12);
    expect(odds.detected).toBeCloseTo(171 / 1296, 12);
    expect(odds.quiet).toBeCloseTo(981 / 1296, 12);
  });

  it.each([1, 2, 3, 4])(
    'agree with every way %i dice can fall, whatever is needed and whatever modifies eagles',
    (dice) => {
      for (const modifier of [-2, -1, 0, 1]) {
        for (const need of [1, 2, 3, 4].flatMap((t) => [1, 2, 3].map((e) => ({ targets: t, eagles: e })))) {
          const odds = plotOdds(dice, need, (rolled) => Math.max(0, rolled + modifier));
          const exact = counted(dice, need, modifier);
          expect(odds.success).toBeCloseTo(exact.success, 12);
          expect(odds.detected).toBeCloseTo(exact.detected, 12);
          expect(odds.quiet).toBeCloseTo(exact.quiet, 12);
        }
      }
    },
  );

  it('leave no success with fewer dice than targets, and are all detection once an eagle counts unrolled', () => {
    expect(plotOdds(2, { targets: 3, eagles: 2 }, (rolled) => rolled).success).toBe(0);
    expect(plotOdds(3, { targets: 1, eagles: 1 }, (rolled) => rolled + 1).detected).toBeCloseTo(1, 12);
  });
});
