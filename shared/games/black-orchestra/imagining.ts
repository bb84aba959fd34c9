import type { Redealing } from '../../engine/game';
import { idOf } from './board/copies';
import type { SpaceId } from './board/spaces';
import { eventFacts, type Facts } from './forecast/facts';
import type { CardKey, Core, EventKey, Hidden, Pub } from './state';

/** The random streams of which everybody sees each number: dice lie on the table. */
export const OPEN_STREAMS = ['dice'];

/**
 * The state at the beginning of the running step as a seat could believe it to be: what has come to light since lies where it
 * lay, everything else is dealt anew. Null when tiles were taken away unseen in this step, when the deck was made anew, or
 * while somebody else is being interrogated: nobody can imagine what is answered there [BO 11].
 */
export function redeal({ begun, now, seat, random }: Redealing<Core>, facts: Facts): Core | null {
  const deal: Deal = { random, facts };
  const drawn = begun.hidden.deck.length - now.hidden.deck.length;
  const interrogations = interrogationDeck(begun.hidden, now, seat, deal);
  if (drawn < 0 || interrogations === null || now.hidden.tilesRemoved.length > begun.hidden.tilesRemoved.length)
    return null;
  const deck: readonly CardKey[] = [
    ...begun.hidden.deck.slice(0, drawn),
    ...shuffled(begun.hidden.deck.slice(drawn), deal),
  ];
  return {
    ...begun,
    hidden: {
      ...begun.hidden,
      deck,
      interrogationDeck: interrogations,
      ...events(begun, now.pub, deal),
      ...tiles(begun.hidden, now.hidden, deal),
    },
  };
}

interface Deal {
  readonly random: () => number;
  readonly facts: Facts;
}

/** Shuffles a copy. How the list was ordered before must not show, so it is sorted first. */
function shuffled<T extends string>(list: readonly T[], { random }: Deal): T[] {
  const result = [...list].sort();
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const a = result[i] as T;
    result[i] = result[j] as T;
    result[j] = a;
  }
  return result;
}

/** The card that lies before the imagining prisoner was on top; of the others nobody knows the order. */
function interrogationDeck(
  { interrogationDeck: deck }: Hidden,
  { pub, hidden: { interrogation } }: Core,
  seat: Redealing<Core>['seat'],
  deal: Deal,
): readonly string[] | null {
  if (interrogation === null) return shuffled(deck, deal);
  if (pub.conspirators[pub.turn.active]?.seat !== seat) return null;
  // Prisoners see which card they have, not which copy of it.
  const [first = interrogation] = deck.filter((key) => idOf(key) === idOf(interrogation)).sort();
  return [
    first,
    ...shuffled(
      deck.filter((key) => key !== first),
      deal,
    ),
  ];
}

/** Events of which everybody knows by now where they are. */
function knownEvents(begun: Pub, now: Pub): ReadonlySet<EventKey | null> {
  return new Set([
    ...now.eventDiscard,
    now.currentEvent,
    now.keyEvent,
    ...[begun.foreseen, now.foreseen].flatMap((foreseen) => [...(foreseen?.next ?? []), ...(foreseen?.gone ?? [])]),
  ]);
}

/** The event decks with the events that were taken out unseen. */
function events({ pub, hidden }: Core, now: Pub, deal: Deal): Pick<Hidden, 'eventDecks' | 'eventsRemoved'> {
  const seen = knownEvents(pub, now);
  const isKnown = (key: EventKey): boolean =>
    seen.has(key) || (pub.variants.documents && eventFacts(deal.facts, key).guarded === true);
  const eventsRemoved: EventKey[] = hidden.eventsRemoved.filter(isKnown).sort();
  const eventDecks = hidden.eventDecks.map((deck, i) => {
    const out = hidden.eventsRemoved.filter((key) => !isKnown(key) && eventFacts(deal.facts, key).stage === i + 1);
    const unseen = shuffled([...deck.filter((key) => !isKnown(key)), ...out], deal);
    const filled = deck.map((key) => (isKnown(key) ? key : (unseen.pop() ?? key)));
    eventsRemoved.push(...unseen);
    return filled;
  });
  return { eventDecks, eventsRemoved };
}

/** What lies under the tiles that are still face down, with those that were taken away unseen. */
function tiles(begun: Hidden, now: Hidden, deal: Deal): Pick<Hidden, 'tiles' | 'tilesRemoved'> {
  const down = (Object.keys(begun.tiles) as SpaceId[]).sort();
  const unseen = down.filter((space) => space in now.tiles);
  const items = shuffled([...unseen.flatMap((space) => begun.tiles[space] ?? []), ...begun.tilesRemoved], deal);
  const dealt = down.map((space) => [space, unseen.includes(space) ? items.pop() : begun.tiles[space]]);
  return { tiles: Object.fromEntries(dealt) as Hidden['tiles'], tilesRemoved: items };
}
