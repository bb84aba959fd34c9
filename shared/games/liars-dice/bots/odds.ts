import type { Seat } from '../../../engine/ask';
import { countsFor, FACES } from '../board/dice';
import type { Bid, DiceTable } from '../state';

/** How much likelier it is that a die has a face when its owner has just bid that face. */
export interface Belief {
  readonly inBids: number;
}

/** The chance that there are at least as many dice as bid, as a seat must think by its own dice and a belief in bids. */
export function chance(table: DiceTable, you: Seat, bid: Pick<Bid, 'n' | 'face'>, { inBids }: Belief): number {
  const own = table.own.filter((die) => countsFor(die, bid.face, table.wild)).length;
  const usual = FACES.filter((die) => countsFor(die, bid.face, table.wild)).length / FACES.length;
  const others = table.left.flatMap((dice, of) => {
    if (of === you) return [];
    const last = table.bids.filter(({ by }) => by === of).at(-1);
    return Array.from({ length: dice }, () => (last?.face === bid.face ? Math.min(0.8, usual * inBids) : usual));
  });
  return atLeast(others, bid.n - own);
}

/** The chance that at least so many of several things come true, each with a chance of its own. */
function atLeast(chances: readonly number[], needed: number): number {
  let exactly = [1];
  for (const p of chances) {
    exactly = [...exactly, 0].map((same, n) => same * (1 - p) + (exactly[n - 1] ?? 0) * p);
  }
  return exactly.slice(Math.max(0, needed)).reduce((sum, p) => sum + p, 0);
}
