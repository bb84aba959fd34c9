/** What this browser stores between visits. A browser that stores nothing can still be played in. */
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';

/** A seat that this browser has in a room. */
export interface StoredSeat {
  readonly code: string;
  readonly token: string;
  readonly name: string;
  /** When it was last used, in milliseconds since 1970. */
  readonly used: number;
}

/** The part of `localStorage` used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const ROOM = 'room.';
const READ = 'read.';
const SEEN = 'seen.';

/** The stored seat of a room, or null when there is none or it is damaged. */
export function storedSeat(code: string, store: Store | null = browserStore()): StoredSeat | null {
  return parseSeat(code, read(store, ROOM + code));
}

/** Stores a seat; an earlier one in the same room is replaced. */
export function storeSeat({ code, ...rest }: StoredSeat, store: Store | null = browserStore()): void {
  write(store, ROOM + code, JSON.stringify(rest));
}

/** Removes the seat of a room, how far its conversation was read, and how far its match was seen. */
export function removeSeat(code: string, store: Store | null = browserStore()): void {
  try {
    store?.removeItem(ROOM + code);
    store?.removeItem(READ + code);
    store?.removeItem(SEEN + code);
  } catch {
    // Storage is not available, so nothing is stored.
  }
}

/** All stored seats, last used first. */
export function storedSeats(store: Store | null = browserStore()): readonly StoredSeat[] {
  if (store === null) return [];
  const seats: StoredSeat[] = [];
  for (let i = 0; i < store.length; i++) {
    const key = store.key(i);
    if (key?.startsWith(ROOM) !== true) continue;
    const seat = storedSeat(key.slice(ROOM.length), store);
    if (seat !== null) seats.push(seat);
  }
  return seats.sort((a, b) => b.used - a.used);
}

/** The number of the last line of a room's conversation that was read, or 0. */
export function storedRead(code: string, store: Store | null = browserStore()): number {
  const n = Number(read(store, READ + code));
  return Number.isInteger(n) ? n : 0;
}

/** Stores the number of the last line of a room's conversation that was read. */
export function storeRead(code: string, n: number, store: Store | null = browserStore()): void {
  write(store, READ + code, String(n));
}

/** How many lines of the log of a room's match have been seen here; null when nobody has looked yet. */
export function storedSeen(code: string, store: Store | null = browserStore()): number | null {
  const stored = read(store, SEEN + code);
  return stored === null || !/^\d{1,9}$/.test(stored) ? null : Number(stored);
}

/** Stores how many lines of the log of a room's match have been seen here. */
export function storeSeen(code: string, lines: number, store: Store | null = browserStore()): void {
  write(store, SEEN + code, String(lines));
}

/** The name that was last played under, or an empty one. */
export function storedName(store: Store | null = browserStore()): string {
  return read(store, 'name') ?? '';
}

/** Stores the name for the next room. */
export function storeName(name: string, store: Store | null = browserStore()): void {
  write(store, 'name', name);
}

/** The language that the reader chose, or null. */
export function storedLanguage(store: Store | null = browserStore()): string | null {
  return read(store, 'language');
}

/** Stores the language that the reader chose. */
export function storeLanguage(language: string, store: Store | null = browserStore()): void {
  write(store, 'language', language);
}

function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function read(store: Store | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(store: Store | null, key: string, value: string): void {
  try {
    store?.setItem(key, value);
  } catch {
    // Storage is full or not allowed: the visit goes on without it.
  }
}

function parseSeat(code: string, json: string | null): StoredSeat | null {
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
    const { token, name, used } = stored as Partial<Record<keyof StoredSeat, unknown>>;
    return typeof token === 'string' && typeof name === 'string' && typeof used === 'number'
      ? { code, token, name, used }
      : null;
  } catch {
    return null;
  }
}
