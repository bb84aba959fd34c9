import type { Reason, Seat, Unavailable } from '../../../engine/ask';
import type { Position } from '../content';
import { name } from '../i18n/names';
import { msg } from '../rules/log';
import { plotOption } from '../rules/plot';
import { onTheWay } from '../rules/plot-reasons';
import { because, reason } from '../rules/reasons';
import { active, isFree } from '../rules/select';
import type { CardKey, Conspirator, Pub } from '../state';
import { otherMoment } from './act';

/**
 * Why a seat that is asked nothing cannot act with its conspirators, nor play each of their cards [BO 5, 6]. It reads only what
 * lies open: the turn and the dossiers.
 */
export function outOfTurn(at: Position, seat: Seat): readonly Unavailable[] {
  const { pub } = at.core;
  return pub.conspirators
    .filter((one) => one.seat === seat)
    .flatMap((one) => [
      {
        key: `turn:${one.id}`,
        label: msg('option.turn', { who: name.sheet(one.id) }),
        ref: { kind: 'conspirator', id: one.id },
        ...noActions(pub, one),
      },
      ...one.dossier.filter((card) => !pub.resolving.includes(card)).flatMap((card) => ofCard(at, one, card)),
    ]);
}

/** Why somebody has no action now. */
function noActions(pub: Pub, one: Conspirator): Reason {
  if (!isFree(one)) return reason.inPrison;
  const { id } = active(pub);
  if (id === one.id) return reason.othersFirst;
  return because(msg('why.turn-of', { who: name.sheet(id) }), '5', { what: 'turn', at: [one.id] });
}

/** Why a card cannot be played now; nothing where it can be at any time. */
function ofCard(at: Position, one: Conspirator, card: CardKey): readonly Unavailable[] {
  const { pub } = at.core;
  const { plot, action, reaction, anyTime } = at.content.card(card);
  if (plot !== undefined) {
    const { label, ref } = plotOption(pub, { card, target: 'hitler' });
    const why = plot.attempter === 'on-the-way' && isFree(one) ? onTheWay(pub) : noActions(pub, one);
    return [{ key: `plot:${card}`, label, ref, ...why }];
  }
  const shown = { label: msg('option.act', { card: name.card(card) }), ref: { kind: 'card', id: card } };
  if (!isFree(one)) return [{ key: `play:${card}`, ...shown, ...reason.inPrison }];
  if (action !== undefined) return [{ key: `act:${card}`, ...shown, ...noActions(pub, one) }];
  const why = anyTime === undefined ? otherMoment(reaction?.timing) : anyTime.bar(at, one.id);
  return why === null ? [] : [{ key: `play:${card}`, ...shown, ...why }];
}
