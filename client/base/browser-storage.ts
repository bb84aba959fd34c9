/**
 * What this browser stores between visits. When the browser refuses to store it, it lasts until the tab is closed, or
 * at least as long as the page.
 */
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';
import { basePath } from './address';

/** A seat that this browser has in a room. */
export interface StoredSeat {
  readonly code: string;
  readonly token: string;
  readonly name: string;
  /** When it was last used, in milliseconds since 1970. */
  readonly used: number;
  /** How far the match of the room was when it was last seen here. */
  readonly match: 'running' | 'over';
  /** The name of the room's game, once it was seen here. */
  readonly game?: string;
}

/** The part of `localStorage` used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const ROOM = 'room.';
const WATCHER = 'watcher.';
const WATCHING = 'watching.';
const READ = 'read.';
const SEEN = 'seen.';
const MUTED = 'muted.';
const NEWS = 'news.';
/** Whether a television shows the scenes of a room: see `scenes.ts`. */
export const SCENES = 'scenes.';
const HINT = 'hint.';
const WARNED = 'warned.';
const NOTES = 'notes.';
const BESIDE = 'beside.';
const ASIDE = 'aside.';

/** The stored seat of a room, or null when there is none or it is damaged. */
export function storedSeat(code: string, store: Store = browserStore): StoredSeat | null {
  return parseSeat(code, store.getItem(ROOM + code));
}

/** Stores a seat; an earlier one in the same room is replaced. */
export function storeSeat({ code, ...rest }: StoredSeat, store: Store = browserStore): void {
  store.setItem(ROOM + code, JSON.stringify(rest));
}

/**
 * Removes all that is stored of a room with its seat: how far chat and match were read, private notes, dismissed lines, muted
 * members, and the warning that the browser will forget it.
 */
export function removeSeat(code: string, store: Store = browserStore): void {
  const keys = Array.from({ length: store.length }, (_, i) => store.key(i));
  const ofMatches = keys.filter((key) => [SEEN, NOTES].some((what) => key?.startsWith(what + code) === true));
  for (const key of [ROOM + code, READ + code, MUTED + code, NEWS + code, WARNED + code, SCENES + code, ...ofMatches])
    if (key !== null) store.removeItem(key);
  const [next] = storedBeside(code, store);
  if (next === undefined) return;
  changeSeat(code, next.token, store);
}

/** Somebody else who has a seat in the same room and shares this browser. */
export interface Beside {
  readonly token: string;
  readonly name: string;
}

/** Those who share this browser in a room with the one whose seat is stored. */
export function storedBeside(code: string, store: Store = browserStore): readonly Beside[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(BESIDE + code) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBeside) : [];
  } catch {
    return [];
  }
}

/** Stores one more of them. */
export function storeBeside(code: string, { token, name }: Beside, store: Store = browserStore): void {
  store.setItem(BESIDE + code, JSON.stringify([...storedBeside(code, store), { token, name }]));
}

/** Removes one of them, with what is stored aside. */
export function dropBeside(code: string, token: string, store: Store = browserStore): void {
  const left = storedBeside(code, store).filter((one) => one.token !== token);
  if (left.length === 0) store.removeItem(BESIDE + code);
  else store.setItem(BESIDE + code, JSON.stringify(left));
  for (const key of keysOf(store)) if (key.startsWith(`${ASIDE}${token}.`)) store.removeItem(key);
}

/**
 * Gives the browser's place in a room to another one who shares it. What the former one has read, noted and hidden is laid aside for
 * them: nobody sees the notes of another.
 */
export function changeSeat(code: string, token: string, store: Store = browserStore): void {
  const to = storedBeside(code, store).find((one) => one.token === token);
  if (to === undefined) return;
  const from = storedSeat(code, store);
  const aside = `${ASIDE}${token}.`;
  for (const key of keysOf(store)) {
    const value = store.getItem(key);
    if (
      from === null ||
      value === null ||
      ![READ, SEEN, MUTED, NEWS, NOTES].some((what) => key.startsWith(what + code))
    )
      continue;
    store.setItem(`${ASIDE}${from.token}.${key}`, value);
    store.removeItem(key);
  }
  for (const key of keysOf(store)) {
    const value = store.getItem(key);
    if (value === null || !key.startsWith(aside)) continue;
    store.setItem(key.slice(aside.length), value);
    store.removeItem(key);
  }
  const others = storedBeside(code, store).filter((one) => one.token !== token);
  const all = from === null ? others : [...others, { token: from.token, name: from.name }];
  store.setItem(BESIDE + code, JSON.stringify(all));
  storeSeat({ used: 0, match: 'running', ...from, code, ...to }, store);
}

function isBeside(stored: unknown): stored is Beside {
  if (typeof stored !== 'object' || stored === null) return false;
  const { token, name } = stored as Partial<Record<keyof Beside, unknown>>;
  return typeof token === 'string' && typeof name === 'string';
}

/** All stored seats, last used first. */
export function storedSeats(store: Store = browserStore): readonly StoredSeat[] {
  const seats: StoredSeat[] = [];
  for (let i = 0; i < store.length; i++) {
    const key = store.key(i);
    if (key?.startsWith(ROOM) !== true) continue;
    const seat = storedSeat(key.slice(ROOM.length), store);
    if (seat !== null) seats.push(seat);
  }
  return seats.sort((a, b) => b.used - a.used);
}

/** The name and token that this browser has as a spectator of a room. */
export interface StoredWatcher {
  readonly code: string;
  readonly token: string;
  readonly name: string;
}

/** The stored token and name of a spectator in a room; null when there are none or they are damaged. */
export function storedWatcher(code: string, store: Store = browserStore): StoredWatcher | null {
  const stored = parsed(code, store.getItem(WATCHER + code));
  return stored === null ? null : { code, token: stored.token, name: stored.name };
}

/** Stores this browser's name and token as a spectator of a room. */
export function storeWatcher({ code, token, name }: StoredWatcher, store: Store = browserStore): void {
  store.setItem(WATCHER + code, JSON.stringify({ token, name }));
}

/** Removes this browser's name and token as a spectator of a room. */
export function removeWatcher(code: string, store: Store = browserStore): void {
  store.removeItem(WATCHER + code);
}

/** Whether the reader has chosen, in this tab, to watch the match of a room. */
export function isWatching(code: string): boolean {
  return visitStore.getItem(WATCHING + code) !== null;
}

/** Stores that the reader has chosen to watch the match of a room, until the tab is closed. */
export function storeWatching(code: string): void {
  visitStore.setItem(WATCHING + code, 'watching');
}

/** The number of the last line of a room's conversation that was read, or 0. */
export function storedRead(code: string, store: Store = browserStore): number {
  return numberOf(store.getItem(READ + code));
}

/** Stores the number of the last line of a room's conversation that was read. */
export function storeRead(code: string, n: number, store: Store = browserStore): void {
  store.setItem(READ + code, String(n));
}

/** The number of the last line of a room's conversation that the table said as well and that was put away here, or 0. */
export function storedNews(code: string, store: Store = browserStore): number {
  return numberOf(store.getItem(NEWS + code));
}

/** Stores the number of that line. */
export function storeNews(code: string, n: number, store: Store = browserStore): void {
  store.setItem(NEWS + code, String(n));
}

/** The names of those whom this browser does not show in the conversation of a room. */
export function storedMuted(code: string, store: Store = browserStore): readonly string[] {
  try {
    const names: unknown = JSON.parse(store.getItem(MUTED + code) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the names of those whom this browser does not show in the conversation of a room. */
export function storeMuted(code: string, names: readonly string[], store: Store = browserStore): void {
  store.setItem(MUTED + code, JSON.stringify(names));
}

/**
 * How many lines of the log of a match have been seen here; null when nobody has looked yet.
 * @param match the code of its room; for a later match of the same room followed by a point and its number
 */
export function storedSeen(match: string, store: Store = browserStore): number | null {
  const stored = store.getItem(SEEN + match);
  return stored === null || !/^\d{1,9}$/.test(stored) ? null : Number(stored);
}

/** Stores how many lines of the log of a match have been seen here. */
export function storeSeen(match: string, lines: number, store: Store = browserStore): void {
  store.setItem(SEEN + match, String(lines));
}

/**
 * The private notes of a match, as JSON; null when there are none.
 * @param match as in {@link storedSeen}
 */
export function storedNotes(match: string, store: Store = browserStore): string | null {
  return store.getItem(NOTES + match);
}

/** Stores the private notes of a match. */
export function storeNotes(match: string, json: string, store: Store = browserStore): void {
  store.setItem(NOTES + match, json);
}

/** The name that was last played under, or an empty one. */
export function storedName(store: Store = browserStore): string {
  return store.getItem('name') ?? '';
}

/** Stores the name for the next room. */
export function storeName(name: string, store: Store = browserStore): void {
  store.setItem('name', name);
}

/** The game that was last chosen on the start page, or null. */
export function storedGame(store: Store = browserStore): string | null {
  return store.getItem('game');
}

/** Stores the game that was chosen on the start page. */
export function storeGame(game: string, store: Store = browserStore): void {
  store.setItem('game', game);
}

/** The language that the reader chose, or null. */
export function storedLanguage(store: Store = browserStore): string | null {
  return store.getItem('language');
}

/** Stores the language that the reader chose. */
export function storeLanguage(language: string, store: Store = browserStore): void {
  store.setItem('language', language);
}

/** How the reader wants the page to look here: as the device does, or as was chosen. */
export type ThemeChoice = 'device' | 'light' | 'dark';

/** The chosen theme; the device's when none was chosen. */
export function storedTheme(store: Store = browserStore): ThemeChoice {
  const stored = store.getItem('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** Stores the look that was chosen here. */
export function storeTheme(theme: ThemeChoice, store: Store = browserStore): void {
  store.setItem('theme', theme);
}

/** Whether a kind of decision of a game has been explained here. */
export function isHintSeen(game: string, kind: string, store: Store = browserStore): boolean {
  return store.getItem(`${HINT}${game}.${kind}`) !== null;
}

/** Stores that a kind of decision of a game has been explained here. */
export function storeHintSeen(game: string, kind: string, store: Store = browserStore): void {
  store.setItem(`${HINT}${game}.${kind}`, 'seen');
}

/** Whether this browser is to notify, or null when nobody has said so. */
export function storedNotice(store: Store = browserStore): string | null {
  return store.getItem('notice');
}

/** Stores whether this browser is to notify. */
export function storeNotice(wanted: 'on' | 'off', store: Store = browserStore): void {
  store.setItem('notice', wanted);
}

/** How a page exchanges messages with the server. */
export type TransportName = 'websocket' | 'polling';

/** The transport of this visit's connections; null before the first one. */
export function storedTransport(store: Store = visitStore): TransportName | null {
  const stored = store.getItem('transport');
  return stored === 'websocket' || stored === 'polling' ? stored : null;
}

/** Stores the transport of this visit's connection. */
export function storeTransport(transport: TransportName, store: Store = visitStore): void {
  store.setItem('transport', transport);
}

/** A store that lasts as long as the page. */
function memory(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** A store that never fails: what `durable` refuses, or null refuses, is kept in the other one, which never fails either. */
export function patient(durable: () => Store | null, other: Store = memory()): Store {
  const tried = <T>(what: (store: Store) => T, otherwise: T): T => {
    try {
      const store = durable();
      return store === null ? otherwise : what(store);
    } catch {
      return otherwise;
    }
  };
  const keys = (): readonly string[] => {
    const stored = tried(keysOf, []);
    return [...new Set([...stored, ...keysOf(other)])];
  };
  return {
    getItem: (key) => other.getItem(key) ?? tried((store) => store.getItem(key), null),
    setItem(key, value) {
      other.setItem(key, value);
      tried((store) => {
        store.setItem(key, value);
        other.removeItem(key);
      }, undefined);
    },
    removeItem(key) {
      other.removeItem(key);
      tried((store) => store.removeItem(key), undefined);
    },
    key: (i) => keys()[i] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/**
 * The part of a host's store that an application has: others may lie on the same host, below paths of their own. Whatever lies
 * at the root has the names without a path.
 * @param base with a slash at both ends
 */
export function below(base: string, store: Store): Store {
  if (base === '/') return store;
  const own = (): readonly string[] => keysOf(store).filter((key) => key.startsWith(`${base}:`));
  return {
    getItem: (key) => store.getItem(`${base}:${key}`),
    setItem: (key, value) => store.setItem(`${base}:${key}`, value),
    removeItem: (key) => store.removeItem(`${base}:${key}`),
    key: (i) => own()[i]?.slice(base.length + 1) ?? null,
    get length() {
      return own().length;
    },
  };
}

function keysOf(store: Store): readonly string[] {
  return Array.from({ length: store.length }, (_, i) => store.key(i)).filter((key) => key !== null);
}

const pageStore = memory();

/** What is stored until the tab is closed. Where a browser does not let a page have storage, the property itself throws. */
export const visitStore: Store = patient(() => below(basePath(), window.sessionStorage), pageStore);

/** The storage that lasts between visits. */
export const browserStore: Store = patient(() => below(basePath(), window.localStorage), visitStore);

/** How long this browser keeps its seat in a room: between visits, until the tab is closed, or until the page is. */
export type Keeping = 'between-visits' | 'tab' | 'page';

/** How long the stored seat of a room is kept. */
export function seatKept(code: string): Keeping {
  return kept(ROOM + code);
}

/** How long the private notes of a match are kept: a browser may refuse to store them, or have no room for more. */
export function notesKept(match: string): Keeping {
  return kept(NOTES + match);
}

function kept(key: string): Keeping {
  if (pageStore.getItem(key) !== null) return 'page';
  return visitStore.getItem(key) === null ? 'between-visits' : 'tab';
}

/** Whether the reader has put away that this browser forgets the seat of a room. */
export function isWarned(code: string): boolean {
  return visitStore.getItem(WARNED + code) !== null;
}

/** Stores that the reader has put that away, until the tab is closed. */
export function storeWarned(code: string): void {
  visitStore.setItem(WARNED + code, 'warned');
}

/** A stored whole number; 0 when there is none. */
function numberOf(stored: string | null): number {
  const n = Number(stored);
  return Number.isInteger(n) ? n : 0;
}

function parseSeat(code: string, json: string | null): StoredSeat | null {
  const stored = parsed(code, json);
  if (stored === null) return null;
  const { game, match, used, ...seat } = stored;
  if (typeof used !== 'number') return null;
  return { ...seat, used, match: match === 'over' ? 'over' : 'running', ...(typeof game === 'string' && { game }) };
}

/** What was stored under the code of a room with a token and a name; null when there is none or it is damaged. */
function parsed(
  code: string,
  json: string | null,
): (StoredWatcher & { readonly used: unknown; readonly match: unknown; readonly game: unknown }) | null {
  if (
    json === null ||
    code.length !== CODE_LENGTH ||
    Array.from(code).some((letter) => !CODE_LETTERS.includes(letter))
  ) {
    return null;
  }
  try {
    const stored: unknown = JSON.parse(json);
    if (typeof stored !== 'object' || stored === null) return null;
    const { token, name, used, match, game } = stored as Partial<Record<keyof StoredSeat, unknown>>;
    return typeof token === 'string' && typeof name === 'string' ? { code, token, name, used, match, game } : null;
  } catch {
    return null;
  }
}
