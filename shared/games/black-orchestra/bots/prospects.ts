import { MOTIVATIONS } from '../board/levels';
import { type ItemId, LEADER_IDS, type LeaderId, type SpaceId } from '../board/spaces';
import { reactionsToRoll } from '../forecast/attempt';
import { cardFacts, type Facts, type PlotSpec } from '../forecast/facts';
import { itemSources } from '../forecast/items';
import { isFree, type Known, leaderSpace, supply } from '../forecast/known';
import { type Chances, chancesUpTo, type Reactions } from '../forecast/odds';
import { diceToRoll, itemsWanted, needOf, openAttempt, withDice, withItem } from '../forecast/pool';
import { isInPlace, movesFrom, nearestReach } from '../forecast/reach';
import { suppose } from '../forecast/suppose';
import type { SheetId } from '../sheets/ids';
import type { Attempt, CardKey, Conspirator } from '../state';
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

/** What a throw is worth when being detected costs so much of a win. */
export function worth({ success, detected }: Pick<Chances, 'success' | 'detected'>, detection: number): number {
  return success - detection * detected;
}

/** How much of a win a detection costs: the conspirator, the plot, and everybody's motivation. */
export const DETECTION_COST = 0.35;

/** The plots in dossiers, each with what its holder could make of it. */
export function prospects(known: Known, facts: Facts, weights: Weights): readonly Prospect[] {
  return known.conspirators.flatMap((one) =>
    one.dossier.flatMap((card) => {
      const spec = cardFacts(facts, card).plot;
      return spec === undefined ? [] : [prospectOf(known, facts, weights, { one, card, spec })];
    }),
  );
}

interface Held {
  readonly one: Conspirator;
  readonly card: CardKey;
  readonly spec: PlotSpec;
}

/** The leaders that have to fall next. */
export function leadersToStrike({ variants, leaders }: Known): readonly LeaderId[] {
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
function hope(then: Known, facts: Facts, weights: Weights, { one, card }: Held, target: LeaderId): number {
  const bare = openAttempt(then, facts, one.id, card, target);
  const reactions = reactionsToRoll(then, facts, bare);
  const chance = (attempt: Attempt): number => Math.max(0, chanceOf(then, facts, attempt, reactions));
  const alone = chance(bare);
  const own = withOwn(then, facts, one, bare);
  const now = own === bare ? alone : chance(own);
  const others = then.conspirators.filter(({ id }) => id !== one.id).flatMap(({ items }) => items);
  const lying = Object.values(then.tiles).flatMap((tile) => (tile.face === 'up' ? [tile.item] : []));
  const gain = (items: readonly ItemId[]): number => {
    const more = withItems(then, facts, own, items);
    return more === own ? 0 : Math.max(0, chance(more) - now);
  };
  return now + weights.carried * gain(others) + weights.lying * gain(lying) + (1 - now) * weights.again * alone;
}

/** An attempt once its maker has laid down all that helps, and played what brings dice. */
function withOwn(known: Known, facts: Facts, one: Conspirator, bare: Attempt): Attempt {
  const items = itemSources(facts, one).map(({ item }) => item);
  return one.dossier.reduce(
    (so, card) => {
      const { plotAid } = cardFacts(facts, card);
      if (plotAid?.when !== 'gathering' || known.support < (plotAid.leastSupport ?? 0)) return so;
      return withDice(so, { from: `card:${card}`, dice: plotAid.dice ?? 0 });
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

/** The chances of an attempt with what its maker holds, by number of dice. */
export function oddsNow(
  known: Known,
  facts: Facts,
  one: Conspirator,
  card: CardKey,
  target: LeaderId,
): readonly Chances[] {
  const attempt = withOwn(known, facts, one, openAttempt(known, facts, one.id, card, target));
  const reactions = reactionsToRoll(known, facts, attempt);
  return chancesUpTo(diceToRoll(known, attempt), needOf(known, facts, attempt), reactions);
}
