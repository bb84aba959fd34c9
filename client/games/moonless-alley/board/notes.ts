import type { Seat } from '../../../../shared/engine/ask';
import { type CardId, cardOf, missionOf } from '../../../../shared/games/moonless-alley/board/cards';
import type { ZoneId } from '../../../../shared/games/moonless-alley/board/zones';
import { placed } from '../../../../shared/games/moonless-alley/forecast/deploying';
import { payOf } from '../../../../shared/games/moonless-alley/forecast/pay';
import { type Standing, strengthIn } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import type { Renderer } from '../../../../shared/text/render';
import { standingOf, withAgent } from '../drawing';
import { word } from '../i18n/words';
import { masters } from '../sheets/standing';

/** What an option comes to, in a few words: only those of the hand that have one place, the places of a deployment, and more arms. */
export function noteOf(key: string, you: Seat, table: Table, text: Renderer): string | null {
  const [kind, id = '', zone = ''] = key.split(':');
  const standing = standingOf(table);
  if (kind === 'place') {
    const composing = table.own?.composing ?? null;
    const card = composing === null ? null : cardOf(composing.card);
    if (card?.kind !== 'agent' || composing === null || zone === '') return null;
    const seat = Number(id) as Seat;
    const after = withAgent(standing, placed(you, { card: card.id, seat, zone: zone as ZoneId, arms: composing.arms }));
    return change(standing, after, seat, zone as ZoneId, text);
  }
  if (kind === 'arms') {
    const composing = table.own?.composing ?? null;
    const card = composing === null ? null : cardOf(composing.card);
    if (card?.kind !== 'agent' || composing === null || composing.zone === null) return null;
    const arms = [...composing.arms, id as CardId];
    const { seat, zone: where } = composing;
    return change(
      standing,
      withAgent(standing, placed(you, { card: card.id, seat, zone: where, arms })),
      seat,
      where,
      text,
    );
  }
  const isHeld = table.own?.hand.some((card) => card === id) === true;
  if (!isHeld) return null;
  if (kind === 'mission' && zone !== '') {
    const mission = missionOf(id as CardId);
    const n = payOf(standing, you, mission.id, zone as ZoneId);
    return word(text, 'ma.note.mission', { n, most: mission.bounty });
  }
  const card = cardOf(id as CardId);
  if (kind !== 'agent' || card.kind !== 'agent' || card.guild === 'mercenary') return null;
  const after = withAgent(standing, placed(you, { card: card.id, seat: you, zone: card.guild, arms: [] }));
  return change(standing, after, you, card.guild, text);
}

/** How the strength of a seat changes in a zone, and who dominates it then, if that changes. */
function change(now: Standing, then: Standing, seat: Seat, zone: ZoneId, text: Renderer): string {
  const said = {
    from: strengthIn(now, seat, zone),
    to: strengthIn(then, seat, zone),
    zone: { m: `zone.${zone}` },
    who: masters(then, zone, text),
  };
  const same = masters(now, zone, text) === said.who;
  return word(text, same ? 'ma.note.agent' : 'ma.note.dominates', said);
}
