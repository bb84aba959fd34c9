import { setTimeout as sleep } from 'node:timers/promises';

import type { Target } from './target';

/** A delay beyond this is not made up for. */
const LATE_MS = 1000;

/** Whether the siege is over. */
export function isOver({ signal }: Pick<Target, 'signal'>): boolean {
  return signal.aborted;
}

/** Waits; no longer than the siege lasts. */
export async function pause({ signal }: Pick<Target, 'signal'>, ms: number): Promise<void> {
  await sleep(ms, null, { signal }).catch(() => undefined);
}

/**
 * Does something so many times a second until the siege is over, one after another; where that takes longer, as often
 * as it can. `act` is told how often it was done before.
 */
export async function atRate(target: Target, perSecond: number, act: (n: number) => unknown): Promise<void> {
  let due = performance.now();
  for (let n = 0; !target.signal.aborted; n++) {
    await act(n);
    due = Math.max(due + 1000 / perSecond, performance.now() - LATE_MS);
    const early = due - performance.now();
    if (early >= 1) await pause(target, early);
  }
}
