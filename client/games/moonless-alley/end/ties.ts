import type { Seat } from '../../../../shared/engine/ask';
import { dominated, type Standing, strengthOf } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Scored } from '../../../../shared/games/moonless-alley/state';

/** Those who share a place, a team or a seat, with the figures that ranked them. */
export interface Party {
  readonly n: number;
  readonly seats: readonly Seat[];
  readonly bounties: number;
  readonly zones: number;
  readonly strength: number;
}

/** The figures of some seats together. */
export function partyOf(
  n: number,
  seats: readonly Seat[],
  scored: readonly (readonly Scored[])[],
  standing: Standing,
): Party {
  const sum = (of: (seat: Seat) => number): number => seats.reduce((so, seat) => so + of(seat), 0);
  return {
    n,
    seats,
    bounties: sum((seat) => (scored[seat] ?? []).reduce((so, { pays }) => so + pays, 0)),
    zones: sum((seat) => dominated(standing, seat).length),
    strength: sum((seat) => strengthOf(standing, seat)),
  };
}

/** Those who are level in bounties with the first, and which figure has ranked them; null where nobody is. */
export function tieOf(parties: readonly Party[]): { readonly level: readonly Party[]; readonly by: Decider } | null {
  const [first] = parties;
  const level = parties.filter(({ bounties }) => bounties === first?.bounties);
  const [best, next] = level;
  if (best === undefined || next === undefined) return null;
  const by = best.zones !== next.zones ? 'zones' : best.strength !== next.strength ? 'strength' : 'shared';
  return { level, by };
}

/** What decides between those who are level. */
export type Decider = 'zones' | 'strength' | 'shared';
export const DECIDERS: readonly Decider[] = ['zones', 'strength', 'shared'];
