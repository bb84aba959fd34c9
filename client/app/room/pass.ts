import { storedSeat, storedWatcher } from '../../base/browser-storage';

/** How this browser enters a room: with a seat, as a spectator with a name, or without either. */
export type Pass =
  { readonly kind: 'seat' | 'watcher'; readonly token: string } | { readonly kind: 'none'; readonly token: null };

/** Without seat or name. */
export const NO_PASS: Pass = { kind: 'none', token: null };

/** The stored seat of a room, or else the stored spectator. */
export function passFor(code: string): Pass {
  const seat = storedSeat(code);
  if (seat !== null) return { kind: 'seat', token: seat.token };
  const watcher = storedWatcher(code);
  return watcher === null ? NO_PASS : { kind: 'watcher', token: watcher.token };
}
