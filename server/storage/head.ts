import type { MatchHead } from './storage';

/** Copies the fields of a head, and nothing else that the value has. */
export function headOf({ id, game, origin, listing, version, metadata, stage, updatedAt }: MatchHead): MatchHead {
  return { id, game, origin, listing, version, metadata, stage, updatedAt };
}
