import type { Waiting } from '../../shared/engine/ask';
import type { WaitingSince } from '../../shared/protocol/rooms';

/**
 * Since when each entry of `waiting` is awaited: an entry that was there before keeps its time, a new one gets `now`. A seat that
 * answers one secret question and gets the next of the same kind keeps its time, so nothing shows. When others are newly asked the same
 * kind, a new round of it has begun, and all have the present time.
 */
export function trackWaiting(
  before: readonly WaitingSince[],
  waiting: readonly Waiting[],
  now: number,
): readonly WaitingSince[] {
  const sinceBefore = (one: Waiting): number | undefined =>
    before.find(({ seat, kind }) => seat === one.seat && kind === one.kind)?.since;
  const begun = new Set(waiting.filter((one) => sinceBefore(one) === undefined).map(({ kind }) => kind));
  return waiting.map((one) => {
    const since = begun.has(one.kind) ? now : (sinceBefore(one) ?? now);
    return { seat: one.seat, kind: one.kind, since };
  });
}
