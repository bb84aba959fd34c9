import type { LoadedGame } from './game-loader';
import type { LiveParts } from './live';
import { fromPersisted, type Persisted } from './persisted';
import { matchOf, type Running } from './state';
import { seenBy, waitingIn } from './views';
import { trackWaiting } from './waiting';

/** Thrown for a match that this server's rules cannot go on with. It stays in storage as it is. */
export class UnsupportedMatch extends Error {}

/** The running match, null before it begins, and every viewer's view of it. */
export type RunningViews = Pick<LiveParts, 'running' | 'seen'>;

/** Every viewer's view of a match that has not begun. */
export function notBegun(game: LoadedGame, seats: number): RunningViews {
  return { running: null, seen: seenBy(game.module, null, seats) };
}

/** A running match, with the times since when it waits for each seat taken from its views. */
export function waitedFor(game: LoadedGame, running: Running, seats: number, now: number): RunningViews {
  const seen = seenBy(game.module, matchOf(running), seats);
  return { running: { ...running, since: trackWaiting(running.since, waitingIn(seen), now) }, seen };
}

/** Replays a persisted match. Throws UnsupportedMatch when the present rules do not support it. */
export function replayed(game: LoadedGame, persisted: Persisted | null, seats: number, now: number): RunningViews {
  if (persisted === null) return notBegun(game, seats);
  const { rules } = persisted.match;
  if (rules !== game.module.rules) throw new UnsupportedMatch(`rules ${rules} are not here`);
  try {
    // Changed rules may ask other questions than the persisted ones.
    return waitedFor(game, fromPersisted(game, persisted), seats, now);
  } catch (cause) {
    throw new UnsupportedMatch(`cannot go on under ${game.module.rules}`, { cause });
  }
}
