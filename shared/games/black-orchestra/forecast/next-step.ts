import { neighbours } from '../board/distance';
import { LEADER_IDS, type LeaderId, type SpaceId } from '../board/spaces';
import type { SheetId } from '../sheets/ids';
import type { CardKey } from '../state';
import type { Table } from '../table';
import { chanceOf, type Goal, targetsShort } from './goal';
import { conspirator, leaderSpace } from './known';
import type { PlotPlan, Throw } from './plans';
import { movesFrom } from './reach';

/** An action that brings a goal nearer. */
export type NextStep =
  | { readonly kind: 'attempt'; readonly card: CardKey; readonly target: LeaderId }
  | { readonly kind: 'conspire' }
  /** Takes the open tile of the conspirator's space. */
  | { readonly kind: 'collect' }
  | { readonly kind: 'move'; readonly to: SpaceId; readonly moves: number; readonly end: SpaceId }
  | { readonly kind: 'draw' };

/**
 * The actions that bring a conspirator's goal nearer, the best first: to attempt the plot when all is there, else to conspire
 * for what dissent brings [BO 7], to fetch what makes the plot likelier, to go where it can be attempted from once it may
 * succeed, or to draw while there is no hope without further cards. Whether one can be taken now, the open question tells.
 */
export function nextSteps(table: Table, who: SheetId, goal: Goal): readonly NextStep[] {
  switch (goal.kind) {
    case 'get-free':
      return [];
    case 'find-plot': {
      const draw: readonly NextStep[] = goal.plots > 0 ? drawFrom(table) : [];
      // Where no plot can be drawn any more, motivation is of no use but to others.
      return goal.motivation.met || draw.length === 0 ? draw : [...draw, { kind: 'conspire' }];
    }
    case 'plot':
      return goal.plan.who === who ? stepsOf(table, goal.plan) : [];
  }
}

function drawFrom({ deckLeft }: Table): readonly NextStep[] {
  return deckLeft > 0 ? [{ kind: 'draw' }] : [];
}

function stepsOf(table: Table, plan: PlotPlan): readonly NextStep[] {
  const { card, target, needs } = plan;
  const wants = (kind: PlotPlan['needs'][number]['kind']): boolean =>
    needs.some((need) => need.kind === kind && !need.met);
  const mayNow = chanceOf(plan.ready) > 0;
  if (mayNow && needs.every(({ met }) => met)) return [{ kind: 'attempt', card, target }];
  // Dissent motivates, and takes support away from the target: it needs fewer dice then.
  const raise: readonly NextStep[] = wants('motivation') || !mayNow ? [{ kind: 'conspire' }] : [];
  // A place is reached when the target stands where it can be struck; it is no place to wait in, since leaders are there.
  const go = wants('reach') && !wants('place') && !wants('motivation') && mayNow ? wayTo(table, plan) : [];
  return [...raise, ...fetch(table, plan), ...go, ...(mayNow ? [] : drawFrom(table))];
}

/** What can be fetched from the board that makes a plot likelier, the nearest first: taken where it lies, or gone for. */
function fetch(table: Table, plan: PlotPlan): readonly NextStep[] {
  const one = conspirator(table, plan.who);
  const room = table.limits[table.conspirators.indexOf(one)]?.items ?? 0;
  if (one.space === 'prison' || one.items.length >= room) return [];
  const moves = movesFrom(table, one.space);
  const [nearest] = plan.improvements
    .filter((improvement) => improvement.state === 'missing' && isBetter(improvement.with, plan.ready))
    .flatMap(({ at }) => at.flatMap((place) => (place.kind === 'space' ? [place.space] : [])))
    .flatMap((space) => {
      const far = moves.get(space);
      return far === undefined ? [] : [{ space, far }];
    })
    .sort((a, b) => a.far - b.far);
  if (nearest === undefined) return [];
  return nearest.far === 0 ? [{ kind: 'collect' }] : wayBetween(table, one.space, nearest.space);
}

/** Whether a throw is likelier to succeed than another one, or lacks fewer dice. */
function isBetter(one: Throw, than: Throw): boolean {
  return chanceOf(one) > chanceOf(than) || targetsShort(one) < targetsShort(than);
}

/**
 * The move to take next to where a plot can be attempted from. Into the space of a leader only where the plot can be attempted
 * before the turn ends: who starts a turn there is penalised [BO 5].
 */
function wayTo(table: Table, { who, from }: PlotPlan): readonly NextStep[] {
  const { space } = conspirator(table, who);
  if (from === null || space === 'prison') return [];
  return wayBetween(table, space, from).filter(
    (step) => step.kind !== 'move' || !isBesideLeader(table, step.to) || step.moves < table.actionsLeft,
  );
}

function isBesideLeader(table: Table, space: SpaceId): boolean {
  return LEADER_IDS.some((leader) => leaderSpace(table, leader) === space);
}

/** The first move of a shortest way. */
function wayBetween(table: Table, space: SpaceId, end: SpaceId): readonly NextStep[] {
  // A way is as long in both directions.
  const left = movesFrom(table, end);
  const [next] = neighbours(space)
    .flatMap((to) => {
      const far = left.get(to);
      return far === undefined ? [] : [{ to, far }];
    })
    .sort((one, other) => one.far - other.far);
  return next === undefined ? [] : [{ kind: 'move', to: next.to, moves: next.far + 1, end }];
}
