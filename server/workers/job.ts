import type { Imagined } from '../../shared/engine/imagine';
import type { MatchView } from '../../shared/engine/match';
import type { BotLevel, Decision } from '../../shared/engine/policy';

/** The task of a worker. It contains the view of a seat, and nothing else of the real match. */
export interface Job {
  readonly kind: 'decide';
  readonly game: string;
  readonly level: BotLevel;
  readonly view: MatchView;
  readonly worlds: readonly Imagined[];
}

/** What a worker says when it has loaded what a job needs: from now on its time counts. */
export const BEGUN = 'begun';

/** What a worker answers. */
export type JobResult =
  { readonly ok: true; readonly decision: Decision } | { readonly ok: false; readonly error: string };
