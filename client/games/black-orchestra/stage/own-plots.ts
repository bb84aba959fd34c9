import type { Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { chanceOf, ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { PlotPlan, Throw } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { printed } from '../faces';
import { percent } from '../plot/odds';

/**
 * What an event has changed for the plots that a player holds: from where each can be attempted now, or else how likely it is and why
 * [BO 12] (found: odds fell, and nobody knew by what).
 */
export function ownPlotNews(before: Table, after: Table, facts: Facts, you: Seat | null): readonly Text[] {
  const own = after.conspirators.filter(({ seat }) => seat === you);
  return own.flatMap(({ id }) => {
    const plansBefore = ownPlans(before, facts, id);
    return ownPlans(after, facts, id).flatMap((plan): readonly Text[] => {
      const { card, target } = plan;
      const was = plansBefore.find((one) => one.card === card && one.target === target);
      const from = placeOf(plan);
      if (was === undefined) return [];
      const p = { card: { m: `card.${printed(card)}` } };
      if (placeOf(was) === from) return oddsNews(was.ready, plan.ready, p);
      return from === null
        ? [{ m: 'bo.staged.yours.nowhere', p }]
        : [{ m: 'bo.staged.yours.from', p: { ...p, space: { m: `space.${from}` } } }];
    });
  });
}

/** How likely a plot succeeds now, and what of its throw has changed; nothing where its chance is the same. */
function oddsNews(was: Throw, now: Throw, card: Text['p']): readonly Text[] {
  const [from, to] = [percent(chanceOf(was)), percent(chanceOf(now))];
  if (from === to) return [];
  const figures = [
    ['dice', was.dice, now.dice],
    ['targets', was.need.targets, now.need.targets],
    ['eagles', was.need.first, now.need.first],
  ] as const;
  const why = figures.flatMap(([what, before, after]) =>
    before === after ? [] : [{ m: `bo.staged.odds.${what}`, p: { from: before, to: after } }],
  );
  return [{ m: 'bo.staged.yours.odds', p: { ...card, from, to, why } }];
}

/** From where a plan can be carried out as its target stands now; null where it cannot be struck there [BO 12]. */
export function placeOf({ from, needs }: PlotPlan): PlotPlan['from'] {
  return needs.some((need) => need.kind === 'place' && !need.met) ? null : from;
}
