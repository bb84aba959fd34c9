import { idOf } from '../board/copies';
import type { EventKey, Foreseen } from '../state';
import type { Table } from '../table';
import { isOvertaken, movesHitler } from './events';
import { eventFacts, type Facts } from './facts';

/** What everybody can know of the next event that is drawn and resolved [BO 8]. */
export interface EventForecast {
  /** Each printed event that may come, with its chance; the likeliest first, equals in the order of the deck's list. */
  readonly chances: readonly { readonly event: EventKey; readonly chance: number }[];
  /** The event that comes for certain, be it which copy of it; null when others may come, or none. */
  readonly certain: EventKey | null;
  /** The chance that it is of a later stage than the present one: a new stage begins. */
  readonly stageBegins: number;
  /** The chance that it brings a Gestapo raid [BO 10]. */
  readonly raid: number;
  /** The chance that it is about to change Hitler's space [BO 9]. */
  readonly movesHitler: number;
  /** The chance that it loses the game at once. */
  readonly lost: number;
  /** The chance that no event is left, which ends the game [BO 1]. */
  readonly none: number;
  /** How many of the next events somebody has looked at alone: that player may know better. */
  readonly peeked: number;
}

/** What is left of a sum of chances that is one. */
const TINY = 1e-9;

const NOTHING: Foreseen = { next: [], gone: [], peeked: 0 };

/** Forecasts the next event from what everybody knows: events seen so far, those shown, and how many cards are left. */
export function nextEvents(table: Table, facts: Facts): EventForecast {
  const chances = chancesOf(table, facts);
  const sum = (counts: (event: EventKey) => boolean): number =>
    chances.reduce((total, { event, chance }) => total + (counts(event) ? chance : 0), 0);
  const none = Math.max(0, 1 - sum(() => true));
  return {
    chances: [...chances].sort((a, b) => b.chance - a.chance),
    certain: none < TINY ? onlyOf(chances) : null,
    stageBegins: sum((event) => eventFacts(facts, event).stage > table.stage),
    raid: sum((event) => eventFacts(facts, event).raid === true),
    movesHitler: sum((event) => movesHitler(table, facts, event)),
    lost: sum((event) => eventFacts(facts, event).lost === true),
    none,
    peeked: table.foreseen?.peeked ?? 0,
  };
}

/** The first stage, from the present one on, in which a raid may still come [BO 10]; null when none may. */
export function raidFrom(table: Table, facts: Facts): number | null {
  const at = table.eventsLeft.findIndex((left, i) => {
    const { next } = table.foreseen ?? NOTHING;
    const shown = i + 1 === table.stage ? next : [];
    const open = left > shown.length ? unseenOf(table, facts, i + 1) : [];
    return [...shown, ...open].some((event) => eventFacts(facts, event).raid === true);
  });
  return at < 0 ? null : at + 1;
}

/** The event that all chances are of, if they are of one. */
function onlyOf(chances: EventForecast['chances']): EventKey | null {
  const [first] = chances;
  return first !== undefined && chances.every(({ event }) => idOf(event) === idOf(first.event)) ? first.event : null;
}

function chancesOf(table: Table, facts: Facts): readonly { readonly event: EventKey; readonly chance: number }[] {
  const key = keyWhenDrawn(table, facts);
  const found: { readonly event: EventKey; readonly chance: number }[] = [];
  // The chance that all decks before are used up without an event that counts.
  let reached = 1;
  table.eventsLeft.forEach((left, i) => {
    if (left === 0 || reached === 0) return;
    const { next } = table.foreseen ?? NOTHING;
    const shown = i + 1 === table.stage ? next : [];
    const counting = shown.find((event) => !isOvertaken(facts, key, event));
    if (counting !== undefined) {
      found.push({ event: counting, chance: reached });
      reached = 0;
      return;
    }
    const unseen = unseenOf(table, facts, i + 1);
    const ignored = unseen.filter((event) => isOvertaken(facts, key, event)).length;
    const drawn = left - shown.length;
    // All that are left of the deck may be ignored ones.
    const passed = ways(ignored, drawn) / ways(unseen.length, drawn);
    const others = unseen.filter((event) => !isOvertaken(facts, key, event));
    for (const event of others) found.push({ event, chance: (reached * (1 - passed)) / others.length });
    reached *= passed;
  });
  return found;
}

/** The key event that lies aside when the next event is drawn: a current one moves there before [BO 8]. */
export function keyWhenDrawn({ currentEvent, keyEvent }: Table, facts: Facts): EventKey | null {
  return currentEvent !== null && eventFacts(facts, currentEvent).kind === 'key' ? currentEvent : keyEvent;
}

/** The events of a stage of which nobody can say where they lie: in the deck, or taken out unseen. */
export function unseenOf(table: Table, facts: Facts, stage: number): readonly EventKey[] {
  const { next, gone } = table.foreseen ?? NOTHING;
  const seen = new Set<EventKey | null>([...table.eventDiscard, ...next, ...gone, table.currentEvent, table.keyEvent]);
  return Object.entries(facts.events).flatMap(([id, event]) =>
    event.stage !== stage || (table.variants.documents && event.guarded === true)
      ? []
      : Array.from({ length: event.copies }, (_, i): EventKey => `${id}#${i + 1}`).filter((key) => !seen.has(key)),
  );
}

/** How many ways there are to pick some of a number of things; none when there are too few. */
function ways(of: number, picked: number): number {
  let found = 1;
  for (let i = 0; i < picked; i++) found = (found * (of - i)) / (i + 1);
  return found;
}
