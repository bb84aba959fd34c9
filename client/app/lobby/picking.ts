import type { MemberView } from '../../../shared/protocol/rooms';

/**
 * The picks after one was pressed. A picked one is removed, another one is added; beyond `allowed` the oldest is removed.
 * @param allowed how many picks a seat may have
 */
export function toggledPick(picks: readonly string[], id: string, allowed: number): readonly string[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  return allowed === 0 ? [] : [...picks, id].slice(-allowed);
}

/** The other member who has picked a character, or null. */
export function takenBy(members: readonly MemberView[], me: MemberView | null, id: string): MemberView | null {
  return members.find((member) => member.seat !== me?.seat && member.picks.includes(id)) ?? null;
}
