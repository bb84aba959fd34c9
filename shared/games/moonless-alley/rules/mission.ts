import type { Possible, Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { type CardId, cardOf, kindsOf, type MissionCard } from '../board/cards';
import type { ZoneId } from '../board/zones';
import type { AlleyRun } from '../content';
import { zonesToLay } from '../forecast/deploying';
import { name } from '../i18n/names';
import { goTo, lose } from './flow';
import { handOf, standingOf } from './select';

/** The missions of the hand, each with the dominated zones where it can be laid or why there is none [MA 7.2]. */
export function missionMoves(run: AlleyRun): readonly Possible<() => Script>[] {
  const { seat, mission } = run.core.pub.turn;
  return kindsOf(handOf(run.state, seat)).flatMap((id: CardId): readonly Possible<() => Script>[] => {
    const card = cardOf(id);
    if (card.kind !== 'mission') return [];
    const barred = { key: `mission:${id}`, label: name.card(id), ref: { kind: 'card', id }, rule: '7.2' };
    if (mission === 'laid') return [{ ...barred, why: text('why.one-mission') }];
    const zones = zonesToLay(standingOf(run.core), seat, card.id);
    if (zones.length === 0) return [{ ...barred, why: text('why.not-dominated') }];
    return zones.map((zone) => ({
      key: `mission:${id}:${zone}`,
      label: text('choice.mission', { card: name.card(id), zone: name.zone(zone) }),
      ref: { kind: 'card', id },
      group: 'group.missions',
      value: () => lay(run, card, zone),
    }));
  });
}

/** Lays a mission face down in a zone. */
function* lay(run: AlleyRun, { id }: MissionCard, zone: ZoneId): Script {
  const { seat } = run.core.pub.turn;
  run.log(text('log.laid', { who: name.seat(seat), zone: name.zone(zone) }));
  run.change(({ pub }) => {
    pub.turn.mission = 'laid';
    pub.turn.deployment = 'begun';
    pub.laid[seat]?.push(zone);
  });
  goTo(run, { state: 'deploy' });
  run.change(({ hidden }) => {
    hidden.laid[seat]?.push(id);
  });
  lose(run, seat, [id]);
}
