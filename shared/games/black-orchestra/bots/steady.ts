import { type Ask, type Choice, isQuestion, type Option, TABLE } from '../../../engine/ask';
import type { Simulation, World } from '../../../engine/policy';
import { MOTIVATIONS } from '../board/levels';
import { SPACE_IDS, SPACES } from '../board/spaces';
import { conspirator, isFree } from '../forecast/known';
import type { Conspirator } from '../state';
import type { Table } from '../table';
import { bestThrow, DETECTION_COST, oddsNow } from './prospects';
import { anyTimeChoices, choiceOf, moveOf, type Situation, spendsOthers } from './situation';
import { byThumb } from './thumb';
import { valueOf } from './value';

/** A way to answer, and what it is worth. */
export interface Considered {
  readonly choice: Choice;
  readonly option: Option;
  readonly worth: number;
}

/** What a win is worth, beside the value of a table. */
export const WIN = 3;
const LOSS = -1;

/** Worlds that an option is looked at in while its value differs from world to world. */
const WORLDS = 3;
/** The same for options whose outcome is left to dice. */
const DICE_WORLDS = 8;
/** The most worlds that are asked for. */
export const MOST_WORLDS = DICE_WORLDS;
/** A look ahead that answers more questions than this stops. */
const MOST_ANSWERS = 25;

/** Everything that a seat could answer, each with its worth; none where nothing can be imagined. */
export function consider(situation: Situation): readonly Considered[] {
  const { ask, view, sight } = situation;
  const isOwnTurn = ask.kind === 'action' || ask.kind === 'finish';
  const options = ask.options
    .filter((option) => !spendsOthers(situation, option) && !isLeftAlone(option))
    .map((option) => ({ option, choice: choiceOf(ask, option.key) }));
  const offered = isOwnTurn ? anyTimeChoices(view) : [];
  const any = offered.map((choice) => ({ choice, option: { key: choice.key, label: { m: '' } } }));
  const candidates = [...options, ...any];
  if (candidates.length === 1) return candidates.map((one) => ({ ...one, worth: 0 }));
  const worlds = sight.worlds(
    candidates.some(({ option }) => moveOf(option).does === 'conspire') ? DICE_WORLDS : WORLDS,
  );
  if (worlds.length === 0) return [];
  return candidates.map(({ option, choice }) => ({
    option,
    choice,
    worth: worthOf(situation, option, choice, worlds),
  }));
}

/** Actions that come to the same in every world. */
const SURE: ReadonlySet<string> = new Set(['move', 'give', 'collect']);

function wordOf({ key }: Pick<Option, 'key'>): string {
  return key.split(':')[0] ?? '';
}

/** Standing orders are for people, and nobody is asked for what is theirs. */
function isLeftAlone({ key }: Option): boolean {
  return key === 'always' || key === 'end-always' || key === 'pass-turn' || key.startsWith('take:');
}

function worthOf(situation: Situation, option: Option, choice: Choice, worlds: readonly World<Table>[]): number {
  const move = moveOf(option);
  const { table, facts, weights, ask } = situation;
  if (ask.kind === 'action') {
    if (move.does === 'end') return valueOf({ ...table, actionsLeft: 0 }, facts, weights);
    if (move.does === 'plot') return attemptWorth(situation, move);
    const moved = movedTo(table, option);
    if (moved !== null) return valueOf(moved, facts, weights);
  }
  const needed = move.does === 'conspire' ? DICE_WORLDS : SURE.has(wordOf(option)) ? 1 : WORLDS;
  let sum = 0;
  let looked = 0;
  for (const world of worlds.slice(0, needed)) {
    const worth = lookAhead(situation, choice, world);
    sum += worth;
    looked += 1;
    // What comes to the same in two worlds is left to no luck.
    if (looked === 2 && Math.abs(worth - sum / 2) < 1e-9 && move.does !== 'conspire') break;
  }
  return sum / looked;
}

/** The table after a move into a space that does nothing to who enters it; null for anything else. */
function movedTo(table: Table, { key, ref }: Option): Table | null {
  const active = table.conspirators[table.turn.active];
  const space = SPACE_IDS.find((id) => ref?.kind === 'space' && id === ref.id);
  if (!key.startsWith('move:') || active === undefined || space === undefined) return null;
  if (SPACES[space].modifiers !== undefined) return null;
  return changed({ ...table, actionsLeft: table.actionsLeft - 1 }, active.id, { space });
}

/** Exact odds say what an attempt is worth: a win, what is left after it fails quietly, and after it was detected. */
function attemptWorth(
  { table, facts, weights }: Situation,
  { card, target }: Extract<ReturnType<typeof moveOf>, { readonly does: 'plot' }>,
): number {
  const active = table.conspirators[table.turn.active];
  if (active === undefined) return LOSS;
  const best = bestThrow(oddsNow(table, facts, active, card, target), DETECTION_COST);
  if (best === null) return LOSS;
  const spent = { ...table, actionsLeft: table.actionsLeft - 1 };
  const quiet = valueOf(changed(spent, active.id, { items: [] }), facts, weights);
  const caught = valueOf(detected(spent, active), facts, weights);
  const won = target === 'hitler' && !table.variants.lieutenants ? WIN : quiet + DEPUTY;
  return best.success * won + best.quiet * quiet + best.detected * caught;
}

/** What a fallen leader is worth where several have to fall. */
const DEPUTY = 1;

function changed(table: Table, id: Conspirator['id'], change: Partial<Conspirator>): Table {
  return { ...table, conspirators: table.conspirators.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

function detected(table: Table, who: Conspirator): Table {
  const lowered = table.conspirators.map((one) => ({
    ...one,
    motivation: isFree(one)
      ? (MOTIVATIONS[Math.max(0, MOTIVATIONS.indexOf(one.motivation) - 1)] ?? 'timid')
      : one.motivation,
  }));
  const caught = { space: 'prison', dossier: [], items: [] } as const;
  return changed({ ...table, actionsLeft: 0, conspirators: lowered }, who.id, caught);
}

/** What comes of an answer in one world: the value of the table once the step is over, or the next turn begins. */
function lookAhead(situation: Situation, choice: Choice, world: World<Table>): number {
  const { facts, weights, ask } = situation;
  const simulation = world.begin();
  simulation.answer(choice);
  const before = stepOf(ask);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (simulation.over !== null) return simulation.over.outcome === 'victory' ? WIN : LOSS;
    const next = simulation.asks.find((one) => isQuestion(one) && one.seat !== TABLE);
    if (next === undefined || stepOf(next) > before) break;
    const step = answerByThumb(situation, simulation, next);
    if (step !== null) return step;
  }
  return valueOf(simulation.table, facts, weights);
}

/** Answers a question that comes up on the way; dice of a plot are not rolled but counted with their odds. */
function answerByThumb(situation: Situation, simulation: Simulation<Table>, next: Ask): number | null {
  const { facts, weights, random } = situation;
  const { table } = simulation;
  if (next.kind === 'plot-dice' && table.attempt !== null) {
    const { card, who, target } = table.attempt;
    const isActive = conspirator(table, who).id === table.conspirators[table.turn.active]?.id;
    if (isActive) return attemptWorth({ ...situation, table }, { does: 'plot', card, target });
  }
  const option = byThumb({ table, facts, weights, ask: next, random });
  simulation.answer(choiceOf(next, option.key));
  return null;
}

/** The number of the step that a question belongs to: ids begin with it. */
function stepOf({ id }: Pick<Ask, 'id'>): number {
  return Number(id.split('.')[0]);
}
