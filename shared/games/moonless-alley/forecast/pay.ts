import { type MissionId, missionOf } from '../board/cards';
import type { ZoneId } from '../board/zones';
import { dominates, type Standing } from './strength';

/** What a mission that a seat has laid in a zone would pay if the game ended now [MA 11]. */
export function payOf(standing: Standing, seat: number, mission: MissionId, zone: ZoneId): number {
  const { condition, zones, bounty } = missionOf(mission);
  switch (condition) {
    case 'none':
      return bounty;
    case 'its-zone':
    case 'one-of-its-zones':
      return zones.some((one) => dominates(standing, seat, one)) ? bounty : 0;
    case 'where-it-lies':
      return dominates(standing, seat, zone) ? bounty : 0;
  }
}
