import { neighbours } from '../board/distance';
import { isNearArrest } from '../board/levels';
import type { SheetId } from '../board/sheets';
import { type ItemId, LEADER_IDS, type LeaderId, SPACE_IDS, type SpaceId } from '../board/spaces';
import type { CardKey, Conspirator } from '../state';
import type { Table } from '../table';
import { chanceOf, type Goal, targetsShort } from './goal';
import { conspirator, leaderSpace } from './known';
import { DETECTION_COST, worth, WORTHWHILE } from './odds';
import type { PlotPlan, Throw } from './plans';
import { movesFrom } from './reach';

/** An action that brings a goal nearer. */
export type NextStep =
  | { readonly kind: 'attempt'; readonly card: CardKey; readonly target: LeaderId }
  | { readonly kind: 'conspire' }
  /** Delivers something: suspicion falls. */
  | { readonly kind: 'deliver' }
  /** Takes the open tile of the conspirator's space. */
  | { readonly kind: 'collect'; readonly item: ItemId }
  /** Turns over the tile of the conspirator's space. */
  | { readonly kind: 'reveal' }
  | {
      readonly kind: 'move';
      readonly to: SpaceId;
      readonly moves: number;
      readonly end: SpaceId;
      /** What is there: where the plot is attempted, an item that it lacks, a tile that nobody has seen, or no leader. */
      readonly for: 'plot' | 'tile' | 'safety' | ItemId;
    }
  | { readonly kind: 'draw' };

/**
 * The actions that bring a conspirator's goal nearer, the best first. Who is suspected so much that a raid is near delivers. A plot
 * that has all it needs and some hope is attempted. Else they conspire for what dissent brings [BO 7], fetch what makes the plot
 * likelier, go where it can be attempted once there is hope, look under tiles, or draw. Whether one can be taken now, the open
 * question tells.
 */
export function nextSteps(table: Table, who: SheetId, goal: Goal): readonly NextStep[] {
  const one = conspirator(table, who);
  const steps = stepsTowards(table, one, goal);
  return table.actionsLeft === 1 ? endingWell(table, one, steps) : steps;
}

/**
 * The steps for a last action: none ends beside a leader, since who starts a turn there is penalised [BO 5], and who stands beside one
 * leaves, unless there is a plot to attempt or a suspicion to lose.
 */
function endingWell(table: Table, { space }: Conspirator, steps: readonly NextStep[]): readonly NextStep[] {
  const kept = steps.filter((step) => step.kind !== 'move' || !isBesideLeader(table, step.to));
  const [first] = kept;
  if (first === undefined || space === 'prison' || !isBesideLeader(table, space)) return kept;
  if (first.kind === 'attempt' || first.kind === 'deliver' || first.kind === 'move') return kept;
  const moves = movesFrom(table, space);
  const out = neighbours(space).find((to) => moves.get(to) === 1 && !isBesideLeader(table, to));
  return out === undefined ? kept : [{ kind: 'move', to: out, moves: 1, end: out, for: 'safety' }, ...kept];
}

function stepsTowards(table: Table, one: Conspirator, goal: Goal): readonly NextStep[] {
  switch (goal.kind) {
    case 'get-free':
      return [];
    case 'find-plot': {
      const draw = goal.plots > 0 ? drawFrom(table, one) : [];
      // Where no plot can be drawn any more, motivation is of no use but to others.
      const raise: readonly NextStep[] = goal.motivation.met || draw.length === 0 ? [] : [{ kind: 'conspire' }];
      return [...delivery(one), ...draw, ...raise];
    }
    case 'plot':
      return goal.plan.who === one.id ? stepsOf(table, one, goal.plan) : [];
  }
}

/** Extreme suspicion is an arrest in the next raid [BO 10], and one eagle more makes it of a high one. */
function delivery({ suspicion }: Conspirator): readonly NextStep[] {
  return isNearArrest(suspicion) ? [{ kind: 'deliver' }] : [];
}

/** A draw, while there is a card to draw and room for it. */
function drawFrom(table: Table, one: Conspirator): readonly NextStep[] {
  const room = table.limits[table.conspirators.indexOf(one)]?.dossier ?? 0;
  return table.deckLeft > 0 && one.dossier.length < room ? [{ kind: 'draw' }] : [];
}

function stepsOf(table: Table, one: Conspirator, plan: PlotPlan): readonly NextStep[] {
  const { card, target, needs } = plan;
  const wants = (kind: PlotPlan['needs'][number]['kind']): boolean =>
    needs.some((need) => need.kind === kind && !need.met);
  const isHopeful = isLastRound(table) ? chanceOf(plan.ready) > 0 : worthOf(plan.ready) >= WORTHWHILE;
  if (isHopeful && needs.every(({ met }) => met)) return [{ kind: 'attempt', card, target }];
  // Dissent motivates, and takes support away from the target: it needs fewer dice then.
  const raise: readonly NextStep[] = wants('motivation') || !isHopeful ? [{ kind: 'conspire' }] : [];
  // A place is reached when the target stands where it can be struck; it is no place to wait in, since leaders are there.
  const go = wants('reach') && !wants('place') && !wants('motivation') && isHopeful ? wayTo(table, plan) : [];
  const hope = isHopeful ? [] : [...tiles(table, one), ...drawFrom(table, one)];
  return [...delivery(one), ...raise, ...fetch(table, one, plan), ...go, ...hope];
}

/** Whether the events end before everybody has had another turn: then every hope is better than none [BO 1]. */
function isLastRound({ eventsLeft, conspirators }: Table): boolean {
  return eventsLeft.reduce((sum, left) => sum + left, 0) <= conspirators.length;
}

/** What an attempt with this throw is worth, in wins. */
function worthOf({ best, chances }: Throw): number {
  const chance = best === null ? undefined : chances[best - 1];
  return chance === undefined ? 0 : worth(chance, DETECTION_COST);
}

/** What can be fetched from the board that makes a plot likelier, the nearest first: taken where it lies, or gone for. */
function fetch(table: Table, one: Conspirator, plan: PlotPlan): readonly NextStep[] {
  const wanted = plan.improvements
    .filter((improvement) => improvement.state === 'missing' && isBetter(improvement.with, plan.ready))
    .flatMap(({ by, at }) =>
      'item' in by
        ? at.flatMap((place) => (place.kind === 'space' ? [{ item: by.item, space: place.space }] : []))
        : [],
    );
  const nearest = nearestFor(table, one, wanted);
  if (nearest === undefined) return [];
  const { item, space } = nearest;
  return space === one.space ? [{ kind: 'collect', item }] : wayBetween(table, one.space, space, item);
}

/** Tiles that nobody has seen: one of them may be what a plot lacks. */
function tiles(table: Table, one: Conspirator): readonly NextStep[] {
  const hidden = SPACE_IDS.filter((space) => table.tiles[space]?.face === 'down').map((space) => ({ space }));
  const nearest = nearestFor(table, one, hidden);
  if (nearest === undefined) return [];
  return nearest.space === one.space ? [{ kind: 'reveal' }] : wayBetween(table, one.space, nearest.space, 'tile');
}

/** The nearest of some places of things for somebody who has room for an item. */
function nearestFor<Place extends { readonly space: SpaceId }>(
  table: Table,
  one: Conspirator,
  places: readonly Place[],
): Place | undefined {
  const room = table.limits[table.conspirators.indexOf(one)]?.items ?? 0;
  if (one.space === 'prison' || one.items.length >= room) return undefined;
  const moves = movesFrom(table, one.space);
  const far = ({ space }: Place): number => moves.get(space) ?? Infinity;
  return places.filter((place) => far(place) < Infinity).sort((a, b) => far(a) - far(b))[0];
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
  if (from === null) return [];
  return wayBetween(table, space, from, 'plot').filter(
    (step) => step.kind !== 'move' || !isBesideLeader(table, step.to) || step.moves < table.actionsLeft,
  );
}

function isBesideLeader(table: Table, space: SpaceId): boolean {
  return LEADER_IDS.some((leader) => leaderSpace(table, leader) === space);
}

/** The first move of a shortest way. */
function wayBetween(
  table: Table,
  space: Conspirator['space'],
  end: SpaceId,
  what: Extract<NextStep, { readonly kind: 'move' }>['for'],
): readonly NextStep[] {
  if (space === 'prison') return [];
  // A way is as long in both directions.
  const left = movesFrom(table, end);
  const [next] = neighbours(space)
    .flatMap((to) => {
      const far = left.get(to);
      return far === undefined ? [] : [{ to, far }];
    })
    .sort((one, other) => one.far - other.far);
  return next === undefined ? [] : [{ kind: 'move', to: next.to, moves: next.far + 1, end, for: what }];
}
