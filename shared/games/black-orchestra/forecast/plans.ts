import type { Motivation } from '../board/levels';
import { openingOf } from '../board/opening';
import type { SheetId } from '../board/sheets';
import type { LeaderId, SpaceId } from '../board/spaces';
import type { Attempt, CardKey, Conspirator } from '../state';
import type { Known } from '../state';
import { reactionsToRoll } from './attempt';
import {
  type Facts,
  type PlotAid,
  type PlotOption,
  type PlotSpec,
  sheetFacts,
  type TargetPlace,
  usefulIn,
} from './facts';
import { itemSources } from './items';
import { conspirator, isFree, leaderSpace, motivationAtLeast, supply } from './known';
import { bestDice, type Chances, chancesUpTo, type Need, NONE } from './odds';
import {
  countsByItself,
  type HeldAid,
  heldAids,
  isPlayable,
  itemGivers,
  type ItemOption,
  itemsWanted,
  needOf,
  openAttempt,
  withItem,
} from './pool';
import { isInPlace, movesFrom, nearestReach, possibleTargets } from './reach';
import { suppose } from './suppose';

/** Something a plot needs before it can be attempted [BO 12]. */
export type PlotNeed =
  | { readonly kind: 'card'; readonly holder: SheetId; readonly met: boolean }
  | { readonly kind: 'freedom'; readonly met: boolean }
  | { readonly kind: 'motivation'; readonly level: Motivation; readonly met: boolean }
  | { readonly kind: 'dice'; readonly met: boolean }
  /** The target stands where the plot can strike. */
  | { readonly kind: 'place'; readonly place: TargetPlace; readonly at: SpaceId | null; readonly met: boolean }
  /** The attempter stands where the plot can be attempted from: `moves` more at least, null when there is no way now. */
  | {
      readonly kind: 'reach';
      readonly attempter: PlotSpec['attempter'];
      readonly moves: number | null;
      readonly met: boolean;
    };

/** Where something that would help lies. */
export type Whereabouts =
  { readonly kind: 'holder'; readonly who: SheetId } | { readonly kind: 'space'; readonly space: SpaceId };

/** What the dice are thrown with: how many, and what is needed then. */
export interface Throw {
  readonly dice: number;
  readonly need: Need;
  /** By number of dice, one die first. */
  readonly chances: readonly Chances[];
  /** The number of dice with the best chance; null when none can succeed. */
  readonly best: number | null;
}

/** Something that makes a plot more likely, and the odds with it. */
export interface Improvement {
  /** A card is played while dice are gathered, or to the roll. */
  readonly by: PlotOption | { readonly card: CardKey; readonly when: PlotAid['when'] };
  /** Counted already, there to be spent or played, or to be had first. */
  readonly state: 'counted' | 'ready' | 'missing' | 'out-of-reach';
  /** The military support from which on it can be played, where there is less now: its throw is then of that support. */
  readonly fromSupport?: number;
  /** Where it lies: with those who could use it when it is ready, else with whom or where it would have to be got. */
  readonly at: readonly Whereabouts[];
  /** The throw with one more of it: of what is ready, with it alone; of what is missing, beside all that is ready. */
  readonly with: Throw;
}

/** What one conspirator's attempt with one plot at one leader needs and promises. */
export interface PlotPlan {
  readonly card: CardKey;
  readonly who: SheetId;
  readonly target: LeaderId;
  readonly needs: readonly PlotNeed[];
  /** Where the attempt would be made: the nearest space that it can be made from; null when there is none. */
  readonly from: SpaceId | null;
  /** With what counts by itself; of an attempt that is made just now, as it stands. */
  readonly bare: Throw;
  /** With all items and cards that are ready, before reactions to the roll. */
  readonly ready: Throw;
  /** Likewise, if those who hold reactions to the roll play them as well as possible. */
  readonly reacted: Throw;
  readonly improvements: readonly Improvement[];
}

/**
 * Plans every plot that anybody holds, as if one conspirator attempted it: from the nearest space that it could be attempted
 * from, with everybody else where they are now. What is to be different goes into the table first ({@link suppose}).
 */
export function plotPlans(known: Known, facts: Facts, who: SheetId): readonly PlotPlan[] {
  const planned = plannedFor(known, facts, conspirator(known, who), known.conspirators);
  return planned.map((each) => planOf(known, facts, each));
}

function plannedFor(known: Known, facts: Facts, one: Conspirator, holders: readonly Conspirator[]): readonly Planned[] {
  const moves = isFree(one) ? movesFrom(known, one.space) : new Map<SpaceId, number>();
  const targets = possibleTargets(known).filter((target) => leaderSpace(known, target) !== null);
  return holders.flatMap((holder) =>
    usefulIn(facts, holder).plots.flatMap((plot) =>
      targets.map((target) => ({ one, holder: holder.id, ...plot, target, moves })),
    ),
  );
}

interface Planned {
  readonly one: Conspirator;
  readonly holder: SheetId;
  readonly card: CardKey;
  readonly spec: PlotSpec;
  readonly target: LeaderId;
  readonly moves: ReadonlyMap<SpaceId, number>;
}

/** What is wanting for a plot of a conspirator's own, and how they would throw then. */
export interface OwnPlot extends Pick<PlotPlan, 'card' | 'target' | 'needs'> {
  /** {@link PlotPlan.reacted} */
  readonly reacted: () => Throw;
}

/** Of the {@link plotPlans} those of plots that a conspirator holds, and of these what tells their chance: a tenth of the work. */
export function ownPlots(known: Known, facts: Facts, who: SheetId): readonly OwnPlot[] {
  const one = conspirator(known, who);
  return plannedFor(known, facts, one, [one]).map((planned) => {
    const { needs, reacted } = begun(known, facts, planned);
    return { card: planned.card, target: planned.target, needs, reacted };
  });
}

/** A plan as far as its chance needs it. */
function begun(known: Known, facts: Facts, planned: Planned) {
  const { one, card, spec, target, moves } = planned;
  const who = one.id;
  const at = leaderSpace(known, target);
  const reach = at === null ? null : nearestReach(spec, moves, at);
  const then = reach === null || reach.space === one.space ? known : suppose(known, who, { space: reach.space });
  const needs = needsOf(known, facts, planned, at, reach?.moves ?? null);
  const stages = (): Stages & { readonly aids: readonly HeldAid[] } => {
    const attempt = attemptOf(known, card, who, target) ?? openAttempt(then, facts, who, card, target);
    const aids = heldAids(then, facts, who);
    return { attempt, aids, ready: withGathered(then, aids, withReadyItems(then, facts, attempt)) };
  };
  const reacted = ({ ready } = stages()): Throw => throwOf(then, facts, ready, reactionsToRoll(then, facts, ready));
  return { needs, from: reach?.space ?? null, then, stages, reacted };
}

function planOf(known: Known, facts: Facts, planned: Planned): PlotPlan {
  const { one, card, spec, target } = planned;
  const { needs, from, then, stages, reacted } = begun(known, facts, planned);
  const all = stages();
  const { attempt, aids, ready } = all;
  return {
    card,
    who: one.id,
    target,
    needs,
    from,
    bare: throwOf(then, facts, attempt, NONE),
    ready: throwOf(then, facts, ready, NONE),
    reacted: reacted(all),
    improvements: [
      ...spec.optional.map((option) => optionImprovement(then, facts, { attempt, ready }, option)),
      ...aids.map((aid) => aidImprovement(then, facts, { attempt, ready }, aid)),
    ],
  };
}

/**
 * At most so many dice a plan can have: with all that its card names, attempted by whoever of this table has the affiliation that it names, and with
 * the cards that are held. More can only come from cards that nobody holds yet.
 * @returns as many as the supply has where an item counts as often as it is had
 */
export function mostDice(known: Known, facts: Facts, { ready, improvements }: PlotPlan): number {
  const all = improvements.reduce((sum, { by, state, fromSupport, with: more }) => {
    if ('each' in by && (by.dice ?? 0) > 0 && state !== 'out-of-reach') return Infinity;
    if (state !== 'missing' || fromSupport !== undefined) return sum;
    const isThere =
      !('affiliation' in by) ||
      known.conspirators.some(({ id }) => sheetFacts(facts, id).affiliation === by.affiliation);
    return isThere ? sum + more.dice - ready.dice : sum;
  }, ready.dice);
  return Math.min(all, Math.max(ready.dice, supply(known)));
}

/** The attempt that is made just now with a plot, as far as it has come; null when there is none. */
export function attemptOf({ attempt }: Known, card: CardKey, who: SheetId, target: LeaderId): Attempt | null {
  return attempt?.card === card && attempt.who === who && attempt.target === target ? attempt : null;
}

function needsOf(
  known: Known,
  facts: Facts,
  { one, holder, spec }: Planned,
  at: SpaceId | null,
  moves: number | null,
): readonly PlotNeed[] {
  return [
    { kind: 'card', holder, met: holder === one.id },
    { kind: 'freedom', met: isFree(one) },
    { kind: 'motivation', level: spec.motivation, met: motivationAtLeast(one, spec.motivation) },
    { kind: 'dice', met: supply(known) > 0 },
    { kind: 'place', place: spec.place, at, met: at !== null && isInPlace(facts, spec.place, at) },
    { kind: 'reach', attempter: spec.attempter, moves, met: moves === 0 },
  ];
}

function throwOf(known: Known, facts: Facts, attempt: Attempt, reactions: Parameters<typeof chancesUpTo>[2]): Throw {
  const need = needOf(known, facts, attempt);
  // Nobody could roll without a die of the supply; the needs say so.
  const dice = Math.max(1, Math.min(attempt.dice, supply(known)));
  const chances = chancesUpTo(dice, need, reactions);
  return { dice, need, chances, best: bestDice(chances) };
}

/** An attempt once all items were laid down that are there and help. */
function withReadyItems(known: Known, facts: Facts, attempt: Attempt): Attempt {
  const sources = itemGivers(known, facts, attempt.who).flatMap((giver) => itemSources(facts, giver));
  return sources.reduce((so, { item }) => {
    const option = itemsWanted(known, facts, so).find((one) => one.item === item);
    return option === undefined ? so : withItem(so, option);
  }, attempt);
}

/** An attempt once everybody has played what helps to gather dice. */
function withGathered(known: Known, aids: readonly HeldAid[], attempt: Attempt): Attempt {
  const playable = aids.filter((held) => held.aid.when === 'gathering' && isPlayable(known, held));
  return playable.reduce((so, { aid }) => ({ ...so, dice: so.dice + (aid.dice ?? 0) }), attempt);
}

/** An attempt as it opens, and once all was added that is ready. */
interface Stages {
  readonly attempt: Attempt;
  readonly ready: Attempt;
}

function optionImprovement(known: Known, facts: Facts, { attempt, ready }: Stages, by: PlotOption): Improvement {
  if ('item' in by) return itemImprovement(known, facts, { attempt, ready }, by);
  if (countsByItself(known, facts, attempt.who, by)) {
    return { by, state: 'counted', at: [], with: throwOf(known, facts, attempt, NONE) };
  }
  const more = throwOf(known, facts, { ...ready, dice: ready.dice + by.dice }, NONE);
  return { by, state: 'missing', at: [], with: more };
}

function itemImprovement(known: Known, facts: Facts, { attempt, ready }: Stages, by: ItemOption): Improvement {
  const holders = (among: readonly Conspirator[]): readonly Whereabouts[] =>
    among.flatMap((one) =>
      itemSources(facts, one)
        .filter(({ item }) => item === by.item)
        .map(() => ({ kind: 'holder', who: one.id }) as const),
    );
  const givers = itemGivers(known, facts, attempt.who);
  const there = holders(givers);
  if (there.length > 0) {
    return { by, state: 'ready', at: there, with: throwOf(known, facts, withItem(attempt, by), NONE) };
  }
  const elsewhere = holders(known.conspirators.filter((one) => !givers.includes(one)));
  const open = Object.entries(known.tiles).flatMap(([space, tile]) =>
    tile.face === 'up' && tile.item === by.item ? [{ kind: 'space', space: space as SpaceId } as const] : [],
  );
  const more = throwOf(known, facts, withItem(ready, by), NONE);
  const inReach = open.filter(({ space }) => !isClosedForGood(known, space));
  const at = [...elsewhere, ...inReach];
  // Found: a plan for which two items were to be fetched that lay in spaces closed for good.
  const state = at.length === 0 && open.length > 0 && !mayTurnUp(known) ? 'out-of-reach' : 'missing';
  return { by, state, at, with: more };
}

function isClosedForGood({ stage }: Known, space: SpaceId): boolean {
  return openingOf(space, stage) === 'closed-for-good';
}

/** Whether a tile lies face down where it can still be revealed. */
function mayTurnUp(known: Known): boolean {
  return Object.entries(known.tiles).some(
    ([space, { face }]) => face === 'down' && !isClosedForGood(known, space as SpaceId),
  );
}

function aidImprovement(known: Known, facts: Facts, { attempt, ready }: Stages, held: HeldAid): Improvement {
  const { card, holder, aid } = held;
  const state = isPlayable(known, held) ? 'ready' : 'missing';
  const { leastSupport = 0 } = aid;
  const wanting = leastSupport > known.support;
  // So much support asks for as many targets of a plot against Hitler [BO 12.2].
  const then = wanting && ready.target === 'hitler' ? { ...ready, targets: leastSupport } : ready;
  const before = state === 'ready' ? attempt : then;
  return {
    by: { card, when: aid.when },
    state,
    ...(wanting ? { fromSupport: leastSupport } : {}),
    at: [{ kind: 'holder', who: holder }],
    with: throwOf(
      known,
      facts,
      { ...before, dice: before.dice + (aid.dice ?? 0) },
      { rerolls: aid.rerolls ?? 0, ignores: aid.ignores ?? 0 },
    ),
  };
}
