import type { Text } from '../../../../shared/engine/text';
import type { Told } from '../../../table/contract/story';
import { type Moment, momentsOf } from '../../../table/contract/story';
import { story, VERDICTS } from '../story/story';
import type { Log } from './Course';

/** What begins a moment of its own, but comes of a verdict that it follows. */
const CAUSED: ReadonlySet<string> = new Set(['log.arrested', 'log.arrested-loses']);
/** What shows other dice. */
const ROLLS: ReadonlySet<string> = new Set(['log.conspire', 'log.rolled', 'log.resisted', 'log.plot']);

/** A verdict on a plot, and what came of it at once. */
export interface Judged {
  readonly verdict: Moment;
  /** The arrest first: it is the worst of it. */
  readonly caused: readonly Text[];
  /** The number of the first line after them. */
  readonly end: number;
}

/**
 * The verdict on a plot to be shown: the last one, once its roll has been told, and until other dice are.
 * @param told the lines that the reader has been told since their last answer
 */
export function verdictIn(log: Log, told: Told): Judged | null {
  const moments = momentsOf(log, story.lines);
  const at = moments.findLastIndex(({ head }) => VERDICTS.has(head.m));
  const verdict = moments[at];
  if (verdict === undefined || verdict.at < told.from) return null;
  const before = moments[at - 1];
  const opens = before?.head.m === 'log.plot-rolled' ? before : verdict;
  if (opens.at >= told.to) return null;
  const after = moments.slice(at + 1);
  const other = after.findIndex(({ head }) => !CAUSED.has(head.m));
  const caused = other < 0 ? after : after.slice(0, other);
  const later = after.slice(caused.length);
  if (later.some((one) => ROLLS.has(one.head.m) && one.at < told.to)) return null;
  const last = caused.at(-1) ?? verdict;
  return {
    verdict,
    caused: [...caused.flatMap(({ head, rest }) => [head, ...rest]), ...verdict.rest],
    end: last.at + 1 + last.rest.length,
  };
}
