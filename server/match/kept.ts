import type { State } from 'boardgame.io';

import type { BoardgameIoG } from '../../shared/bgio/game';
import { type KeptMatch, keptOf, type Match, resumeMatch } from '../../shared/engine/match';
import { applyPatch } from '../../shared/patch/apply';
import type { Patch } from '../../shared/patch/operation';
import type { LoadedGame } from '../games';
import { matchOf, type Running } from './state';

/**
 * A match under way as storage keeps it: snapshots hold it as JSON, the journal holds JSON patches between one and the
 * next. What replaying the running step brings back is left out.
 */
export interface Kept extends Pick<Running, 'since' | 'told'> {
  readonly match: KeptMatch;
  readonly bgio: Pick<State, 'ctx' | 'plugins' | '_stateID'>;
}

/** What to keep of a match. It shares with the match whatever it can, so that two of them can be compared cheaply. */
export function toKept(running: Running): Kept {
  const { ctx, plugins, _stateID } = running.bgio;
  const { since, told } = running;
  return { match: keptOf(matchOf(running)), bgio: { ctx, plugins, _stateID }, since, told };
}

/** The match again, its running step replayed under the present rules. Throws what the rules throw. */
export function fromKept(game: LoadedGame, { match, bgio, since, told }: Kept): Running {
  const G = resumeMatch(game.module, match);
  return { bgio: { ...stateAround(bgio), G }, since, told };
}

/** Reads a snapshot and what has changed since. Throws when they do not fit together, which would be a defect. */
export function readKept(snapshot: string, journal: readonly (string | null)[]): Kept {
  return withChanges(JSON.parse(snapshot) as Kept, journal);
}

/** The kept match after more changes. Throws when they do not fit. */
export function withChanges(kept: Kept, journal: readonly (string | null)[]): Kept {
  return journal.reduce<Kept>(
    (before, change) => (change === null ? before : applyPatch(before, JSON.parse(change) as Patch)),
    kept,
  );
}

/** Turns what the first version of the database kept of a match into a snapshot. */
export function fromVersion1(state: string): string {
  const { bgio, since, told } = JSON.parse(state) as Version1;
  return JSON.stringify(toKept({ bgio, since, told }));
}

/** The whole boardgame.io state, core and open asks included. */
interface Version1 extends Pick<Running, 'since' | 'told'> {
  readonly bgio: State<Match>;
}

function stateAround(bgio: Kept['bgio']): Omit<State<BoardgameIoG>, 'G'> {
  return { ...bgio, _undo: [], _redo: [], deltalog: [] };
}
