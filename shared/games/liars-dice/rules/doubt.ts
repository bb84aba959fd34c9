import { type Seat, seat } from '../../../engine/ask';
import type { Run } from '../../../engine/run';
import { text } from '../../../engine/text';
import { countsFor } from '../board/dice';
import type { Bid, DiceCore } from '../state';
import { nextAfter, throwDice } from './cups';

/** All dice are shown, one player loses a die, and the next round begins, by rule 3. */
export function settleDoubt(run: Run<DiceCore>, bid: Bid, doubter: Seat): void {
  const dice = run.openly(() => run.core.hidden.cups);
  const { wild } = run.core.pub;
  const count = dice.flat().filter((die) => countsFor(die, bid.face, wild)).length;
  const loser = count >= bid.n ? doubter : bid.by;
  run.log(text('log.doubt', { who: named(doubter), bid: said(bid) }));
  dice.forEach((own, of) => {
    if (own.length > 0) {
      run.log(text('log.held', { who: named(seat(of)), dice: own.map((die) => text('die', { die })) }));
    }
  });
  run.log(text('log.count', { bid: said({ ...bid, n: count }) }));
  run.change(({ pub }) => {
    pub.shown = { bid, doubter, dice: dice.map((own) => [...own]), count, loser };
    pub.left[loser] = (pub.left[loser] ?? 0) - 1;
    pub.bids = [];
    if (pub.left[loser] === 0) pub.out.push(loser);
    pub.active = pub.left[loser] === 0 ? nextAfter(pub, loser) : loser;
  });
  const { left, out, active } = run.core.pub;
  run.log(text(left[loser] === 0 ? 'log.out' : 'log.lost', { who: named(loser) }));
  if (out.length === left.length - 1) {
    const places = [active, ...[...out].reverse()].map((one) => [one]);
    run.end({ outcome: 'ranked', reason: 'last', places, facts: {} });
  }
  throwDice(run);
}

/** A bid in words, such as “4 fives”. */
export function said({ n, face }: Pick<Bid, 'n' | 'face'>) {
  return text(`bid.${face}`, { n });
}

/** What the log calls a seat. */
export function named(of: Seat) {
  return text('engine.seat', { n: of + 1 });
}
