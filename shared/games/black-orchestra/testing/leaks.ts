import type { Seat } from '../../../engine/ask';
import type { Match } from '../../../engine/match';
import { interrogationCards } from '../cards/interrogation';
import type { Core } from '../state';

/** Words of the server's own state that must never be part of a message. */
const FORBIDDEN = [
  '"hidden"',
  '"rng"',
  '"checkpoint"',
  '"choices"',
  '"eventDecks"',
  '"interrogationDeck"',
  '"interrogation":',
];

/**
 * Looks through the bytes of one message for anything its receiver must not know at that moment.
 * @param viewer the receiver's seat, null for a spectator
 * @returns what leaked, in words; empty when nothing did
 */
export function leaks(match: Match<Core>, viewer: Seat | null, bytes: string): readonly string[] {
  const { hidden } = match.core;
  const asks = match.asks.filter(({ seat }) => seat === viewer);
  // What a seat is being asked is its own to read; all the rest of the message must stand without it.
  const rest = asks.reduce((left, ask) => left.replace(JSON.stringify(ask), ''), bytes);
  const found: string[] = FORBIDDEN.filter((word) => rest.includes(word));
  const secret = new Set<string>([...hidden.deck, ...hidden.eventDecks.flat(), ...hidden.eventsRemoved]);
  for (const [, key = ''] of rest.matchAll(/"([a-z0-9-]+#\d+)"/g)) if (secret.has(key)) found.push(`deck: ${key}`);
  for (const { key } of Object.values(hidden.rng)) {
    if (rest.includes(key.join(','))) found.push('random state');
  }
  found.push(...interrogationLeaks(match, rest));
  return found;
}

/** Sentences of interrogation cards that are in the message though nobody chose them in public. */
function interrogationLeaks(match: Match<Core>, bytes: string): readonly string[] {
  const publicEffects = new Set(
    match.log.flatMap(({ text }) => {
      const effect = text.p?.['effect'];
      return typeof effect === 'object' && 'm' in effect ? [effect.m] : [];
    }),
  );
  const mentioned = [...bytes.matchAll(/effect\.[a-z0-9-]+/g)].map(([id]) => id);
  const ids = interrogationCards
    .filter(({ id }) => bytes.includes(`"${id}"`) || bytes.includes(`"${id}#`))
    .map(({ id }) => id);
  return [...mentioned.filter((id) => !publicEffects.has(id)), ...ids.map((id) => `interrogation card ${id}`)];
}
