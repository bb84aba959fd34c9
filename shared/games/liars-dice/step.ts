import { type Seat, seat } from '../../engine/ask';
import type { Run } from '../../engine/run';
import { askSeat, type Possible, type Script } from '../../engine/script';
import { sealed } from '../../engine/sealed';
import { text } from '../../engine/text';
import { standing } from './board/dice';
import { raises } from './rules/bids';
import { nextAfter } from './rules/cups';
import { named, said, settleDoubt } from './rules/doubt';
import type { Bid, DiceCore } from './state';

type DiceRun = Run<DiceCore>;
type Move = Pick<Bid, 'n' | 'face'> | 'doubt';

/** One turn: a higher bid, which others may doubt, or a doubt, by rule 2. */
export function* step(run: DiceRun): Script {
  const { pub } = run.core;
  const by = pub.active;
  const before = standing(pub);
  const can = raises(pub);
  const least = can[0];
  const move = yield* askSeat(run, {
    seat: by,
    kind: 'bid',
    prompt: text(before === null ? 'ask.first' : 'ask.bid'),
    clock: 'bid',
    fallback: least === undefined ? 'doubt' : `bid:${least.n}:${least.face}`,
    options: () => [doubting(before), ...can.map(bidding)],
  });
  if (move === null) return;
  if (move === 'doubt') {
    if (before !== null) settleDoubt(run, before, by);
    return;
  }
  const bid: Bid = { by, n: move.n, face: move.face };
  run.change((draft) => {
    draft.pub.bids.push(bid);
  });
  run.log(text('log.bid', { who: named(by), bid: said(bid) }));
  const doubter = pub.doubt === 'anybody' ? yield* firstDoubt(run, bid) : null;
  if (doubter !== null) {
    settleDoubt(run, bid, doubter);
    return;
  }
  run.change((draft) => {
    draft.pub.active = nextAfter(draft.pub, by);
  });
}

/** Everybody else is asked at once, and the first who doubts is heard, by rule 2.5. */
function* firstDoubt(run: DiceRun, bid: Bid): Script<Seat | null> {
  const others = run.core.pub.left.flatMap((own, of) => (own > 0 && of !== bid.by ? [seat(of)] : []));
  const questions = others.map((one) => ({
    seat: one,
    kind: 'doubt',
    prompt: text('ask.doubt', { who: named(bid.by), bid: said(bid) }),
    clock: 'doubt',
    fallback: 'pass',
    options: () => ['doubt', 'pass'].map((key) => ({ key, label: text(`answer.${key}`), value: key })),
  }));
  const given = yield* sealed(run, questions, (so) => [...so.values()].includes('doubt'));
  return others.find((one) => given.get(one) === 'doubt') ?? null;
}

function bidding(bid: Pick<Bid, 'n' | 'face'>): Possible<Move> {
  return { key: `bid:${bid.n}:${bid.face}`, label: said(bid), value: bid };
}

/** Whoever begins a round has nothing to doubt, by rule 2.2. */
function doubting(before: Bid | null): Possible<Move> {
  const option = { key: 'doubt', label: text('answer.doubt') };
  return before === null ? { ...option, why: text('why.nothing-bid'), rule: '2.2' } : { ...option, value: 'doubt' };
}
