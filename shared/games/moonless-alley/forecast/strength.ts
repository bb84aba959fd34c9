import type { Seat } from '../../../engine/ask';
import { agentOf, armsStrength } from '../board/cards';
import type { ZoneId } from '../board/zones';
import { ZONE_IDS } from '../board/zones';
import type { Deployed } from '../state';

/** Who plays with whom, and where their agents lie. */
export interface Standing {
  readonly seats: number;
  readonly teams: 'off' | 'on';
  readonly agents: readonly Deployed[];
}

/** The strength of an agent with its arms [MA 7.1]. */
export function totalOf({ card, arms }: Pick<Deployed, 'card' | 'arms'>): number {
  return arms.reduce((sum, id) => sum + armsStrength(id), agentOf(card).strength);
}

/** The strength of a seat in a zone [MA 7.3]. */
export function strengthIn({ agents }: Pick<Standing, 'agents'>, seat: number, zone: ZoneId): number {
  return agents
    .filter((one) => one.seat === seat && one.zone === zone)
    .reduce((sum, one) => sum + (one.counts === 'for' ? totalOf(one) : -totalOf(one)), 0);
}

/** The ally of a seat; null where nobody has one [MA 13]. */
export function allyOf({ seats, teams }: Pick<Standing, 'seats' | 'teams'>, of: number): Seat | null {
  return teams === 'on' ? (((of + 2) % seats) as Seat) : null;
}

/** The enemies of a seat, clockwise from it. */
export function enemiesOf(standing: Pick<Standing, 'seats' | 'teams'>, of: number): readonly Seat[] {
  const ally = allyOf(standing, of);
  return Array.from({ length: standing.seats - 1 }, (_, i) => ((of + 1 + i) % standing.seats) as Seat).filter(
    (other) => other !== ally,
  );
}

/** Whether a seat dominates a zone: it has 1 or more there, and more than each of its enemies [MA 7.3, 13]. */
export function dominates(standing: Standing, seat: number, zone: ZoneId): boolean {
  const own = strengthIn(standing, seat, zone);
  return own >= 1 && enemiesOf(standing, seat).every((enemy) => strengthIn(standing, enemy, zone) < own);
}

/** The zones that a seat dominates. */
export function dominated(standing: Standing, seat: number): readonly ZoneId[] {
  return ZONE_IDS.filter((zone) => dominates(standing, seat, zone));
}

/** The sum of a seat's strengths over the four zones. */
export function strengthOf(standing: Pick<Standing, 'agents'>, seat: number): number {
  return ZONE_IDS.reduce((sum, zone) => sum + strengthIn(standing, seat, zone), 0);
}
