import { NAME_LENGTH } from '../../../shared/protocol/rooms';

/** A player's name as typed, trimmed; null when its length is outside the protocol's limits. */
export function tidyName(typed: string): string | null {
  const name = typed.trim();
  const letters = Array.from(name).length;
  return letters >= NAME_LENGTH.min && letters <= NAME_LENGTH.max ? name : null;
}
