import { distance } from '../board/distance';
import { MOTIVATIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import { type ItemId, LEADER_IDS, type LeaderId, type SpaceId } from '../board/spaces';
import { attemptChances, reactionsToRoll } from '../forecast/attempt';
import { type Facts, type PlotSpec, usefulIn } from '../forecast/facts';
import { itemSources } from '../forecast/items';
import { conspirator, isFree, leaderSpace, supply } from '../forecast/known';
import { type Chances, chancesUpTo, DETECTION_COST, type Reactions, worth } from '../forecast/odds';
import { diceToRoll, itemsIn, itemsWanted, needOf, openAttempt, withDice, withItem } from '../forecast/pool';
import { isInPlace, movesFrom, nearestReach } from '../forecast/reach';
import { suppose } from '../forecast/suppose';
import type { Known } from '../state';
import type { Attempt, CardKey, Conspirator } from '../state';
import { deliveriesTo, FAR } from './deliveries';
import type { Weights } from './weights';

/** What a conspirator's plot may come to. */
export interface Prospect {
  readonly who: SheetId;
  readonly card: CardKey;
  /** The chance that it ends the game well, as far as can be told now. */
  readonly chance: number;
  /** Moves to where it can be attempted; null for one that waits for an event. */
  readonly moves: number | null;
  /** Where it can be attempted; null when there is no such place now. */
  readonly at: SpaceId | null;
}

/** The best number of dice: most is won, or least lost. */
export function bestThrow(chances: readonly Chances[], detection: number): Chances | null {
  let best: Chances | null = null;
  for (const one of chances) {
    if (best === null || worth(one, detection) > worth(best, detection)) best = one;
  }
  return best;
}

/** The plots in dossiers, each with what its holder could make of it. */
export function prospects(known: Known, facts: Facts, weights: Weights): readonly Prospect[] {
  return plotsHeld(known, facts).map((held) => prospectOf(known, facts, weights, held));
}

/**
 * The best that each conspirator could make of the team's plots: of those that they hold, and of those that others could hand to
 * them who are less motivated.
 */
export function bestChances(known: Known, facts: Facts, weights: Weights): ReadonlyMap<SheetId, number> {
  const best = new Map<SheetId, number>();
  const count = (held: Held, share: number): void => {
    const { who, chance } = prospectOf(known, facts, weights, held);
    best.set(who, Math.max(best.get(who) ?? 0, share * chance));
  };
  const plots = plotsHeld(known, facts);
  for (const held of plots) count(held, 1);
  for (const held of plots)
    for (const one of fitter(known, held.one))
      count({ ...held, one }, weights.handed * weights.perFetch ** apart(held.one, one));
  return best;
}

function plotsHeld(known: Known, facts: Facts): readonly Held[] {
  return known.conspirators.flatMap((one) => usefulIn(facts, one).plots.map((plot) => ({ one, ...plot })));
}

/** Those who are free and more motivated than somebody. */
function fitter({ conspirators }: Known, than: Conspirator): readonly Conspirator[] {
  return conspirators.filter((one) => {
    if (one.id === than.id || !isFree(one)) return false;
    return MOTIVATIONS.indexOf(one.motivation) > MOTIVATIONS.indexOf(than.motivation);
  });
}

function apart(one: Conspirator, other: Conspirator): number {
  return isFree(one) && isFree(other) ? distance(one.space, other.space) : FAR;
}

interface Held {
  readonly one: Conspirator;
  readonly card: CardKey;
  readonly spec: PlotSpec;
}

/** The leaders that have to fall next. */
function leadersToStrike({ variants, leaders }: Known): readonly LeaderId[] {
  if (!variants.lieutenants) return ['hitler'];
  return LEADER_IDS.filter((id) => leaders[id].state === 'board');
}

function prospectOf(known: Known, facts: Facts, weights: Weights, held: Held): Prospect {
  const { one, card, spec } = held;
  const none: Prospect = { who: one.id, card, chance: 0, moves: null, at: null };
  if (supply(known) < 1) return none;
  const moves = isFree(one) ? movesFrom(known, one.space) : new Map<SpaceId, number>([['gestapo-hq', 2]]);
  const missing = Math.max(0, MOTIVATIONS.indexOf(spec.motivation) - MOTIVATIONS.indexOf(one.motivation));
  const lacking = weights.perLevel ** missing * (isFree(one) ? 1 : weights.perLevel);
  let best = none;
  for (const target of leadersToStrike(known)) {
    const leader = leaderSpace(known, target);
    if (leader === null) continue;
    const isPlaced = isInPlace(facts, spec.place, leader);
    const reach = spec.attempter === 'on-the-way' ? null : nearestReach(spec, moves, leader);
    if (spec.attempter !== 'on-the-way' && reach === null) continue;
    const at = reach?.space ?? null;
    const then = at === null || at === one.space ? known : suppose(known, one.id, { space: at });
    const way = reach === null ? weights.onTheWay : weights.perMove ** reach.moves;
    const chance = lacking * way * (isPlaced ? 1 : weights.misplaced) * hope(then, facts, weights, held, target);
    const share = target === 'hitler' ? 1 : DEPUTY_SHARE;
    if (chance * share > best.chance) best = { ...none, chance: chance * share, moves: reach?.moves ?? null, at };
  }
  return best;
}

/** What a deputy counts for where deputies have to fall too. */
const DEPUTY_SHARE = 0.4;

/** The chance of an attempt made there with own things; items elsewhere count in part, and so does trying again. */
function hope(then: Known, facts: Facts, weights: Weights, { one, card, spec }: Held, target: LeaderId): number {
  const bare = openAttempt(then, facts, one.id, card, target);
  const reactions = reactionsToRoll(then, facts, bare);
  const chance = (attempt: Attempt): number => Math.max(0, chanceOf(then, facts, attempt, reactions));
  const alone = chance(bare);
  const own = withOwn(then, facts, one, bare);
  const now = own === bare ? alone : chance(own);
  return now + promised(then, facts, weights, { own, spec, chance }) + (1 - now) * weights.again * alone;
}

/** What the things that the team could bring would add to the chance of an attempt, as far as they can be counted on. */
function promised(
  then: Known,
  facts: Facts,
  weights: Weights,
  { own, spec, chance }: Pick<Held, 'spec'> & { readonly own: Attempt; readonly chance: (attempt: Attempt) => number },
): number {
  let attempt = own;
  let reached = chance(own);
  let sum = 0;
  for (const { item, share } of deliveriesTo(then, facts, weights, conspirator(then, own.who), itemsIn(spec))) {
    const more = withItems(then, facts, attempt, [item]);
    if (more === attempt) continue;
    const now = chance(more);
    sum += share * Math.max(0, now - reached);
    reached = Math.max(reached, now);
    attempt = more;
  }
  return sum;
}

/** An attempt once its maker has laid down all that helps, and played what brings dice. */
function withOwn(known: Known, facts: Facts, one: Conspirator, bare: Attempt): Attempt {
  const items = itemSources(facts, one).map(({ item }) => item);
  return usefulIn(facts, one).aids.reduce(
    (so, { card, aid }) => {
      if (aid.when !== 'gathering' || known.support < (aid.leastSupport ?? 0)) return so;
      return withDice(so, { from: `card:${card}`, dice: aid.dice ?? 0 });
    },
    withItems(known, facts, bare, items),
  );
}

function chanceOf(known: Known, facts: Facts, attempt: Attempt, reactions: Reactions): number {
  const dice = diceToRoll(known, attempt);
  const best = bestThrow(chancesUpTo(dice, needOf(known, facts, attempt), reactions), DETECTION_COST);
  return best === null ? 0 : worth(best, DETECTION_COST);
}

function withItems(known: Known, facts: Facts, attempt: Attempt, items: readonly ItemId[]): Attempt {
  return items.reduce((so, item) => {
    const option = itemsWanted(known, facts, so).find((wanted) => wanted.item === item);
    return option === undefined ? so : withItem(so, option);
  }, attempt);
}

/** An attempt with all that its maker holds and that helps. */
export function readyAttempt(known: Known, facts: Facts, one: Conspirator, card: CardKey, target: LeaderId): Attempt {
  return withOwn(known, facts, one, openAttempt(known, facts, one.id, card, target));
}

/** The chances of an attempt with what its maker holds, by number of dice. */
export function oddsNow(
  known: Known,
  facts: Facts,
  one: Conspirator,
  card: CardKey,
  target: LeaderId,
): readonly Chances[] {
  return attemptChances(known, facts, readyAttempt(known, facts, one, card, target)).reacted;
}
