import { MOTIVATIONS, SUSPICIONS } from '../board/levels';
import { TRACK_DICE } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import { cardFacts, type Facts } from '../forecast/facts';
import { freeConspirators, freeIds, inSpace } from '../forecast/known';
import type { Conspirator } from '../state';
import type { Table } from '../table';

/** What dice show that somebody conspires with. */
interface Fallen {
  readonly eagles: number;
  readonly targets: number;
  /** How often, of all ways. */
  readonly chance: number;
  /** The actions that the other dice bring, on average. */
  readonly actions: number;
}

/** A die shows an eagle, a target or a number with these chances, and a number brings so many actions on average [BO 2, 7]. */
const FACE = { eagle: 1 / 6, target: 1 / 3, number: 1 / 2, actions: 2 } as const;

/** Everything that so many dice can show. */
function falls(dice: number): readonly Fallen[] {
  const all: Fallen[] = [];
  for (let eagles = 0; eagles <= dice; eagles++) {
    for (let targets = 0; targets + eagles <= dice; targets++) {
      const numbers = dice - eagles - targets;
      const ways = factorial(dice) / (factorial(eagles) * factorial(targets) * factorial(numbers));
      const chance = ways * FACE.eagle ** eagles * FACE.target ** targets * FACE.number ** numbers;
      all.push({ eagles, targets, chance, actions: FACE.actions * numbers });
    }
  }
  return all;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** Whether a free conspirator holds a card that takes effect when somebody conspires. */
function isConspiringWatched(table: Table, facts: Facts): boolean {
  const held = freeConspirators(table).flatMap(({ dossier }) => dossier);
  return held.some((card) => cardFacts(facts, card).watchesConspire === true);
}

/**
 * What it is worth on average to conspire with so many dice, every outcome weighed with its chance [BO 7]: dissent is used
 * for what is worth most. Null where a card does something to such rolls.
 */
export function conspireWorth(
  table: Table,
  facts: Facts,
  dice: number,
  valueOf: (table: Table) => number,
): number | null {
  const active = table.conspirators[table.turn.active];
  if (active === undefined || active.space === 'prison' || isConspiringWatched(table, facts)) return null;
  const beside = inSpace(table, active.space).map(({ id }) => id);
  return falls(dice).reduce((sum, fallen) => {
    const watched = suspected(table, beside, fallen.eagles);
    const actionsLeft = table.actionsLeft - dice + fallen.actions;
    const then = { ...watched, actionsLeft, track: table.track + fallen.targets };
    return sum + fallen.chance * dissentWorth(then, valueOf);
  }, 0);
}

/** The value of a table, once its track has been used as often as it is full. */
function dissentWorth(table: Table, valueOf: (table: Table) => number): number {
  if (table.track < TRACK_DICE) return valueOf(table);
  const then = { ...table, track: table.track - TRACK_DICE };
  const lowered = table.support > table.supportFloor ? [{ ...then, support: table.support - 1 }] : [];
  const motivated = freeIds(table, (one) => one.motivation !== 'reckless').map((id) => motivatedBy(then, id));
  return Math.max(...[...lowered, ...motivated, then].map((each) => dissentWorth(each, valueOf)));
}

function motivatedBy(table: Table, who: SheetId): Table {
  return withThose(table, [who], ({ motivation }) => ({
    motivation: MOTIVATIONS[MOTIVATIONS.indexOf(motivation) + 1] ?? motivation,
  }));
}

function suspected(table: Table, who: readonly SheetId[], eagles: number): Table {
  if (eagles === 0) return table;
  return withThose(table, who, ({ suspicion }) => ({
    suspicion: SUSPICIONS[Math.min(SUSPICIONS.length - 1, SUSPICIONS.indexOf(suspicion) + eagles)] ?? suspicion,
  }));
}

function withThose(table: Table, who: readonly SheetId[], change: (one: Conspirator) => Partial<Conspirator>): Table {
  return {
    ...table,
    conspirators: table.conspirators.map((one) => (who.includes(one.id) ? { ...one, ...change(one) } : one)),
  };
}
