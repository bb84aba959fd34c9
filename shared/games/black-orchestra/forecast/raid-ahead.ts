import type { SheetId } from '../board/sheets';
import type { EventKey } from '../state';
import type { Table } from '../table';
import { isOvertaken } from './events';
import { eventFacts, type Facts } from './facts';
import { keyWhenDrawn, unseenOf } from './next-events';

/**
 * The chance that an event brings a Gestapo raid before any of some conspirators has their next turn, as the turns stand now [BO 5, 10].
 * Effects that are still to come and add or skip an event are not foreseen.
 */
export function raidBeforeTurnOf(table: Table, facts: Facts, ids: readonly SheetId[]): number {
  return raidWithin(table, facts, eventsBeforeTurnOf(table, ids));
}

/** How many events come before any of some conspirators has their next turn; 0 when there are none of them. */
function eventsBeforeTurnOf({ turn, conspirators }: Table, ids: readonly SheetId[]): number {
  const turns = conspirators.length;
  const ahead = conspirators.flatMap(({ id }, i) =>
    ids.includes(id) ? [((i - turn.active + turns - 1) % turns) + 1] : [],
  );
  return ahead.length === 0 ? 0 : turn.eventsDue + Math.min(...ahead) - 1;
}

/** What is left to draw from: the deck of one stage after another. */
interface Decks {
  /** Counted from 1. */
  readonly stage: number;
  /** How many cards the deck of that stage still has. */
  readonly left: number;
  /** Its top cards that everybody was shown. */
  readonly shown: readonly EventKey[];
  /** The events of that stage of which nobody can say where they lie, those of one kind as one. */
  readonly unseen: readonly { readonly event: EventKey; readonly count: number }[];
  readonly key: EventKey | null;
}

/** The chance of at least one raid among so many events that count. */
export function raidWithin(table: Table, facts: Facts, events: number): number {
  const deckOf = (stage: number, key: EventKey | null): Decks => ({
    stage,
    left: table.eventsLeft[stage - 1] ?? 0,
    shown: stage === table.stage ? (table.foreseen?.next ?? []) : [],
    unseen: alike(facts, unseenOf(table, facts, stage)),
    key,
  });

  // The same is left after the same events in another order.
  const known = new Map<string, number>();

  /** The chance that so many events bring a raid. It is no difference from one: where none can come it is exactly zero. */
  const raid = (decks: Decks, due: number): number => {
    const { stage, left, unseen, key } = decks;
    const as = [stage, left, key, due, ...unseen.map(({ count }) => count)].join();
    const chance = known.get(as) ?? raidAnew(decks, due);
    known.set(as, chance);
    return chance;
  };
  const raidAnew = (decks: Decks, due: number): number => {
    if (due === 0 || decks.stage > table.eventsLeft.length) return 0;
    if (decks.left === 0) return raid(deckOf(decks.stage + 1, decks.key), due);
    const [shown, ...rest] = decks.shown;
    if (shown !== undefined) return afterDraw({ ...decks, left: decks.left - 1, shown: rest }, shown, due);
    const all = decks.unseen.reduce((sum, { count }) => sum + count, 0);
    return decks.unseen.reduce((sum, { event, count }) => {
      if (count === 0) return sum;
      const unseen = decks.unseen.map((one) => (one.event === event ? { ...one, count: count - 1 } : one));
      return sum + (count / all) * afterDraw({ ...decks, left: decks.left - 1, unseen }, event, due);
    }, 0);
  };
  const afterDraw = (decks: Decks, event: EventKey, due: number): number => {
    if (isOvertaken(facts, decks.key, event)) return raid(decks, due);
    const drawn = eventFacts(facts, event);
    if (drawn.raid === true) return 1;
    return raid(drawn.kind === 'key' ? { ...decks, key: event } : decks, due - 1);
  };
  return raid(deckOf(1, keyWhenDrawn(table, facts)), events);
}

/** Events of a stage, those of one kind as one: whether an event is ignored and what it is to a raid depends on no more. */
function alike(facts: Facts, events: readonly EventKey[]): Decks['unseen'] {
  const found = new Map<string, { readonly event: EventKey; readonly count: number }>();
  for (const event of events) {
    const { kind, raid } = eventFacts(facts, event);
    const as = `${kind} ${raid === true}`;
    const before = found.get(as);
    found.set(as, { event: before?.event ?? event, count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
