import { type Seat, seat } from '../../engine/ask';
import type { Run } from '../../engine/run';
import { askSeat, type Script } from '../../engine/script';
import { text } from '../../engine/text';
import type { Core } from './state';

/** One turn: the seat in turn lays a card, by rule 1.2. */
export function* step(run: Run<Core>): Script {
  const by = run.core.pub.active;
  const card = yield* askSeat(run, {
    seat: by,
    kind: 'card',
    prompt: text('ask.card'),
    options: () =>
      (run.core.hidden.hands[by] ?? []).map((own) => ({
        key: String(own),
        label: text('card', { card: own }),
        ref: { kind: 'card', id: String(own) },
        value: own,
      })),
  });
  if (card === null) return;
  run.change(({ pub, hidden }) => {
    const hand = hidden.hands[by];
    hand?.splice(hand.indexOf(card), 1);
    pub.laid.push({ by, card });
    pub.active = seat((by + 1) % pub.points.length);
  });
  run.log(text('log.laid', { who: named(by), card }));
  if (run.core.pub.laid.length === run.core.pub.points.length) endRound(run);
}

/** The highest card wins a point and begins the next round, by rule 1.3; without cards the match ends, by rule 1.4. */
function endRound(run: Run<Core>): void {
  const best = run.core.pub.laid.reduce((so, one) => (one.card > so.card ? one : so));
  run.change(({ pub }) => {
    pub.points[best.by] = (pub.points[best.by] ?? 0) + 1;
    pub.active = best.by;
    pub.laid = [];
  });
  run.log(text('log.won', { who: named(best.by) }));
  if (run.openly(() => run.core.hidden.hands.every((hand) => hand.length === 0))) {
    run.end({ outcome: 'ranked', reason: 'cards', places: placesOf(run.core.pub.points), facts: {} });
  }
}

/** The seats of each place: those with most points first, ties together. */
function placesOf(points: readonly number[]): readonly (readonly Seat[])[] {
  const sums = [...new Set(points)].sort((a, b) => b - a);
  return sums.map((sum) => points.flatMap((own, of) => (own === sum ? [seat(of)] : [])));
}

/** What the log calls a seat: screens put the name of its player there. */
function named(of: Seat) {
  return text('engine.seat', { n: of + 1 });
}
