import { IN_ADVANCE, isQuestion } from '../../../shared/engine/ask';
import { answerOn } from '../answering';
import { openTable } from '../attacker-room';
import { isOver } from '../pace';
import type { Attack, Target } from '../target';

const FROM = '127.1.16.1';

/** Giving standing orders and taking them back without end, inside one step. */
export const ordering: Attack = async (target) => {
  while (!isOver(target)) await onceAround(target);
};

async function onceAround(target: Target): Promise<void> {
  const seats = await openTable(target, FROM, 2);
  if (seats === null) return;
  await Promise.all(
    seats.map((seat) =>
      answerOn(target, FROM, seat, (asks, n) => {
        const offers = asks.flatMap((ask) => ask.options.map(({ key }) => ({ ask, key })));
        const orders = offers.filter(({ ask }) => ask.kind === IN_ADVANCE);
        // Without orders that could be given the game has to go on.
        const from = orders.length > 0 ? orders : offers.filter(({ ask }) => isQuestion(ask));
        return from[n % Math.max(1, from.length)] ?? null;
      }),
    ),
  );
}
