import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { type CardId, kindsOf } from '../board/cards';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import { decide, endTurn, gain, lose } from './flow';
import { ally, handOf } from './select';

/** At the end of a deployment a seat may hand one card to its ally [MA 13]. */
export function* shadow(run: AlleyRun): Script {
  const { seat } = run.core.pub.turn;
  const other = ally(run.core, seat);
  if (other === null) return;
  const given = yield* decide<CardId | 'none'>(run, {
    seat,
    kind: 'shadow',
    prompt: text('ask.shadow', { who: name.seat(other) }),
    clock: 'shadow',
    fallback: 'keep',
    answeredInSecret: true,
    options: () => [
      { key: 'keep', label: text('choice.keep'), value: 'none' },
      ...kindsOf(handOf(run.state, seat)).map((card) => ({
        key: `give:${card}`,
        label: name.card(card),
        ref: { kind: 'card', id: card },
        value: card,
      })),
    ],
  });
  if (given === null) return;
  if (given !== 'none') {
    lose(run, seat, [given]);
    gain(run, other, [given]);
    run.log(text('log.gave', { who: name.seat(seat), whom: name.seat(other) }));
    run.whisper(other, text('log.got', { card: name.card(given) }));
  }
  endTurn(run);
}
