import type { MatchWrite } from '../storage/storage';
import type { LiveMatch, LiveParts } from './live';
import { changeBetween } from './persisted';

/** A snapshot is written when the journal since the last one has this share of its characters, and at least these: what is read then takes as long. */
const JOURNAL_SHARE = 0.6;
const MIN_JOURNAL = 1_200;

/**
 * How the state is written: not at all, as a change, or as a snapshot when the journal has grown long. The last one is a
 * snapshot, so that the whole history can be packed.
 */
export function stateToWrite(before: LiveMatch, next: LiveMatch): MatchWrite['state'] {
  const [old, persisted] = [before.parts.persisted, next.parts.persisted];
  if (persisted === null || old === persisted) return { kind: 'same' };
  if (old === null) return { kind: 'begin', snapshot: JSON.stringify(persisted) };
  const change = changeBetween(old, persisted);
  const { snapshot, journal } = before.parts.storedChars;
  if (next.over || journal + change.length > Math.max(MIN_JOURNAL, JOURNAL_SHARE * snapshot)) {
    return { kind: 'snapshot', change, snapshot: JSON.stringify(persisted) };
  }
  return { kind: 'change', change };
}

export function storedCharsAfter(
  { parts: { storedChars } }: LiveMatch,
  state: MatchWrite['state'],
): LiveParts['storedChars'] {
  switch (state.kind) {
    case 'same':
      return storedChars;
    case 'change':
      return { ...storedChars, journal: storedChars.journal + state.change.length };
    case 'begin':
    case 'snapshot':
      return { snapshot: state.snapshot.length, journal: 0 };
  }
}

export function charactersIn(journal: readonly (string | null)[]): number {
  return journal.reduce((sum, change) => sum + (change?.length ?? 0), 0);
}
