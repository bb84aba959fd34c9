import type { Redealing } from '../../engine/game';
import type { DiceCore } from './state';

/** The state as a seat could believe it to be: all dice but its own are thrown anew. Null when a doubt has shown them all since. */
export function redeal({ begun, now, seat, random }: Redealing<DiceCore>): DiceCore | null {
  if (now.pub.left.some((dice, of) => dice !== begun.pub.left[of])) return null;
  const cups = begun.hidden.cups.map((own, of) =>
    of === seat ? own : own.map(() => 1 + Math.floor(random() * 6)).sort(),
  );
  return { ...begun, hidden: { ...begun.hidden, cups } };
}
