/** What this browser remembers between visits. A browser that refuses to remember still plays. */
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';

/** A seat this browser holds in a room. */
export interface KeptSeat {
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

/** The seat kept for a room, or null. */
export function keptSeat(code: string, store: Store | null = browserStore()): KeptSeat | null {
  return parseSeat(code, read(store, ROOM + code));
}

/** Remembers a seat, in the place of an earlier one in the same room. */
export function keepSeat({ code, ...rest }: KeptSeat, store: Store | null = browserStore()): void {
  write(store, ROOM + code, JSON.stringify(rest));
}

/** Forgets the seat of a room. */
export function forgetSeat(code: string, store: Store | null = browserStore()): void {
  try {
    store?.removeItem(ROOM + code);
    store?.removeItem(READ + code);
  } catch {
    // Nothing was remembered then.
  }
}

/** All kept seats, last used first. */
export function keptSeats(store: Store | null = browserStore()): readonly KeptSeat[] {
  if (store === null) return [];
  const seats: KeptSeat[] = [];
  for (let i = 0; i < store.length; i++) {
    const key = store.key(i);
    if (key?.startsWith(ROOM) !== true) continue;
    const seat = keptSeat(key.slice(ROOM.length), store);
    if (seat !== null) seats.push(seat);
  }
  return seats.sort((a, b) => b.used - a.used);
}

/** The number of the last line of a room's conversation that was read, or 0. */
export function keptRead(code: string, store: Store | null = browserStore()): number {
  const n = Number(read(store, READ + code));
  return Number.isInteger(n) ? n : 0;
}

/** Remembers how far the conversation was read. */
export function keepRead(code: string, n: number, store: Store | null = browserStore()): void {
  write(store, READ + code, String(n));
}

/** The name last played under, or an empty one. */
export function keptName(store: Store | null = browserStore()): string {
  return read(store, 'name') ?? '';
}

/** Remembers the name for the next room. */
export function keepName(name: string, store: Store | null = browserStore()): void {
  write(store, 'name', name);
}

/** The language chosen by hand, or null. */
export function keptLanguage(store: Store | null = browserStore()): string | null {
  return read(store, 'language');
}

/** Remembers the chosen language. */
export function keepLanguage(language: string, store: Store | null = browserStore()): void {
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
    // Full or forbidden: the visit goes on without memory.
  }
}

function parseSeat(code: string, json: string | null): KeptSeat | null {
  if (
    json === null ||
    code.length !== CODE_LENGTH ||
    Array.from(code).some((letter) => !CODE_LETTERS.includes(letter))
  ) {
    return null;
  }
  try {
    const kept: unknown = JSON.parse(json);
    if (typeof kept !== 'object' || kept === null) return null;
    const { token, name, used } = kept as Partial<Record<keyof KeptSeat, unknown>>;
    return typeof token === 'string' && typeof name === 'string' && typeof used === 'number'
      ? { code, token, name, used }
      : null;
  } catch {
    return null;
  }
}
