import { type Moment, momentsOf } from '../../../table/story/story';
import { story } from '../story/story';
import type { Log } from './Course';

const VERDICTS: ReadonlySet<string> = new Set(['log.plot-detected', 'log.plot-quiet', 'log.plot-success']);

/**
 * The verdict on a plot to be shown: the last one told since the reader's last answer.
 * @param answered how many lines the log had at that answer
 */
export function verdictIn(log: Log, answered: number): Moment | null {
  const verdict = momentsOf(log, story.lines).findLast(({ head }) => VERDICTS.has(head.m));
  return verdict === undefined || verdict.at < answered ? null : verdict;
}
