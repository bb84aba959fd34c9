import type { Text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type {
  Improvement,
  PlotPlan,
  Throw,
  Whereabouts,
} from '../../../../shared/games/black-orchestra/forecast/plans';
import { printed } from '../faces';

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

/** What an improvement is, and where it lies if the attempter does not have it; with the support that it asks for. */
export function thingOf(improvement: Improvement, who: SheetId): Text {
  const thing = placedThing(improvement, who);
  const { fromSupport } = improvement;
  return fromSupport === undefined ? thing : { m: 'bo.plan.thing.support', p: { thing, n: fromSupport } };
}

function placedThing({ by, at, state }: Improvement, who: SheetId): Text {
  if ('affiliation' in by)
    return { m: 'bo.plan.thing.affiliation', p: { affiliation: { m: `affiliation.${by.affiliation}` } } };
  if ('meeting' in by) return { m: 'bo.plan.thing.meeting' };
  const thing: Text = 'card' in by ? { m: `card.${printed(by.card)}` } : { m: `item.${by.item}` };
  if (at.some((one) => one.kind === 'holder' && one.who === who)) return thing;
  if (at.length > 0) return { m: 'bo.plan.thing.at', p: { thing, at: at.map(placeOf) } };
  return state === 'missing' ? { m: 'bo.plan.thing.hidden', p: { thing } } : thing;
}

function placeOf(at: Whereabouts): Text {
  return { m: at.kind === 'holder' ? `sheet.${at.who}` : `space.${at.space}` };
}
