import type { GameModule } from '../../shared/engine/game';
import { type KeptMatch, type Match, type MatchView, resumeExactly, viewOf } from '../../shared/engine/match';
import { fromCheckpoint } from '../../shared/engine/replay';
import { diff } from '../../shared/patch/diff';
import { type Persisted, readPersisted, withChanges } from '../match/persisted';
import type { Viewer } from '../match/state';
import type { Beginning, HistoryChange } from '../storage/storage';
import { withoutConfidential } from './confidential';

/**
 * A match as it was at one version, with all its secrets. `exact` is as it was then. `checkpoint` is the state when the
 * answers since were still to come: the present rules cannot replay them any more.
 */
export interface Moment {
  /** When it came about, in milliseconds since 1970; null for the beginning. */
  readonly at: number | null;
  readonly match: Match;
  readonly detail: 'exact' | 'checkpoint';
}

/** What one viewer was shown from one time on. */
export interface Frame {
  readonly at: Moment['at'];
  readonly view: MatchView;
  readonly detail: Moment['detail'];
}

/**
 * The match at each version of its history.
 * @throws when the changes do not fit together, which would be a defect, or when the game cannot show a state of other rules
 */
export function* momentsOf(
  game: GameModule,
  beginning: Beginning,
  changes: Iterable<HistoryChange>,
): Generator<Moment, void> {
  let persisted: Persisted = readPersisted(beginning.snapshot, []);
  yield { at: null, ...replayed(game, persisted.match) };
  for (const { at, change } of changes) {
    persisted = withChanges(persisted, [change]);
    yield { at, ...replayed(game, persisted.match) };
  }
}

/**
 * What a viewer was shown, one frame for each view that differed from the one before. Confidential questions are taken out.
 * Versions that changed nothing for the viewer have no frame and frames no version: a count would tell how many secret
 * answers somebody gave.
 */
export function* framesOf(game: GameModule, moments: Iterable<Moment>, viewer: Viewer): Generator<Frame, void> {
  let last: MatchView | null = null;
  for (const { at, match, detail } of moments) {
    const view = withoutConfidential(viewOf(game, match, viewer));
    if (last !== null && diff(last, view).length === 0) continue;
    last = view;
    yield { at, view, detail };
  }
}

function replayed(game: GameModule, kept: KeptMatch): Pick<Moment, 'match' | 'detail'> {
  const match = resumeExactly(game, kept);
  if (match !== null) return { match, detail: 'exact' };
  const { rules, rev, over, epochs = {} } = kept;
  return { match: { ...fromCheckpoint(kept), rules, rev, over, epochs, asks: [] }, detail: 'checkpoint' };
}
