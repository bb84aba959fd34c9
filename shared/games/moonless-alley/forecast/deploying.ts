import type { Seat } from '../../../engine/ask';
import { agentOf, type CardId, cardOf, kindsOf, type MissionId, missionOf } from '../board/cards';
import type { ZoneId } from '../board/zones';
import type { Deployed } from '../state';
import { dominates, type Standing } from './strength';

/** An agent with its arms as it comes to lie, deployed by a seat; on foreign tiles it may count against their owner [MA 7.1, 12]. */
export function placed(by: Seat, one: Omit<Deployed, 'counts'>): Deployed {
  return { ...one, counts: one.seat !== by && one.zone !== agentOf(one.card).guild ? 'against' : 'for' };
}

/** The zones in which a seat may lay a mission as things stand [MA 7.2]. */
export function zonesToLay(standing: Standing, seat: number, mission: MissionId): readonly ZoneId[] {
  return missionOf(mission).zones.filter((zone) => dominates(standing, seat, zone));
}

/** A mission of a hand, with the zones in which it may be laid. */
interface Opened {
  readonly card: MissionId;
  readonly zones: readonly ZoneId[];
}

/** The missions of a hand that can be laid then, but cannot now. */
export function opened(hand: readonly CardId[], seat: number, now: Standing, then: Standing): readonly Opened[] {
  return kindsOf(hand).flatMap((id): readonly Opened[] => {
    const card = cardOf(id);
    if (card.kind !== 'mission' || zonesToLay(now, seat, card.id).length > 0) return [];
    const zones = zonesToLay(then, seat, card.id);
    return zones.length === 0 ? [] : [{ card: card.id, zones }];
  });
}
