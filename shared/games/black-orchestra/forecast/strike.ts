import type { SheetId } from '../board/sheets';
import type { LeaderId } from '../board/spaces';
import type { CardKey } from '../state';
import type { Known } from '../state';
import type { Facts } from './facts';
import { chanceOf } from './goal';
import { freeConspirators } from './known';
import { DETECTION_COST, worth } from './odds';
import { type OwnPlot, ownPlots } from './plans';

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
  const plot = ownPlots(known, facts, who).find((one) => one.card === card && one.target === target);
  const reacted = plot?.reacted();
  const chances = reacted?.best == null ? undefined : reacted.chances[reacted.best - 1];
  return chances === undefined ? -1 : worth(chances, DETECTION_COST);
}

/**
 * The best chance of the plots that free conspirators hold to kill Hitler where he stands, 0 to 1: with the motivation that they
 * have, from a space that they can get to [BO 12].
 */
export function chanceOnHitler(known: Known, facts: Facts): number {
  const chances = freeConspirators(known).flatMap(({ id }) =>
    ownPlots(known, facts, id)
      .filter((plot) => plot.target === 'hitler' && isOpen(plot))
      .map(({ reacted }) => chanceOf(reacted())),
  );
  return Math.max(0, ...chances);
}

/** Whether nothing but moves is wanting. */
function isOpen({ needs }: OwnPlot): boolean {
  return needs.every((need) => (need.kind === 'reach' ? need.moves !== null : need.met));
}
