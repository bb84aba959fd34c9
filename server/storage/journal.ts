/** A stored change. Only versions that changed the state have one. */
export interface KeptChange {
  readonly version: number;
  readonly change: string;
}

/** The journal from after version `base` up to `version`, with null for versions that have no change. */
export function journalOf(base: number, version: number, changes: readonly KeptChange[]): readonly (string | null)[] {
  const journal = new Array<string | null>(version - base).fill(null);
  for (const kept of changes) journal[kept.version - base - 1] = kept.change;
  return journal;
}
