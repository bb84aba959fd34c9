import { onceEach } from '../../../engine/once';
import { distance, neighbours } from '../board/distance';
import { openingOf } from '../board/opening';
import type { SheetId } from '../board/sheets';
import { LEADER_IDS, type LeaderId, SPACE_IDS, type SpaceId, SPACES } from '../board/spaces';
import type { Known } from '../state';
import type { Facts, PlotSpec, TargetPlace } from './facts';
import { conspirator, isFree, leaderSpace, motivationAtLeast, supply } from './known';

/** Whether a leader's space is one where a plot can be attempted [BO 12, R9]. */
export function isInPlace({ rules }: Facts, place: TargetPlace, space: SpaceId): boolean {
  const { stage: printed, fortified } = SPACES[space];
  const stage = printed ?? rules.berlinStage;
  switch (place) {
    case 'anywhere':
      return true;
    case 'fortified':
      return fortified === true;
    case 'not-fortified':
      return fortified !== true;
    case 'berlin':
      return printed === null;
    case 'stage-1-or-2':
      return stage === 1 || stage === 2;
    case 'stage-3-4-or-5':
      return stage === 3 || stage === 4 || stage === 5;
  }
}

/** Whether a conspirator in a space can strike at a leader in another, as far as the plot's distance says. */
function isInReach({ attempter }: PlotSpec, from: SpaceId, leader: SpaceId): boolean {
  switch (attempter) {
    case 'same-space':
      return from === leader;
    case 'exactly-one-move-away':
      return distance(from, leader) === 1;
    case 'on-the-way':
      return true;
  }
}

/** The leaders a plot may aim at: Hitler, with Trusted Lieutenants deputies too [BO 15]. */
export function possibleTargets({ variants }: Known): readonly LeaderId[] {
  return variants.lieutenants ? LEADER_IDS : ['hitler'];
}

/** What keeps a conspirator from attempting a plot; the first that is missing, in this order. */
export type PlotBar = 'prison' | 'motivation' | 'dice' | 'place' | 'reach';

/** Whom a plot could strike now, somebody at least, or what is missing. */
export type Aim = { readonly can: readonly LeaderId[] } | { readonly cannot: PlotBar };

/** The leaders a conspirator could attack with a plot now, or why none [BO 12]; of plots "on the way" it says whom, not when. */
export function aimOf(known: Known, facts: Facts, who: SheetId, spec: PlotSpec): Aim {
  const one = conspirator(known, who);
  if (!isFree(one)) return { cannot: 'prison' };
  if (!motivationAtLeast(one, spec.motivation)) return { cannot: 'motivation' };
  if (supply(known) < 1) return { cannot: 'dice' };
  const placed = possibleTargets(known).flatMap((leader) => {
    const at = leaderSpace(known, leader);
    return at !== null && isInPlace(facts, spec.place, at) ? [{ leader, at }] : [];
  });
  if (placed.length === 0) return { cannot: 'place' };
  const can = placed.filter(({ at }) => isInReach(spec, one.space, at)).map(({ leader }) => leader);
  return can.length === 0 ? { cannot: 'reach' } : { can };
}

/** The leaders a conspirator could attack with a plot now [BO 12]; of plots "on the way" it says whom, not when. */
export function targetsInReach(known: Known, facts: Facts, who: SheetId, spec: PlotSpec): readonly LeaderId[] {
  const aim = aimOf(known, facts, who, spec);
  return 'can' in aim ? aim.can : [];
}

/** The fewest moves to each space that can be reached through open spaces now; spaces that cannot are left out [BO 6]. */
export function movesFrom({ stage }: Pick<Known, 'stage'>, start: SpaceId): ReadonlyMap<SpaceId, number> {
  return movesIn(stage)(start);
}

/** By stage and space: nothing else opens or closes spaces. */
const movesIn = onceEach((stage: number) =>
  onceEach((start: SpaceId): ReadonlyMap<SpaceId, number> => {
    const found = new Map<SpaceId, number>([[start, 0]]);
    for (const [space, moves] of found) {
      for (const next of neighbours(space))
        if (!found.has(next) && openingOf(next, stage) === 'open') found.set(next, moves + 1);
    }
    return found;
  }),
);

/** The nearest space to strike from at a leader, with the fewest moves there; null when there is no way. */
export function nearestReach(
  spec: PlotSpec,
  moves: ReadonlyMap<SpaceId, number>,
  leader: SpaceId,
): { readonly space: SpaceId; readonly moves: number } | null {
  let nearest: { readonly space: SpaceId; readonly moves: number } | null = null;
  for (const space of SPACE_IDS) {
    const far = moves.get(space);
    if (far === undefined || !isInReach(spec, space, leader)) continue;
    if (nearest === null || far < nearest.moves) nearest = { space, moves: far };
  }
  return nearest;
}

/** The first move of a shortest way, and how many there are; null where there is no way. */
export function firstMove(
  known: Pick<Known, 'stage'>,
  space: SpaceId,
  end: SpaceId,
): { readonly to: SpaceId; readonly moves: number } | null {
  // A way is as long in both directions.
  const left = movesFrom(known, end);
  const [next] = neighbours(space)
    .flatMap((to) => {
      const far = left.get(to);
      return far === undefined ? [] : [{ to, moves: far + 1 }];
    })
    .sort((one, other) => one.moves - other.moves);
  return next ?? null;
}

/** The spaces of a shortest way, one for each move; none where it has no moves, null where there is no way. */
export function spacesBetween(known: Pick<Known, 'stage'>, space: SpaceId, end: SpaceId): readonly SpaceId[] | null {
  if (space === end) return [];
  const first = firstMove(known, space, end);
  if (first === null) return null;
  const rest = spacesBetween(known, first.to, end);
  return rest === null ? null : [first.to, ...rest];
}
