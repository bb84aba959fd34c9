import { isDeepStrictEqual } from 'node:util';

import type { GameModule } from '../../shared/engine/game';
import { type KeptMatch, type Match, type MatchView, resumeExactly, viewOf } from '../../shared/engine/match';
import { fromCheckpoint } from '../../shared/engine/replay';
import { diff } from '../../shared/patch/diff';
import type { PastFrame, PastView } from '../../shared/protocol/rooms';
import { type Persisted, readPersisted, withChanges } from '../match/persisted';
import type { Viewer } from '../match/state';
import type { Beginning, HistoryChange } from '../storage/storage';

/**
 * A viewer's view from one time on. `exact`: as it was then. `checkpoint`: the state before the answers of the running
 * step, because the present rules cannot replay them.
 */
export interface Frame extends Pick<PastFrame, 'at' | 'detail'> {
  readonly view: PastView;
}

/**
 * Whose view a change has changed: the viewer's, another one's, or none, such as a suggestion, which all are told
 * of beside the match.
 */
export type ChangeSeen = 'by-viewer' | 'by-others' | 'by-nobody';

/**
 * Goes through the history of a match and makes a frame for each different view of one viewer. Frames have no questions
 * and no versions: gaps would tell how many secret answers were given. For the same reason only changes that the viewer saw are replayed:
 * how long looking back takes must not tell of the others.
 */
export class Replay {
  /** The first view. */
  readonly first: Frame;
  private persisted: Persisted;
  private shown: PastView;

  constructor(
    private readonly game: GameModule,
    beginning: Beginning,
    private readonly viewer: Viewer,
  ) {
    this.persisted = readPersisted(beginning.snapshot, []);
    this.first = { at: null, ...this.look() };
    this.shown = this.first.view;
  }

  /** How many views the viewer had had by the change that was read last. */
  get views(): number {
    const { told } = this.persisted;
    return told[this.viewer ?? told.length - 1] ?? 0;
  }

  /**
   * Reads the next change, without replaying it.
   * @throws when it does not follow the one before, which would be a defect
   */
  read({ change }: HistoryChange): ChangeSeen {
    const before = this.persisted;
    const { views } = this;
    this.persisted = withChanges(before, [change]);
    if (this.views !== views) return 'by-viewer';
    return isDeepStrictEqual(this.persisted.told, before.told) ? 'by-nobody' : 'by-others';
  }

  /**
   * The frame of the change that was read last, or null when all that the viewer saw of it was another question.
   * @throws when the game cannot show a state of other rules
   */
  frame({ at }: HistoryChange): Frame | null {
    const { view, detail } = this.look();
    if (diff(this.shown, view).length === 0) return null;
    this.shown = view;
    return { at, view, detail };
  }

  private look(): Pick<Frame, 'view' | 'detail'> {
    const { match, detail } = replayed(this.game, this.persisted.match);
    return { view: pastViewOf(viewOf(this.game, match, this.viewer)), detail };
  }
}

/** What the past shows of a view. */
export function pastViewOf({ rules, you, keepers, table, log, out, over }: MatchView): PastView {
  return { rules, you, keepers, table, log, ...(out === undefined ? {} : { out }), over };
}

function replayed(game: GameModule, kept: KeptMatch): { readonly match: Match; readonly detail: Frame['detail'] } {
  const match = resumeExactly(game, kept);
  if (match !== null) return { match, detail: 'exact' };
  const { rules, rev, over, epochs, keepers, holders } = kept;
  return {
    match: { ...fromCheckpoint(kept), rules, rev, over, epochs, keepers, holders, asks: [] },
    detail: 'checkpoint',
  };
}
