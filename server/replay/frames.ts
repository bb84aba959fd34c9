import type { GameModule } from '../../shared/engine/game';
import { type KeptMatch, type Match, resumeExactly, viewOf } from '../../shared/engine/match';
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
 * Goes through the history of a match and makes a frame for each different view of one viewer. Frames have no questions
 * and no versions: gaps would tell how many secret answers were given.
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

  /**
   * The frame of the next change, or null when it changed nothing for this viewer.
   * @throws when it does not follow the one before, which would be a defect, or when the game cannot show a state of other rules
   */
  next({ at, change }: HistoryChange): Frame | null {
    this.persisted = withChanges(this.persisted, [change]);
    const { view, detail } = this.look();
    if (diff(this.shown, view).length === 0) return null;
    this.shown = view;
    return { at, view, detail };
  }

  private look(): Pick<Frame, 'view' | 'detail'> {
    const { match, detail } = replayed(this.game, this.persisted.match);
    const { rules, you, keepers, table, log, over } = viewOf(this.game, match, this.viewer);
    return { view: { rules, you, keepers, table, log, over }, detail };
  }
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
