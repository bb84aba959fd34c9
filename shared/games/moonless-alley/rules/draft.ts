import type { Seat } from '../../../engine/ask';
import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { kindsOf, without } from '../board/cards';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import { beginTurn, decide, gain } from './flow';

/** A seat keeps one card of those that it was handed and passes the rest to its right; the first seat gets the last one [MA 4]. */
export function* draft(run: AlleyRun, seat: Seat): Script {
  const { first, laid } = run.core.pub;
  const isLast = seat === first;
  const kept = isLast
    ? (run.core.hidden.pack[0] ?? null)
    : yield* decide(run, {
        seat,
        kind: 'draft',
        prompt: text('ask.draft'),
        clock: 'draft',
        fallback: { drawnFrom: 'chance' },
        answeredInSecret: true,
        options: () =>
          kindsOf(run.core.hidden.pack).map((card) => ({
            key: `card:${card}`,
            label: name.card(card),
            ref: { kind: 'card', id: card },
            value: card,
          })),
      });
  if (kept === null) return;
  run.change(({ pub, hidden }) => {
    hidden.pack = [...without(hidden.pack, [kept])];
    pub.phase = { state: 'draft', seat: ((seat + laid.length - 1) % laid.length) as Seat };
  });
  gain(run, seat, [kept]);
  run.log(text('log.drafted', { who: name.seat(seat) }));
  if (isLast) beginTurn(run, first);
}
