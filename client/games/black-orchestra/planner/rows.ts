import type { Text } from '../../../../shared/engine/text';
import type { Improvement, PlotPlan, Throw } from '../../../../shared/games/black-orchestra/forecast/plans';
import { thingOf } from '../goal/things';

/** One way to throw the dice of a plan: with what, and what it promises. */
export interface PlanRow {
  readonly label: Text;
  readonly thrown: Throw;
}

/** The ways a plan could be thrown: as it stands, with what is ready, and with each thing that is missing besides. */
export function rowsOf(plan: PlotPlan): readonly PlanRow[] {
  const { bare, ready, reacted, improvements } = plan;
  const held = improvements.filter(({ state }) => state === 'ready');
  const named = (some: readonly Improvement[]) => ({ things: some.map((one) => thingOf(one, plan.who)) });
  const before = held.filter((one) => !isForRoll(one));
  const after = held.filter(isForRoll);
  return [
    { label: { m: 'bo.plan.bare' }, thrown: bare },
    ...(before.length === 0 ? [] : [{ label: { m: 'bo.plan.ready', p: named(before) }, thrown: ready }]),
    ...(after.length === 0 || isSame(ready, reacted)
      ? []
      : [{ label: { m: 'bo.plan.reacted', p: named(after) }, thrown: reacted }]),
    ...missing(plan),
  ];
}

/** Whether something changes the roll, and not what is rolled (found: such a card beside the odds without it). */
function isForRoll({ by }: Improvement): boolean {
  return 'card' in by && by.when === 'rolled';
}

function missing({ improvements, who }: PlotPlan): readonly PlanRow[] {
  return improvements
    .filter(({ state }) => state === 'missing')
    .map((improvement) => ({
      label: { m: 'bo.plan.more', p: { thing: thingOf(improvement, who) } },
      thrown: improvement.with,
    }));
}

function isSame(one: Throw, other: Throw): boolean {
  return one.chances.every(({ success }, i) => success === other.chances[i]?.success);
}
