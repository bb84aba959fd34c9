import { type Seat, seat } from '../../../engine/ask';
import type { Run } from '../../../engine/run';
import type { DiceCore, DicePub } from '../state';

/** All seats throw the dice that they have left, by rule 1.2. */
export function throwDice(run: Run<DiceCore>): void {
  const cups = run.core.pub.left.map((n) => Array.from({ length: n }, () => run.random('dice', 6) + 1).sort());
  run.change((draft) => {
    draft.hidden.cups = cups;
  });
}

/** The next seat that still has dice, by rule 2.1. */
export function nextAfter({ left }: Pick<DicePub, 'left'>, from: Seat): Seat {
  const order = left.map((_, i) => (from + 1 + i) % left.length);
  return seat(order.find((i) => left[i] !== 0) ?? from);
}
