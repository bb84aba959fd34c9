import type { SheetId } from '../board/sheets';
import type { LeaderId } from '../board/spaces';
import type { CardKey } from '../state';
import type { Known } from '../state';
import type { Facts } from './facts';
import { chanceOf } from './goal';
import { freeConspirators } from './known';
import { type PlotPlan, plotPlans } from './plans';

/** The chance of a plot that a conspirator holds, if they attempted it at a leader now with all that is ready; 0 to 1 [BO 12.2]. */
export function chanceToKill(
  known: Known,
  facts: Facts,
  who: SheetId,
  { card, target }: { readonly card: CardKey; readonly target: LeaderId },
): number {
  const plan = plotPlans(known, facts, who).find((one) => one.card === card && one.target === target);
  return plan === undefined ? 0 : chanceOf(plan.reacted);
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
