import type { Ask, Seat } from '../../../engine/ask';
import type { Match, MatchView } from '../../../engine/match';
import { idOf } from '../board/copies';
import { editions } from '../editions';
import type { Core } from '../state';

/** What must never be part of a message: words of the server's own state, and interrogation cards. What was drawn may at the end. */
const FORBIDDEN = new RegExp(
  [
    '"(?:hidden|rng|checkpoint|choices|draws|drawn|eventDecks|interrogationDeck)"',
    '"stream":"interrogation"',
    '"interrogation":',
    `"(?:${Object.values(editions)
      .flatMap(({ interrogations }) => interrogations.map(({ id }) => id))
      .join('|')})["#]`,
  ].join('|'),
  'g',
);

/**
 * Searches the bytes of one message for anything its receiver must not know at that time.
 * @param viewer the receiver's seat, null for a spectator
 * @returns what leaked, in words; empty when nothing did
 */
export function leaks(match: Match<Core>, viewer: Seat | null, bytes: string): readonly string[] {
  // A seat may read what it is asked: that is cut out, and the rest of the message is searched, reasons too.
  const rest = ownAsks(match, viewer).reduce(
    (left, ask) => left.replace(JSON.stringify(ask), () => reasonsIn(ask)),
    bytes,
  );
  const known = ownInterrogation(match, viewer);
  return secretsAmong(match, [mentionsIn(rest)]).filter((secret) => !known.includes(secret));
}

/** What a prisoner reads on the card that lies before them: they may look at what each of its options would do. */
function ownInterrogation(match: Match<Core>, viewer: Seat | null): readonly string[] {
  const { pub, hidden } = match.core;
  if (hidden.interrogation === null || !ownAsks(match, viewer).some(({ kind }) => kind === 'interrogation')) return [];
  const card = editions[pub.edition].interrogations.find(({ id }) => id === idOf(hidden.interrogation ?? ''));
  return mentionsIn(JSON.stringify(card).replaceAll('"effect":"', '"effect":"effect.')).effects;
}

/**
 * Searches a view as {@link leaks} searches bytes. Each line of the log is read once only, because the log grows all
 * the time; what it mentions is compared with what is secret now.
 */
export function viewLeaks(match: Match<Core>, view: MatchView): readonly string[] {
  const own = ownAsks(match, view.you);
  const rest = { ...view, log: [], asks: view.asks.map((ask) => (own.includes(ask) ? ask.unavailable : ask)) };
  return secretsAmong(match, [mentionsIn(JSON.stringify(rest)), ...view.log.map(({ text }) => mentionsOf(text))]);
}

function reasonsIn({ unavailable = [] }: Ask): string {
  return JSON.stringify(unavailable);
}

function ownAsks({ asks }: Match<Core>, viewer: Seat | null): readonly Ask[] {
  return asks.filter(({ seat }) => seat === viewer);
}

/** What a text has in it that may be secret at some time. */
interface Mentions {
  /** What must never be part of a message. */
  readonly forbidden: readonly string[];
  /** Keys of cards, such as `safe#1`. */
  readonly keys: readonly string[];
  /** Lists of numbers as long as a random state's key. */
  readonly numbers: readonly string[];
  /** Effects of interrogations. */
  readonly effects: readonly string[];
}

const NOTHING: Mentions = { forbidden: [], keys: [], numbers: [], effects: [] };

function mentionsIn(text: string): Mentions {
  const found: Mentions = {
    forbidden: [...text.matchAll(FORBIDDEN)].map(([word]) => word),
    keys: [...text.matchAll(/"([a-z0-9-]+#\d+)"/g)].map(([, key = '']) => key),
    numbers: [...text.matchAll(/\d+(?:,\d+){7,}/g)].map(([list]) => list),
    effects: [...text.matchAll(/effect\.[a-z0-9-]+/g)].map(([id]) => id),
  };
  return Object.values(found).every((list: readonly string[]) => list.length === 0) ? NOTHING : found;
}

const remembered = new WeakMap<object, Mentions>();

/** What a part of the state mentions that is never changed. */
function mentionsOf(part: object): Mentions {
  const known = remembered.get(part);
  if (known !== undefined) return known;
  const found = mentionsIn(JSON.stringify(part));
  remembered.set(part, found);
  return found;
}

function secretsAmong(
  { core: { pub, hidden }, log, over }: Match<Core>,
  mentions: readonly Mentions[],
): readonly string[] {
  const some = mentions.filter((one) => one !== NOTHING);
  if (some.length === 0) return [];
  const secret = new Set<string>([...hidden.deck, ...hidden.eventDecks.flat(), ...hidden.eventsRemoved]);
  for (const key of [...(pub.foreseen?.next ?? []), ...(pub.foreseen?.gone ?? [])]) secret.delete(key);
  const random = Object.values(hidden.rng).map(({ key }) => key.join(','));
  // Sentences of interrogation cards that nobody chose in public.
  const publicEffects = new Set(
    log.flatMap(({ text }) => {
      const effect = text.p?.['effect'];
      return typeof effect === 'object' && 'm' in effect ? [effect.m] : [];
    }),
  );
  return some.flatMap(({ forbidden, keys, numbers, effects }) => [
    ...forbidden.filter((word) => over === null || word !== '"drawn"'),
    ...keys.filter((key) => secret.has(key)).map((key) => `deck: ${key}`),
    ...numbers.filter((list) => random.some((key) => list.includes(key))).map(() => 'random state'),
    ...effects.filter((id) => !publicEffects.has(id)),
  ]);
}
