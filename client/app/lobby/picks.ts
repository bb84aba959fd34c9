import type { GameMeta } from '../../../shared/engine/game';
import type { MemberView } from '../../../shared/protocol/rooms';

/** How many picks each seat has with so many members. */
export function picksPerSeat(meta: GameMeta, members: number): number {
  return meta.picks.perSeat[members] ?? 0;
}

/**
 * One's picks after touching one: taken back when it was picked, else added; with all picks used the oldest gives way.
 * @param allowed how many one may have
 */
export function toggledPick(picks: readonly string[], id: string, allowed: number): readonly string[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  return allowed === 0 ? [] : [...picks, id].slice(-allowed);
}

/** Who else has picked this, or null. */
export function takenBy(members: readonly MemberView[], me: MemberView | null, id: string): MemberView | null {
  return members.find((member) => member.seat !== me?.seat && member.picks.includes(id)) ?? null;
}
