import type { SheetId } from '../board/sheets';
import type { LeaderId } from '../board/spaces';
import type { CardKey } from '../state';
import type { Known } from '../state';
import type { Facts } from './facts';
import { chanceOf } from './goal';
import { freeConspirators } from './known';
import { DETECTION_COST, worth } from './odds';
import { type PlotPlan, plotPlans } from './plans';

/**
 * What a plot that a conspirator holds is worth, in wins, if they attempted it at a leader now with all that is ready: its chance, less what
 * it costs to be detected. −1 when no dice can succeed [BO 12.2].
 */
export function worthOfStrike(
  known: Known,
  facts: Facts,
  who: SheetId,
  { card, target }: { readonly card: CardKey; readonly target: LeaderId },
): number {
  const plan = plotPlans(known, facts, who).find((one) => one.card === card && one.target === target);
  const chances = plan?.reacted.best == null ? undefined : plan.reacted.chances[plan.reacted.best - 1];
  return chances === undefined ? -1 : worth(chances, DETECTION_COST);
}

/**
 * The best chance of the plots that free conspirators hold to kill Hitler where he stands, 0 to 1: with the motivation that they
 * have, from a space that they can get to [BO 12].
 */
export function chanceOnHitler(known: Known, facts: Facts): number {
  const chances = freeConspirators(known).flatMap(({ id }) =>
    plotPlans(known, facts, id)
      .filter((plan) => plan.target === 'hitler' && isOpen(plan))
      .map(({ reacted }) => chanceOf(reacted)),
  );
  return Math.max(0, ...chances);
}

/** Whether nothing but moves is wanting. */
function isOpen({ needs }: PlotPlan): boolean {
  return needs.every((need) => (need.kind === 'reach' ? need.moves !== null : need.met));
}
