import { neighbours } from '../board/distance';
import { isNearArrest, isOneEagleFromExtreme } from '../board/levels';
import type { SheetId } from '../board/sheets';
import {
  ITEM_IDS,
  type ItemId,
  LEADER_IDS,
  type LeaderId,
  SPACE_IDS,
  type SpaceId,
  SPACES,
  TILES_PER_ITEM,
} from '../board/spaces';
import type { CardKey, Conspirator } from '../state';
import type { Table } from '../table';
import { cardFacts, type Facts } from './facts';
import { chanceOf, type Goal, hasRoomForCard, targetsShort } from './goal';
import { conspirator, leaderSpace } from './known';
import { DETECTION_COST, worth, WORTHWHILE } from './odds';
import { isSpared } from './penalties';
import type { PlotPlan, Throw, Whereabouts } from './plans';
import { firstMove, movesFrom } from './reach';

/** The first move of a shortest way, how many there are, and where it ends. */
interface Leg {
  readonly to: SpaceId;
  readonly moves: number;
  readonly end: SpaceId;
}

/** An action that brings a goal nearer. */
export type NextStep =
  | { readonly kind: 'attempt'; readonly card: CardKey; readonly target: LeaderId }
  /** Targets raise motivation, or lower military support [BO 7]. */
  | { readonly kind: 'conspire'; readonly for: 'motivation' | 'support' }
  | { readonly kind: 'conspire'; readonly for: 'mate'; readonly who: SheetId }
  /** Delivers something: suspicion falls. */
  | { readonly kind: 'deliver' }
  /** Takes the open tile of the conspirator's space: a plot wants it. */
  | { readonly kind: 'collect'; readonly item: ItemId; readonly for: 'plot' }
  /** Takes it to deliver it at the space that is nearest. */
  | { readonly kind: 'collect'; readonly item: ItemId; readonly for: 'delivery'; readonly end: SpaceId }
  /** Takes it because the space takes no delivery, not even of an item that they hold, while it lies there [BO 6]. */
  | { readonly kind: 'collect'; readonly item: ItemId; readonly for: 'clearing'; readonly held: ItemId }
  /** Turns over the tile of the conspirator's space: to see it, with the chance that the plot wants it, or to take it for the same reason. */
  | { readonly kind: 'reveal'; readonly for: 'tile'; readonly chance: number }
  | { readonly kind: 'reveal'; readonly for: 'clearing'; readonly held: ItemId }
  /** Gives something that another one's plot lacks. */
  | { readonly kind: 'give'; readonly item: ItemId; readonly to: SheetId }
  /** Goes to somebody with something that their plot lacks. */
  | { readonly kind: 'bring'; readonly item: ItemId; readonly to: SpaceId; readonly who: SheetId }
  | (Leg & {
      readonly kind: 'move';
      /**
       * What is there: where the plot is attempted, who holds it, where an item of theirs can be delivered, an item that the plot lacks,
       * no leader, or nobody whom an eagle of theirs would hit as well.
       */
      readonly for: 'plot' | 'holder' | 'delivery' | 'safety' | 'apart' | ItemId;
    })
  /** Goes to an open tile, to take it to where it is delivered. */
  | (Leg & { readonly kind: 'move'; readonly for: 'fetching'; readonly item: ItemId; readonly delivered: SpaceId })
  /** Goes to a tile that nobody has seen, with the chance that the plot wants it. */
  | (Leg & { readonly kind: 'move'; readonly for: 'tile'; readonly chance: number })
  /** Asks a mate for a plot that they are not motivated enough for. */
  | { readonly kind: 'ask'; readonly card: CardKey; readonly from: SheetId }
  /** Plays a card that finds a plot. */
  | { readonly kind: 'play'; readonly card: CardKey }
  | { readonly kind: 'draw' };

/**
 * The actions that bring a conspirator's goal nearer, the best first. Who is suspected so much that a raid is near delivers. A plot
 * that has all it needs and some hope is attempted. Else they conspire for what dissent brings [BO 7], fetch what makes the plot
 * likelier, go where it can be attempted once there is hope, look under tiles, or draw. Who holds none brings what a mate's plot
 * lacks. Whether one can be taken now, the open question tells.
 */
export function nextSteps(known: Table, facts: Facts, who: SheetId, goal: Goal): readonly NextStep[] {
  const { one, table } = seekerIn(known, facts, who);
  return endingWell(table, one, stepsTowards(table, facts, one, goal));
}

/** What is done where no step brings the goal nearer: a card is drawn, and one discarded where there are too many; or they stand apart. */
export function idleSteps(known: Table, facts: Facts, who: SheetId): readonly NextStep[] {
  const { one, table } = seekerIn(known, facts, who);
  if (one.space === 'prison') return [];
  const draw: readonly NextStep[] = table.deckLeft > 0 ? [{ kind: 'draw' }] : [];
  return endingWell(table, one, [...draw, ...apart(table, one)]);
}

/**
 * Out of a space with others, where an eagle of one raises the suspicion of all [BO 7], into an empty one next to it (found: with a full
 * dossier nothing was proposed, and the next eagle hit three).
 */
function apart(table: SoughtTable, { id, space }: Conspirator): readonly NextStep[] {
  const isTaken = (at: SpaceId): boolean => table.conspirators.some((other) => other.id !== id && other.space === at);
  return space === 'prison' || !isTaken(space) ? [] : aside(table, space, 'apart', (to) => !isTaken(to));
}

/**
 * One move out of a space, to where no leader penalises the seeker.
 * @param counts whether a space counts; all do unless said otherwise
 */
function aside(
  table: SoughtTable,
  space: SpaceId,
  what: 'safety' | 'apart',
  counts: (to: SpaceId) => boolean = () => true,
): readonly NextStep[] {
  const moves = movesFrom(table, space);
  const to = neighbours(space).find((at) => moves.get(at) === 1 && counts(at) && !isBesideLeader(table, at));
  return to === undefined ? [] : [{ kind: 'move', to, moves: 1, end: to, for: what }];
}

/** A table as somebody looks at it for their next step: whether no leader penalises them (found: Beck was sent away from leaders). */
interface SoughtTable extends Table {
  readonly spared: boolean;
}

/** Somebody who seeks their next step, and the table as they look at it. */
function seekerIn(
  known: Table,
  facts: Facts,
  who: SheetId,
): { readonly one: Conspirator; readonly table: SoughtTable } {
  const one = conspirator(known, who);
  return { one, table: { ...known, spared: isSpared(known, facts, one) } };
}

/**
 * The steps as they are, but for a last action: then none ends beside a leader, since who starts a turn there is penalised [BO 5], and
 * who stands beside one leaves, unless there is a plot to attempt or a suspicion to lose.
 */
function endingWell(table: SoughtTable, { space }: Conspirator, steps: readonly NextStep[]): readonly NextStep[] {
  if (table.actionsLeft !== 1) return steps;
  const kept = steps.filter((step) => !isMove(step) || !isBesideLeader(table, step.to));
  const [first] = kept;
  if (first === undefined || space === 'prison' || !isBesideLeader(table, space)) return kept;
  if (first.kind === 'attempt' || first.kind === 'deliver' || isMove(first)) return kept;
  return [...aside(table, space, 'safety'), ...kept];
}

function isMove(step: NextStep): step is Extract<NextStep, { readonly kind: 'move' | 'bring' }> {
  return step.kind === 'move' || step.kind === 'bring';
}

function stepsTowards(table: SoughtTable, facts: Facts, one: Conspirator, goal: Goal): readonly NextStep[] {
  switch (goal.kind) {
    case 'get-free':
      return [];
    case 'find-plot': {
      const find = goal.plots > 0 ? [...finding(facts, one), ...drawFrom(table, one)] : [];
      // Where no plot lies in the deck any more, motivation is of no use but to others. With a full dossier it is (found: nothing was advised).
      const raise: readonly NextStep[] =
        goal.motivation.met || goal.plots === 0 || goal.cards === 0 ? [] : [{ kind: 'conspire', for: 'motivation' }];
      return [
        ...delivery(table, one, goal.others),
        ...(goal.others === null || !goal.asks ? [] : askFor(table, one, goal.others)),
        ...(goal.others === null ? [] : [...help(table, one, goal.others), ...motivating(one, goal.others)]),
        ...find,
        ...raise,
      ];
    }
    case 'plot':
      return goal.plan.who === one.id
        ? stepsOf(table, one, goal.plan)
        : [...help(table, one, goal.plan), ...motivating(one, goal.plan)];
  }
}

/**
 * Extreme suspicion is an arrest in the next raid [BO 10], and one eagle more makes it of a high one. So they deliver, and go where they can
 * once it is extreme: steady bots find other actions better before. Where no space takes anything, they take away the tile that keeps one
 * from it (found: who stood there with the item was sent away). What a plot counts on is delivered at extreme suspicion only (found: two
 * newcomers delivered the weapons that they had fetched for it).
 */
function delivery(table: SoughtTable, one: Conspirator, plan: PlotPlan | null): readonly NextStep[] {
  const { suspicion, space, items } = one;
  if (!isNearArrest(suspicion)) return [];
  const planned = plan === null ? [] : itemsOf(plan);
  const counted = suspicion === 'extreme' ? [] : planned;
  if (items.length > 0 && items.every((item) => counted.includes(item))) return [];
  const tile = space === 'prison' ? undefined : table.tiles[space];
  const take = items.length === 0 && tile?.face === 'up' ? taking(table, space, tile.item, planned) : [];
  if (suspicion !== 'extreme') return [{ kind: 'deliver' }, ...take];
  const way = wayToDeliver(table, one, items);
  const cleared = clearing(table, one, items);
  const isOpen = nearestTaker(table, space, items) !== undefined;
  const held = isOpen ? [...way, ...cleared] : [...cleared, ...way];
  return [{ kind: 'deliver' }, ...take, ...held, ...fetching(table, one, planned)];
}

/** Whether there is a delivery that somebody of extreme suspicion can come to: of an item that they hold, or of one that lies open. */
export function isDeliveryInReach(known: Table, facts: Facts, who: SheetId): boolean {
  const { one, table } = seekerIn(known, facts, who);
  if (one.space === 'prison') return false;
  return takesOneOf(table, one.space, one.items) || delivery(table, one, null).some(({ kind }) => kind !== 'deliver');
}

/** So many actions at most are spent on fetching an item and delivering it: those of two turns. */
const TWO_TURNS = 6;

/** Goes to the open tile that can be delivered soonest, if it is no item of the plot (found: all were extreme, and gold was “draw”). */
function fetching(table: SoughtTable, one: Conspirator, planned: readonly ItemId[]): readonly NextStep[] {
  const { space } = one;
  if (space === 'prison' || !hasRoomForItem(table, one)) return [];
  const moves = movesFrom(table, space);
  const ways = SPACE_IDS.flatMap((at) => {
    const tile = table.tiles[at];
    const there = moves.get(at) ?? Infinity;
    if (at === space || tile?.face !== 'up' || planned.includes(tile.item) || !isWorthGoing(table, at, there))
      return [];
    const delivered = takerOfTile(table, at, tile.item);
    if (delivered === undefined) return [];
    const actions = there + 1 + (movesFrom(table, at).get(delivered) ?? Infinity) + 1;
    return actions > TWO_TURNS ? [] : [{ at, item: tile.item, delivered, actions }];
  });
  const [soonest] = ways.sort((a, b) => a.actions - b.actions);
  if (soonest === undefined) return [];
  const { at, item, delivered } = soonest;
  return legBetween(table, space, at).map((leg) => ({ kind: 'move', ...leg, for: 'fetching', item, delivered }));
}

/** So many moves away at most is a space for a delivery that its own tile shuts yet: two more actions are spent on that there. */
const CLOSE = 2;

/**
 * Takes away the tile of a conspirator's space, or turns it over first, where that is all that keeps it from taking one of these items, and
 * they have room for it.
 */
function clearing(table: SoughtTable, one: Conspirator, among: readonly ItemId[]): readonly NextStep[] {
  const { space } = one;
  const tile = space === 'prison' ? undefined : table.tiles[space];
  if (space === 'prison' || tile === undefined || !hasRoomForItem(table, one)) return [];
  const held = among.find((item) => takesOneOf(withoutTiles(table), space, [item]));
  if (held === undefined) return [];
  return tile.face === 'up'
    ? [{ kind: 'collect', item: tile.item, for: 'clearing', held }]
    : [{ kind: 'reveal', for: 'clearing', held }];
}

/** A table as if all tiles were taken. */
function withoutTiles(table: SoughtTable): SoughtTable {
  return { ...table, tiles: {} };
}

/** Takes an item that the plot wants, or that can be delivered somewhere (found: one was taken to be delivered, and no space took it). */
function taking(
  table: SoughtTable,
  space: Conspirator['space'],
  item: ItemId,
  planned: readonly ItemId[],
): readonly NextStep[] {
  if (planned.includes(item)) return [{ kind: 'collect', item, for: 'plot' }];
  if (space === 'prison') return [];
  const end = takerOfTile(table, space, item);
  return end === undefined ? [] : [{ kind: 'collect', item, for: 'delivery', end }];
}

/** The best space for a delivery of the item that lies in a space: once its tile is taken, that space itself may want it. */
function takerOfTile(table: SoughtTable, space: SpaceId, item: ItemId): SpaceId | undefined {
  const { [space]: taken, ...tiles } = table.tiles;
  return bestTaker(taken === undefined ? table : { ...table, tiles }, space, [item]);
}

/** The way to the best space for a delivery of one of these items (found: a suspected newcomer with a badge was told to draw). */
function wayToDeliver(table: SoughtTable, { space }: Conspirator, items: readonly ItemId[]): readonly NextStep[] {
  if (space === 'prison' || takesOneOf(table, space, items)) return [];
  const nearest = bestTaker(table, space, items);
  return nearest === undefined ? [] : wayBetween(table, space, nearest, 'delivery');
}

/** The nearest space that takes one of these items now, or else one close by and away from leaders that will once its own tile is taken. */
function bestTaker(table: SoughtTable, space: Conspirator['space'], items: readonly ItemId[]): SpaceId | undefined {
  const nearest = nearestTaker(table, space, items);
  if (nearest !== undefined || space === 'prison') return nearest;
  const later = nearestTaker(withoutTiles(table), space, items, (end) => !isBesideLeader(table, end));
  return later !== undefined && (movesFrom(table, space).get(later) ?? Infinity) <= CLOSE ? later : undefined;
}

/**
 * The nearest space that takes one of these items as the table is.
 * @param counts whether a space counts; all do unless said otherwise
 */
function nearestTaker(
  table: SoughtTable,
  space: Conspirator['space'],
  items: readonly ItemId[],
  counts: (end: SpaceId) => boolean = () => true,
): SpaceId | undefined {
  if (space === 'prison') return undefined;
  const moves = movesFrom(table, space);
  const far = (end: SpaceId): number => moves.get(end) ?? Infinity;
  const [nearest] = SPACE_IDS.filter(
    (end) => counts(end) && isWorthGoing(table, end, far(end)) && takesOneOf(table, end, items),
  ).sort((one, other) => far(one) - far(other));
  return nearest;
}

/** Whether a delivery is open in a space [BO 6]. One that asks who delivers is not looked for. */
function takesOneOf(table: SoughtTable, space: SpaceId, items: readonly ItemId[]): boolean {
  const { delivery } = SPACES[space];
  if (delivery === undefined || table.tiles[space] !== undefined) return false;
  if (items.length === 0 || (delivery.item !== 'any' && !items.includes(delivery.item))) return false;
  switch (delivery.condition?.kind) {
    case undefined:
      return true;
    case 'deputy-here':
      return LEADER_IDS.some((leader) => leader !== 'hitler' && leaderSpace(table, leader) === space);
    case 'hitler-here':
      return leaderSpace(table, 'hitler') === space;
    case 'current-stage':
      return table.stage === delivery.condition.stage;
    case 'affiliation':
      return false;
  }
}

/** What a conspirator can do for a mate's plot: gives or brings an item that it lacks, or fetches it. */
function help(table: SoughtTable, one: Conspirator, plan: PlotPlan): readonly NextStep[] {
  const mate = conspirator(table, plan.who);
  const held = wanted(plan).find(({ at }) => at.some((place) => place.kind === 'holder' && place.who === one.id));
  if (held === undefined) return fetch(table, one, plan);
  const { item } = held;
  if (mate.space === 'prison' || one.space === 'prison') return [];
  if (mate.space === one.space) return [{ kind: 'give', item, to: mate.id }];
  const way = firstMove(table, one.space, mate.space);
  if (way === null || !isWorthGoing(table, mate.space, way.moves)) return [];
  return [{ kind: 'bring', item, to: way.to, who: mate.id }];
}

/**
 * Dissent motivates whoever holds a plot (found: “help Beck”, who lacked a level, and the button was for a card of one's own) [BO 7]. Not at
 * the risk of one's own arrest.
 */
function motivating({ suspicion }: Conspirator, { who, needs }: PlotPlan): readonly NextStep[] {
  const isWanting = needs.some((need) => need.kind === 'motivation' && !need.met);
  return isWanting && !isOneEagleFromExtreme(suspicion) ? [{ kind: 'conspire', for: 'mate', who }] : [];
}

/** The plot of a mate, asked for where they are. */
function askFor(table: SoughtTable, one: Conspirator, { who, card }: PlotPlan): readonly NextStep[] {
  const mate = conspirator(table, who);
  if (mate.space === 'prison' || one.space === 'prison' || !hasRoomForCard(table, one)) return [];
  if (mate.space === one.space) return [{ kind: 'ask', card, from: who }];
  const way = firstMove(table, one.space, mate.space);
  const isWorth = way !== null && isWorthGoing(table, mate.space, way.moves);
  return isWorth ? [{ kind: 'move', ...way, end: mate.space, for: 'holder' }] : [];
}

/** A card of their own that finds a plot for certain (found: gold drew, and the card lay there). */
function finding(facts: Facts, { dossier }: Conspirator): readonly NextStep[] {
  const card = dossier.find((one) => cardFacts(facts, one).findsPlot === true);
  return card === undefined ? [] : [{ kind: 'play', card }];
}

/** A draw, while there is a card to draw and room for it. */
function drawFrom(table: SoughtTable, one: Conspirator): readonly NextStep[] {
  return table.deckLeft > 0 && hasRoomForCard(table, one) ? [{ kind: 'draw' }] : [];
}

function stepsOf(table: SoughtTable, one: Conspirator, plan: PlotPlan): readonly NextStep[] {
  const { card, target, needs } = plan;
  const wants = (kind: PlotPlan['needs'][number]['kind']): boolean =>
    needs.some((need) => need.kind === kind && !need.met);
  const isHopeful = isLastRound(table) ? chanceOf(plan.ready) > 0 : worthOf(plan.ready) >= WORTHWHILE;
  // Who is there tries at less: a quiet failure costs one action (found: 25% to succeed, and gold was a way to a delivery).
  const isWorthTrying = isHopeful || worthOf(plan.reacted) >= WORTH_AN_ACTION;
  if (isWorthTrying && needs.every(({ met }) => met)) return [{ kind: 'attempt', card, target }];
  // Dissent motivates, and takes support away from the target, down to a floor: it needs fewer dice then.
  const raise: readonly NextStep[] =
    wants('motivation') || (!isHopeful && table.support > table.supportFloor)
      ? [{ kind: 'conspire', for: wants('motivation') ? 'motivation' : 'support' }]
      : [];
  // A place is reached when the target stands where it can be struck; it is no place to wait in, since leaders are there.
  const go = wants('reach') && !wants('place') && !wants('motivation') && isHopeful ? wayTo(table, plan) : [];
  // A card is likelier to help than a tile that nobody has seen.
  const hope = isHopeful ? [] : [...drawFrom(table, one), ...tiles(table, one, plan)];
  return [...delivery(table, one, plan), ...raise, ...fetch(table, one, plan), ...go, ...hope];
}

/** What an attempt is worth at least, in wins, for somebody who would spend no more than the action. */
const WORTH_AN_ACTION = 0.03;

/** Whether the events end before everybody has had another turn: then every hope is better than none [BO 1]. */
function isLastRound({ eventsLeft, conspirators }: Table): boolean {
  return eventsLeft.reduce((sum, left) => sum + left, 0) <= conspirators.length;
}

/** What an attempt with this throw is worth, in wins. */
function worthOf({ best, chances }: Throw): number {
  const chance = best === null ? undefined : chances[best - 1];
  return chance === undefined ? 0 : worth(chance, DETECTION_COST);
}

/** The items that a plot lacks and that would make it likelier, with where they are. */
function wanted({
  improvements,
  ready,
}: PlotPlan): readonly { readonly item: ItemId; readonly at: readonly Whereabouts[] }[] {
  return improvements
    .filter((improvement) => improvement.state === 'missing' && isBetter(improvement.with, ready))
    .flatMap(({ by, at }) => ('item' in by ? [{ item: by.item, at }] : []));
}

/** The items that make a plot likelier. */
function itemsOf({ improvements }: PlotPlan): readonly ItemId[] {
  return improvements.flatMap(({ by }) => ('item' in by ? [by.item] : []));
}

/** What can be fetched from the board that makes a plot likelier, the nearest first: taken where it lies, or gone for. */
function fetch(table: SoughtTable, one: Conspirator, plan: PlotPlan): readonly NextStep[] {
  const lying = wanted(plan).flatMap(({ item, at }) =>
    at.flatMap((place) => (place.kind === 'space' ? [{ item, space: place.space }] : [])),
  );
  const nearest = nearestFor(table, one, lying);
  if (nearest === undefined) return [];
  const { item, space } = nearest;
  return space === one.space ? [{ kind: 'collect', item, for: 'plot' }] : wayBetween(table, one.space, space, item);
}

/** Tiles that nobody has seen, away from leaders: one of them may be what a plot lacks (found: somebody was sent beside Hitler for that). */
function tiles(table: SoughtTable, one: Conspirator, plan: PlotPlan): readonly NextStep[] {
  const chance = tileChance(table, plan);
  if (chance === 0) return [];
  const isWorthIt = (space: SpaceId): boolean => space === one.space || !isBesideLeader(table, space);
  const hidden = SPACE_IDS.filter((space) => table.tiles[space]?.face === 'down' && isWorthIt(space));
  const nearest = nearestFor(
    table,
    one,
    hidden.map((space) => ({ space })),
  );
  if (nearest === undefined) return [];
  return nearest.space === one.space
    ? [{ kind: 'reveal', for: 'tile', chance }]
    : legBetween(table, one.space, nearest.space).map((leg) => ({ kind: 'move', ...leg, for: 'tile', chance }));
}

/**
 * How likely a tile that nobody has seen is an item that a plan lacks: each of them lies anywhere with the same chance (found: three tiles
 * brought nothing, and nobody had said how likely they would).
 */
export function tileChance({ conspirators, itemDiscard, tiles }: Table, plan: PlotPlan): number {
  const open = Object.values(tiles).flatMap((tile) => (tile.face === 'up' ? [tile.item] : []));
  const seen = [...conspirators.flatMap(({ items }) => items), ...itemDiscard, ...open];
  const unseen = (item: ItemId): number => TILES_PER_ITEM - seen.filter((one) => one === item).length;
  const all = ITEM_IDS.reduce((sum, item) => sum + unseen(item), 0);
  const lacking = new Set(wanted(plan).map(({ item }) => item));
  return all === 0 ? 0 : [...lacking].reduce((sum, item) => sum + unseen(item), 0) / all;
}

function hasRoomForItem(table: SoughtTable, one: Conspirator): boolean {
  return one.items.length < (table.limits[table.conspirators.indexOf(one)]?.items ?? 0);
}

/** The nearest of some places of things for somebody who has room for an item. */
function nearestFor<Place extends { readonly space: SpaceId }>(
  table: SoughtTable,
  one: Conspirator,
  places: readonly Place[],
): Place | undefined {
  if (one.space === 'prison' || !hasRoomForItem(table, one)) return undefined;
  const moves = movesFrom(table, one.space);
  const far = ({ space }: Place): number => moves.get(space) ?? Infinity;
  return places.filter((place) => isWorthGoing(table, place.space, far(place))).sort((a, b) => far(a) - far(b))[0];
}

/**
 * Whether a space can be gone to for one action there. Beside a leader only where an action is left to leave: who starts a turn there is
 * penalised [BO 5] (found: a newcomer was punished for following the next step).
 */
function isWorthGoing(table: SoughtTable, space: SpaceId, moves: number): boolean {
  return isBesideLeader(table, space) ? moves + 2 <= table.actionsLeft : moves < Infinity;
}

/** Whether a throw is likelier to succeed than another one, or lacks fewer dice. */
function isBetter(one: Throw, than: Throw): boolean {
  return chanceOf(one) > chanceOf(than) || targetsShort(one) < targetsShort(than);
}

/**
 * The move to take next to where a plot can be attempted from. Into the space of a leader only where the plot can be attempted
 * before the turn ends: who starts a turn there is penalised [BO 5].
 */
function wayTo(table: SoughtTable, { who, from }: PlotPlan): readonly NextStep[] {
  const { space } = conspirator(table, who);
  if (from === null) return [];
  return wayBetween(table, space, from, 'plot').filter(
    (step) => step.kind !== 'move' || !isBesideLeader(table, step.to) || step.moves < table.actionsLeft,
  );
}

/** Whether a leader stands in a space who would penalise the seeker. */
function isBesideLeader(table: SoughtTable, space: SpaceId): boolean {
  return !table.spared && LEADER_IDS.some((leader) => leaderSpace(table, leader) === space);
}

/** The steps of a shortest way: its first move. */
function wayBetween(
  table: SoughtTable,
  space: Conspirator['space'],
  end: SpaceId,
  what: Exclude<Extract<NextStep, { readonly kind: 'move' }>['for'], 'tile' | 'fetching'>,
): readonly NextStep[] {
  return legBetween(table, space, end).map((leg) => ({ kind: 'move', ...leg, for: what }));
}

/** The first move of a shortest way; none where there is no way. */
function legBetween(table: SoughtTable, space: Conspirator['space'], end: SpaceId): readonly Leg[] {
  const first = space === 'prison' ? null : firstMove(table, space, end);
  return first === null ? [] : [{ ...first, end }];
}
