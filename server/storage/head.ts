import type { MatchHead } from './storage';

/** Exactly the fields of a head, whatever else the value has. */
export function headOf({ id, game, origin, listing, version, metadata, stage, updatedAt }: MatchHead): MatchHead {
  return { id, game, origin, listing, version, metadata, stage, updatedAt };
}
