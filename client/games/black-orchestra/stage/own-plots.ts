import type { Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { printed } from '../faces';

/** What an event has changed for the plots that a player holds: from where each can be attempted now [BO 12]. */
export function ownPlotNews(before: Table, after: Table, facts: Facts, you: Seat | null): readonly Text[] {
  const own = after.conspirators.filter(({ seat }) => seat === you);
  return own.flatMap(({ id }) => {
    const plansBefore = ownPlans(before, facts, id);
    return ownPlans(after, facts, id).flatMap(({ card, target, from }): readonly Text[] => {
      const was = plansBefore.find((plan) => plan.card === card && plan.target === target);
      if (was === undefined || was.from === from) return [];
      const p = { card: { m: `card.${printed(card)}` } };
      return from === null
        ? [{ m: 'bo.staged.yours.nowhere', p }]
        : [{ m: 'bo.staged.yours.from', p: { ...p, space: { m: `space.${from}` } } }];
    });
  });
}
