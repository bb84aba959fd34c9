import { neighbours } from '../board/distance';
import type { LeaderId, SpaceId } from '../board/spaces';
import type { SheetId } from '../sheets/ids';
import type { CardKey } from '../state';
import type { Table } from '../table';
import { chanceOf, type Goal } from './goal';
import { conspirator } from './known';
import type { PlotPlan } from './plans';
import { movesFrom } from './reach';

/** An action that brings a goal nearer. */
export type NextStep =
  | { readonly kind: 'attempt'; readonly card: CardKey; readonly target: LeaderId }
  | { readonly kind: 'conspire' }
  | { readonly kind: 'move'; readonly to: SpaceId; readonly moves: number; readonly end: SpaceId }
  | { readonly kind: 'draw' };

/**
 * The actions that bring a conspirator's goal nearer, the best first: to attempt the plot when all is there, else to raise
 * motivation by dissent [BO 7], to go where the plot can be attempted from, or to draw while they hold no plot. Whether one can be
 * taken now, the open question tells.
 */
export function nextSteps(table: Table, who: SheetId, goal: Goal): readonly NextStep[] {
  switch (goal.kind) {
    case 'get-free':
      return [];
    case 'find-plot':
      return goal.motivation.met ? [{ kind: 'draw' }] : [{ kind: 'draw' }, { kind: 'conspire' }];
    case 'plot':
      return goal.plan.who === who ? stepsOf(table, goal.plan) : [];
  }
}

function stepsOf(table: Table, plan: PlotPlan): readonly NextStep[] {
  const { card, target, needs } = plan;
  const wants = (kind: PlotPlan['needs'][number]['kind']): boolean =>
    needs.some((need) => need.kind === kind && !need.met);
  // Dissent motivates, and a place is reached when the target stands where it can be struck.
  const raise: readonly NextStep[] = wants('motivation') ? [{ kind: 'conspire' }] : [];
  const way: readonly NextStep[] = wants('reach') && !wants('place') ? wayTo(table, plan) : [];
  if (needs.some(({ met }) => !met)) return [...raise, ...way];
  return chanceOf(plan.ready) > 0 ? [{ kind: 'attempt', card, target }] : [];
}

/** The move to take next on a shortest way to where a plot can be attempted from. */
function wayTo(table: Table, { who, from }: PlotPlan): readonly NextStep[] {
  const { space } = conspirator(table, who);
  if (from === null || space === 'prison') return [];
  // A way is as long in both directions.
  const left = movesFrom(table, from);
  const [next] = neighbours(space)
    .flatMap((to) => {
      const far = left.get(to);
      return far === undefined ? [] : [{ to, far }];
    })
    .sort((one, other) => one.far - other.far);
  return next === undefined ? [] : [{ kind: 'move', to: next.to, moves: next.far + 1, end: from }];
}
