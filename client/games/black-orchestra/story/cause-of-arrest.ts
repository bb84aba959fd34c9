import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Moment } from '../../../table/contract/story';
import type { WordId } from '../i18n/words';
import { EVENT_LINES } from './arrests';

/** What stands in the log before an arrest and has led to it. */
const CAUSES: ReadonlySet<string> = new Set([...EVENT_LINES, 'log.plot-detected', 'log.rolled', 'log.chose']);

const RAID: WordId = 'bo.staged.arrest.raid';
const EAGLE: WordId = 'bo.staged.arrest.eagle';

/**
 * Why somebody is arrested: by a raid, another event, a detected plot, an eagle in a release, or what a prisoner has chosen
 * [BO 6.7, 8, 10, 11, 12]. Null where the log does not tell.
 */
export function causeOfArrest({ at }: Pick<Moment, 'at'>, log: MatchView['log'], { events }: Facts): Text | null {
  const cause = log.slice(0, at).findLast(({ text }) => CAUSES.has(text.m))?.text;
  if (cause === undefined) return null;
  if (cause.m === 'log.rolled') return { m: EAGLE };
  const [event] = things(cause.p?.['event'], 'event');
  if (event === undefined) return cause;
  return events[event]?.raid === true ? { m: RAID } : { m: 'log.event', p: { event: { m: `event.${event}` } } };
}
