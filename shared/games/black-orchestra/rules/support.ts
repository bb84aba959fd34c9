import { SUPPORT_CEILING } from '../board/pieces';
import type { Play } from '../cards/types';
import type { Pub } from '../state';
import { say } from './say';

function putSupport(play: Play, to: number): void {
  const { supportFloor, support } = play.core.pub;
  const value = Math.max(supportFloor, Math.min(SUPPORT_CEILING, to));
  if (value === support) return;
  play.change((draft) => {
    draft.pub.support = value;
  });
  say(play, 'log.support', { n: value });
}

/** Raises or lowers military support, within floor and ceiling. */
export function changeSupport(play: Play, by: number): void {
  putSupport(play, play.core.pub.support + by);
}

/** Puts military support back to its starting value. */
export function resetSupport(play: Play): void {
  putSupport(play, play.core.pub.supportFloor);
}

/** Raises military support to a value, if it is lower [R20]. */
export function raiseSupportTo(play: Play, value: number): void {
  if (play.core.pub.support < value) putSupport(play, value);
}

/** Whether military support can still fall. */
export function supportCanFall(pub: Pub): boolean {
  return pub.support > pub.supportFloor;
}

/** Whether military support can rise by this much in full. */
export function supportCanRise(pub: Pub, by: number): boolean {
  return pub.support + by <= SUPPORT_CEILING;
}
