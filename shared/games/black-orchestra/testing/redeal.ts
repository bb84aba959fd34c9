import { keysFrom, makeStreams } from '../../../engine/rng';
import { editions } from '../editions';
import { type Core, type EventKey, STREAMS } from '../state';

/** 64 hexadecimal digits. */
function anyEntropy(random: () => number): string {
  return Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** Shuffles a copy of a list. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** The event decks with the events removed unseen, dealt anew; what everybody has seen lies where everybody knows. */
function redealEvents({ pub, hidden }: Core, random: () => number) {
  const edition = editions[pub.edition];
  const { next = [], gone = [] } = pub.foreseen ?? {};
  const isKnown = (key: EventKey): boolean =>
    gone.includes(key) || (pub.variants.documents && edition.event(key).guarded === true);
  const removed: EventKey[] = hidden.eventsRemoved.filter(isKnown);
  const decks = hidden.eventDecks.map((deck, i) => {
    const shown = deck.filter((key) => next.includes(key));
    const out = hidden.eventsRemoved.filter((key) => !isKnown(key) && edition.event(key).stage === i + 1);
    const unseen = shuffled([...deck.filter((key) => !shown.includes(key)), ...out], random);
    removed.push(...unseen.slice(deck.length - shown.length));
    return [...shown, ...unseen.slice(0, deck.length - shown.length)];
  });
  return { eventDecks: decks, eventsRemoved: removed };
}

/**
 * Another table that nobody could tell from this one: decks, tiles and random streams dealt anew.
 * @param random numbers from 0 up to 1
 */
export function redeal(core: Core, random: () => number): Core {
  const { hidden } = core;
  const spaces = Object.keys(hidden.tiles);
  const items = shuffled([...Object.values(hidden.tiles), ...hidden.tilesRemoved], random);
  return {
    ...core,
    hidden: {
      ...hidden,
      rng: makeStreams(keysFrom(anyEntropy(random), STREAMS), STREAMS),
      ...redealEvents(core, random),
      deck: shuffled(hidden.deck, random),
      interrogationDeck: shuffled(hidden.interrogationDeck, random),
      tiles: Object.fromEntries(spaces.map((space, i) => [space, items[i]])),
      tilesRemoved: items.slice(spaces.length),
    },
  };
}
