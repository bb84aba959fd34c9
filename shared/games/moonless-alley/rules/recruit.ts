import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { Pile } from '../board/zones';
import { PILES } from '../board/zones';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import { decide, draw, endTurn, gain, goTo } from './flow';

/** Looks at a pile: from now on the turn is a recruitment [MA 6]. The look comes first, so that a preview stops before it. */
export function consult(run: AlleyRun, pile: Pile): void {
  if (run.core.hidden.piles[pile]?.[0] === undefined) return;
  run.change(({ pub }) => {
    pub.turn.consulted.push(pile);
  });
  goTo(run, { state: 'look', pile });
}

/** The seat takes all cards of the pile that it looks at, or goes on to the next one [MA 6]. */
export function* look(run: AlleyRun, pile: Pile): Script {
  const { seat } = run.core.pub.turn;
  const count = run.core.hidden.piles[pile]?.length ?? 0;
  const said = { who: name.seat(seat), pile: pile + 1, n: count };
  const answer = yield* decide(run, {
    seat,
    kind: 'look',
    prompt: text('ask.look', { pile: pile + 1 }),
    source: { kind: 'pile', id: String(pile) },
    clock: 'look',
    fallback: 'take',
    options: () =>
      (['take', 'decline'] as const).map((key) => ({
        key,
        label: text(key === 'decline' && pile === 2 ? 'answer.blind' : `answer.${key}`, { n: count }),
        value: key,
      })),
  });
  if (answer === null) return;
  if (answer === 'take') {
    const cards = run.core.hidden.piles[pile] ?? [];
    run.change(({ hidden }) => {
      hidden.piles[pile] = [];
    });
    gain(run, seat, cards);
    run.log(text('log.took', said));
    endTurn(run);
    return;
  }
  run.log(text('log.declined', said));
  const next = PILES[pile + 1];
  if (next !== undefined) {
    consult(run, next);
    return;
  }
  const cards = draw(run, run.content.plot?.refill ?? 1);
  gain(run, seat, cards);
  run.log(text('log.blind', { who: name.seat(seat), n: cards.length }));
  run.whisper(seat, text('log.drew', { cards: cards.map(name.card) }));
  endTurn(run);
}
