import { type Ask, type Choice, isQuestion, type Option, TABLE } from '../../../engine/ask';
import type { Simulation, World } from '../../../engine/policy';
import { MOTIVATIONS } from '../board/levels';
import { type ItemId, SPACE_IDS, SPACES } from '../board/spaces';
import { attemptChances } from '../forecast/attempt';
import { cardFacts, type Facts } from '../forecast/facts';
import { isFree } from '../forecast/known';
import { DETECTION_COST, type Odds } from '../forecast/odds';
import type { Attempt, CardKey, Conspirator } from '../state';
import type { Table } from '../table';
import { conspireWorth } from './conspiring';
import { costOfEvent } from './events';
import { bestThrow, readyAttempt } from './prospects';
import { oddsAfter } from './rolling';
import { anyTimeChoices, choiceOf, type Move, moveOf, type Situation, spendsOthers } from './situation';
import { byThumb } from './thumb';
import { valueOf } from './value';
import type { Weights } from './weights';

/** A way to answer, and what it is worth. */
export interface Considered {
  readonly choice: Choice;
  readonly option: Option;
  readonly worth: number;
  /** What it would be worth to a bot of other weights. */
  readonly worthBy: (weights: Weights) => number;
}

/** What a defeat is worth, beside the value of a table. */
const LOSS = -1;

/** Worlds that an option is looked at in while its value differs from world to world. */
const WORLDS = 3;
/** The same for options whose outcome is left to dice. */
const DICE_WORLDS = 8;
/** A look ahead that answers more questions than this stops. */
const MOST_ANSWERS = 25;

/** Everything that a seat could answer, each with its worth; none where nothing can be imagined. */
export function consider(situation: Situation): readonly Considered[] {
  const { ask, view, sight, facts } = situation;
  const isOwnTurn = ask.kind === 'action' || ask.kind === 'finish';
  const options = ask.options
    .filter((option) => !spendsOthers(situation, option) && !isLeftAlone(option))
    .map((option) => ({ option, choice: choiceOf(ask, option.key) }));
  const offered = isOwnTurn ? anyTimeChoices(view) : [];
  const any = offered.map((choice) => ({ choice, option: { key: choice.key, label: { m: '' } } }));
  const candidates = [...options, ...any];
  if (candidates.length === 1) return candidates.map((one) => ({ ...one, worth: 0, worthBy: () => 0 }));
  const idle = idleAction(situation).worth;
  const looked = candidates.map((one) => ({ ...one, worth: worthAtSight(situation, one.option) }));
  const most = Math.max(0, ...looked.map(({ option, worth }) => (worth === null ? worldsFor(option) : 0)));
  const worlds = most === 0 ? [] : sight.worlds(most);
  if (most > 0 && worlds.length === 0) return [];
  const considered = looked.map(({ option, choice, worth }): Considered => {
    if (worth !== null) {
      return { option, choice, worth, worthBy: (by) => worthAtSight({ ...situation, weights: by }, option) ?? worth };
    }
    const { endings, worths } = endingsIn(situation, option, choice, worlds);
    return {
      option,
      choice,
      worth: mean(worths),
      worthBy: (by) => mean(endings.map((ending) => worthOfEnding({ facts, weights: by }, ending))),
    };
  });
  // An ability that changes nothing only spends an action, and could be used again and again: the turn ends before that.
  return considered.filter(({ option, worth }) => option.key !== 'ability' || worth > idle + LEAST_GAIN);
}

/** What an action would be worth that changes nothing. */
export function idleAction({
  table,
  facts,
  weights,
}: Pick<Situation, 'table' | 'facts' | 'weights'>): Pick<Considered, 'worth' | 'worthBy'> {
  const then = { ...table, actionsLeft: table.actionsLeft - 1 };
  return { worth: valueOf(then, facts, weights), worthBy: (by) => valueOf(then, facts, by) };
}

/** What an ability has to gain at least. */
const LEAST_GAIN = 1e-6;

/** Actions that come to the same in every world. */
const SURE: ReadonlySet<string> = new Set(['move', 'give', 'collect']);

function wordOf({ key }: Pick<Option, 'key'>): string {
  return key.split(':')[0] ?? '';
}

/** Standing orders are for people, and nobody is asked for what is theirs. */
function isLeftAlone({ key }: Option): boolean {
  return key === 'always' || key === 'end-always' || key === 'pass-turn' || key.startsWith('take:');
}

/** What an option is worth as far as the table tells, with exact odds; null for what has to be played to see. */
function worthAtSight(situation: Situation, option: Option): number | null {
  const { table, facts, weights, ask } = situation;
  const move = moveOf(option);
  const worthOrNull = (then: Table | null): number | null => (then === null ? null : valueOf(then, facts, weights));
  switch (move.does) {
    case 'plot':
      return attemptWorth({ table, facts, weights }, move);
    case 'conspire':
      return conspireWorth(table, facts, move.dice, (then) => valueOf(then, facts, weights));
    case 'end':
      return ask.kind === 'action' ? valueOf({ ...table, actionsLeft: 0 }, facts, weights) : null;
    case 'order':
      return -costOfEvent(table, facts, move.event);
    case 'give':
      return worthOrNull(givenTo(table, move));
    case 'pass':
    case 'react':
    case 'again':
      return reactionWorth(situation, option, move);
    default:
      return ask.kind === 'action' ? worthOrNull(movedTo(table, option) ?? collected(table, option)) : null;
  }
}

function worldsFor(option: Option): number {
  if (moveOf(option).does === 'conspire') return DICE_WORLDS;
  return SURE.has(wordOf(option)) ? 1 : WORLDS;
}

/** What comes of an answer in each of some worlds, and what that is worth. */
function endingsIn(
  situation: Situation,
  option: Option,
  choice: Choice,
  worlds: readonly World<Table>[],
): { readonly endings: readonly Ending[]; readonly worths: readonly number[] } {
  const endings: Ending[] = [];
  const worths: number[] = [];
  for (const world of worlds.slice(0, worldsFor(option))) {
    const ending = lookAhead(situation, choice, world);
    endings.push(ending);
    worths.push(worthOfEnding(situation, ending));
    const [first = 0, second] = worths;
    // What comes to the same in two worlds is left to no luck.
    if (worths.length === 2 && Math.abs(first - (second ?? 0)) < 2e-9 && worldsFor(option) < DICE_WORLDS) break;
  }
  return { endings, worths };
}

/** Where a look ahead ends: the match is over, the dice of a plot would be rolled, or the step is over. */
type Ending =
  | { readonly at: 'end'; readonly over: NonNullable<Simulation['over']> }
  | { readonly at: 'roll'; readonly table: Table; readonly attempt: Attempt }
  | { readonly at: 'table'; readonly table: Table };

/** What a value is reckoned by. */
type Scale = Pick<Situation, 'facts' | 'weights'>;

function worthOfEnding({ facts, weights }: Scale, ending: Ending): number {
  switch (ending.at) {
    case 'end':
      return ending.over.outcome === 'victory' ? weights.win : LOSS;
    case 'roll':
      return rollWorth({ table: ending.table, facts, weights }, ending.attempt);
    case 'table':
      return valueOf(ending.table, facts, weights);
  }
}

function mean(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

/** The table after a move into a space that does nothing to who enters it; null for anything else. */
function movedTo(table: Table, { key, ref }: Option): Table | null {
  const active = table.conspirators[table.turn.active];
  const space = SPACE_IDS.find((id) => ref?.kind === 'space' && id === ref.id);
  if (!key.startsWith('move:') || active === undefined || space === undefined) return null;
  if (SPACES[space].modifiers !== undefined) return null;
  return changed({ ...table, actionsLeft: table.actionsLeft - 1 }, active.id, { space });
}

/** The table after the active conspirator has taken the open tile of their space; null without room for it, or for anything else. */
function collected(table: Table, { key }: Option): Table | null {
  const active = table.conspirators[table.turn.active];
  const room = table.limits[table.turn.active]?.items ?? 0;
  if (key !== 'collect' || active === undefined || !isFree(active) || active.items.length >= room) return null;
  const { [active.space]: tile, ...tiles } = table.tiles;
  if (tile?.face !== 'up') return null;
  const spent = { ...table, tiles, actionsLeft: table.actionsLeft - 1 };
  return changed(spent, active.id, { items: [...active.items, tile.item] });
}

/** The table after the active conspirator has handed something over; null where the receiver has no room for it. */
function givenTo(table: Table, { thing, id, to }: Extract<Move, { readonly does: 'give' }>): Table | null {
  const active = table.conspirators[table.turn.active];
  const index = table.conspirators.findIndex((one) => one.id === to);
  const receiver = table.conspirators[index];
  const limits = table.limits[index];
  if (active === undefined || receiver === undefined || limits === undefined) return null;
  const spent = { ...table, actionsLeft: table.actionsLeft - 1 };
  switch (thing) {
    case 'item': {
      const at = active.items.findIndex((item) => item === id);
      const item = active.items[at];
      if (item === undefined || receiver.items.length >= limits.items) return null;
      const given = changed(spent, active.id, { items: active.items.filter((_, i) => i !== at) });
      return changed(given, to, { items: [...receiver.items, item] });
    }
    case 'card': {
      const card = active.dossier.find((held) => held === id);
      if (card === undefined || receiver.dossier.length >= limits.dossier) return null;
      const given = changed(spent, active.id, { dossier: active.dossier.filter((held) => held !== card) });
      return changed(given, to, { dossier: [...receiver.dossier, card] });
    }
  }
}

/** What an attempt is worth before it opens, with everything laid down that its maker holds and that helps. */
function attemptWorth(
  at: Pick<Situation, 'table' | 'facts' | 'weights'>,
  { card, target }: Extract<ReturnType<typeof moveOf>, { readonly does: 'plot' }>,
): number {
  const { table, facts } = at;
  const one = table.conspirators.find(({ dossier }) => dossier.includes(card));
  if (one === undefined) return LOSS;
  const ready = readyAttempt(table, facts, one, card, target);
  const isActive = one.id === table.conspirators[table.turn.active]?.id;
  const spent = isActive ? { ...table, actionsLeft: table.actionsLeft - 1 } : table;
  return rollWorth({ ...at, table: changed(spent, one.id, { items: itemsLeft(one, ready) }) }, ready);
}

/** The items that an attempt leaves to its maker. */
function itemsLeft({ items }: Conspirator, { elements }: Attempt): readonly ItemId[] {
  const left = [...items];
  for (const element of elements) {
    const at = left.findIndex((item) => element === `item:${item}`);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a roll is worth before it is made, with exact odds. */
function rollWorth(
  { table, facts, weights }: Pick<Situation, 'table' | 'facts' | 'weights'>,
  attempt: Attempt,
): number {
  const best = bestThrow(attemptChances(table, facts, attempt).reacted, DETECTION_COST);
  return best === null ? LOSS : worthOf({ table, facts, weights }, attempt, best);
}

/** What an answer to a roll that lies on the table is worth; null for any other answer, and without a roll. */
function reactionWorth(situation: Situation, option: Option, move: Move): number | null {
  const { table, facts, weights, ask } = situation;
  const odds = oddsAfter({ table, facts, seat: ask.seat }, option);
  if (table.attempt === null || odds === null) return null;
  const then = move.does === 'react' ? withoutCard(table, move.card) : table;
  return worthOf({ table: then, facts, weights }, table.attempt, odds);
}

function withoutCard(table: Table, card: CardKey): Table {
  const one = table.conspirators.find(({ dossier }) => dossier.includes(card));
  return one === undefined ? table : changed(table, one.id, { dossier: one.dossier.filter((held) => held !== card) });
}

/** A win, what is left after an attempt fails quietly, and after it was detected, each as often as it comes. */
function worthOf(
  { table, facts, weights }: Pick<Situation, 'table' | 'facts' | 'weights'>,
  attempt: Attempt,
  odds: Odds,
): number {
  const quiet = valueOf(table, facts, weights);
  const caught = valueOf(detected(table, facts, attempt), facts, weights);
  const won = attempt.target === 'hitler' && !table.variants.lieutenants ? weights.win : quiet + DEPUTY;
  return odds.success * won + (1 - odds.success - odds.detected) * quiet + odds.detected * caught;
}

/** What a fallen leader is worth where several have to fall. */
const DEPUTY = 1;

function changed(table: Table, id: Conspirator['id'], change: Partial<Conspirator>): Table {
  return { ...table, conspirators: table.conspirators.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** The table after an attempt was detected: its maker in prison, everybody discouraged [BO 12.3]. */
function detected(table: Table, facts: Facts, { who, card }: Attempt): Table {
  const isActive = table.conspirators[table.turn.active]?.id === who;
  const conspirators = table.conspirators.map((one): Conspirator => {
    if (!isFree(one)) return one;
    const motivation = MOTIVATIONS[Math.max(0, MOTIVATIONS.indexOf(one.motivation) - 1)] ?? 'timid';
    if (one.id !== who) return { ...one, motivation };
    const dossier = one.dossier.filter((held) => held !== card && cardFacts(facts, held).kind !== 'illegal');
    return { ...one, motivation, dossier, space: 'prison' };
  });
  return { ...table, ...(isActive ? { actionsLeft: 0 } : {}), conspirators };
}

/** What comes of an answer in one world: where the step is over, or the next turn begins. */
function lookAhead(situation: Situation, choice: Choice, world: World<Table>): Ending {
  const { facts, weights, random, ask } = situation;
  const simulation = world.begin();
  simulation.answer(choice);
  const before = stepOf(ask);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (simulation.over !== null) return { at: 'end', over: simulation.over };
    const next = simulation.asks.find((one) => isQuestion(one) && one.seat !== TABLE);
    if (next === undefined || stepOf(next) > before) break;
    const { table } = simulation;
    // Dice of a plot are not rolled but counted with their odds.
    if (next.kind === 'plot-dice' && table.attempt !== null) return { at: 'roll', table, attempt: table.attempt };
    const option = byThumb({ table, facts, weights, ask: next, random });
    simulation.answer(choiceOf(next, option.key));
  }
  return { at: 'table', table: simulation.table };
}

/** The number of the step that a question belongs to: ids begin with it. */
function stepOf({ id }: Pick<Ask, 'id'>): number {
  return Number(id.split('.')[0]);
}
