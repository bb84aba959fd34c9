import type { Ask } from '../../../../shared/engine/ask';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { type PlotPlan, plotPlans } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/** The plan of the plot that an option attempts, by the option's key: `plot:card:leader`. Null when nobody has such a plot. */
export function planOfOption(key: string, table: Table, facts: Facts): PlotPlan | null {
  const [, card, target] = key.split(':');
  const who = table.conspirators.find(({ dossier }) => dossier.some((held) => held === card));
  if (who === undefined) return null;
  return plotPlans(table, facts, who.id).find((plan) => plan.card === card && plan.target === target) ?? null;
}

/** The key of the option by which a plot can be attempted that waited for a leader to move; null when none is offered. */
export function offeredIn(asks: readonly Pick<Ask, 'kind' | 'options'>[]): string | null {
  const keys = asks
    .filter(({ kind }) => kind === 'leader-moved')
    .flatMap(({ options }) => options.map(({ key }) => key));
  return keys.find((key) => key.startsWith('plot:')) ?? null;
}

/** A plan whose leader is on the move just now: it waits for no event any more. */
export function withoutWait(plan: PlotPlan): PlotPlan {
  return { ...plan, needs: plan.needs.filter(({ kind }) => kind !== 'reach') };
}
