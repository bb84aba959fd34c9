import type { State } from 'boardgame.io';

import { type KeptMatch, keptOf, resumeMatch } from '../../shared/engine/match';
import { applyPatch } from '../../shared/patch/apply';
import { diff } from '../../shared/patch/diff';
import { type Noted, noted, patchIn } from '../../shared/patch/notation';
import type { Patch } from '../../shared/patch/operation';
import type { LoadedGame } from './game-loader';
import type { Notes } from './notes';
import { matchOf, type Running } from './state';

/**
 * A match under way as storage has it: snapshots hold it as JSON, the journal holds JSON patches between one and the
 * next. What replaying the running step brings back is left out.
 */
export interface Persisted extends Pick<Running, 'since'> {
  readonly match: KeptMatch;
  /** boardgame.io counts the same answers as the match, so its number is not stored. */
  readonly bgio: Pick<State, 'ctx' | 'plugins'>;
  /** The view versions of the running match, under the name that they have on disk. */
  readonly told: Running['viewVersions'];
  readonly notes: Notes;
}

/** The part of a match that is stored. It shares its objects with the match, so that `diff` skips unchanged ones. */
export function toPersisted(running: Running): Persisted {
  const { ctx, plugins } = running.bgio;
  const { since, viewVersions: told, notes } = running;
  return { match: keptOf(matchOf(running)), bgio: { ctx, plugins }, since, told, notes };
}

/** Restores a match by replaying its running step under the present rules. Throws what the rules throw. */
export function fromPersisted(game: LoadedGame, { match, bgio, since, told, notes }: Persisted): Running {
  const G = resumeMatch(game.module, match);
  return {
    bgio: { ...bgio, G, _stateID: G.rev, _undo: [], _redo: [], deltalog: [] },
    since,
    viewVersions: told,
    notes,
  };
}

/**
 * What the journal stores of a change.
 * @returns the JSON of a patch from {@link countedOn}, not from the state before: nearly every answer counts as one more
 * answer that every viewer sees, and that goes without saying
 */
export function changeBetween(before: Persisted, after: Persisted): string {
  const change: Change = noted(diff(countedOn(before), after));
  return JSON.stringify(change);
}

/** Reads a snapshot and the changes since. Throws when they do not fit together, which would be a defect. */
export function readPersisted(snapshot: string, journal: readonly (string | null)[]): Persisted {
  return withChanges(JSON.parse(snapshot) as Persisted, journal);
}

/** A persisted match after more changes; null for a version that changed only the metadata. Throws when they do not fit. */
export function withChanges(persisted: Persisted, journal: readonly (string | null)[]): Persisted {
  return journal.reduce<Persisted>(
    (before, change) => (change === null ? before : changed(before, JSON.parse(change) as Change)),
    persisted,
  );
}

/** A change as the journal has it; in a field as it was written before format 12. */
type Change = Noted | { readonly next: Patch };

function changed(before: Persisted, change: Change): Persisted {
  return applyPatch(countedOn(before), 'next' in change ? change.next : patchIn(change));
}

/** A persisted match with one more answer counted, seen by every viewer, and nothing else changed. */
function countedOn({ match, bgio, since, told, notes }: Persisted): Persisted {
  return { match: { ...match, rev: match.rev + 1 }, bgio, since, told: told.map((version) => version + 1), notes };
}
