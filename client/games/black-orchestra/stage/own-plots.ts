import type { Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { printed } from '../faces';

/** What an event has changed for the plots that a player holds: from where each can be attempted now [BO 12]. */
export function ownPlotNews(before: Table, after: Table, facts: Facts, you: Seat | null): readonly Text[] {
  const own = after.conspirators.filter(({ seat }) => seat === you);
  return own.flatMap(({ id }) => {
    const plansBefore = ownPlans(before, facts, id);
    return ownPlans(after, facts, id).flatMap((plan): readonly Text[] => {
      const { card, target } = plan;
      const was = plansBefore.find((one) => one.card === card && one.target === target);
      const from = placeOf(plan);
      if (was === undefined || placeOf(was) === from) return [];
      const p = { card: { m: `card.${printed(card)}` } };
      return from === null
        ? [{ m: 'bo.staged.yours.nowhere', p }]
        : [{ m: 'bo.staged.yours.from', p: { ...p, space: { m: `space.${from}` } } }];
    });
  });
}

/** From where a plan can be carried out as its target stands now; null where it cannot be struck there [BO 12]. */
function placeOf({ from, needs }: PlotPlan): PlotPlan['from'] {
  return needs.some((need) => need.kind === 'place' && !need.met) ? null : from;
}
