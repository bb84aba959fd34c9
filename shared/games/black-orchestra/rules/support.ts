import { SUPPORT_CEILING } from '../board/pieces';
import type { GameRun } from '../content';
import type { Pub } from '../state';
import { logLine } from './log';

function putSupport(run: GameRun, to: number): void {
  const { supportFloor, support } = run.core.pub;
  const value = Math.max(supportFloor, Math.min(SUPPORT_CEILING, to));
  // Whoever has read that it falls is told why it did not (found by two players).
  if (value === support) {
    logLine(run, value === supportFloor ? 'log.support-least' : 'log.support-most', { n: value });
    return;
  }
  run.change((draft) => {
    draft.pub.support = value;
  });
  logLine(run, 'log.support', { n: value, up: value > support ? 1 : 0 });
}

/** Raises or lowers military support, within floor and ceiling. */
export function changeSupport(run: GameRun, by: number): void {
  putSupport(run, run.core.pub.support + by);
}

/** Puts military support back to its starting value. */
export function resetSupport(run: GameRun): void {
  const { support, supportFloor } = run.core.pub;
  // Found: “it cannot fall lower”, of a value that was to return to where it is.
  if (support === supportFloor) logLine(run, 'log.support-at-start', { n: support });
  else putSupport(run, supportFloor);
}

/** Raises military support to a value, if it is lower [R20]. */
export function raiseSupportTo(run: GameRun, value: number): void {
  if (run.core.pub.support < value) putSupport(run, value);
}

/** Whether military support can still fall. */
export function supportCanFall(pub: Pub): boolean {
  return pub.support > pub.supportFloor;
}

/** Whether military support can rise by this much in full. */
export function supportCanRise(pub: Pub, by: number): boolean {
  return pub.support + by <= SUPPORT_CEILING;
}
