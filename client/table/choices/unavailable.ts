import { isQuestion, type Ref, type Unavailable } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { refKey } from '../contract/contract';

/** What a viewer reads of what cannot be done now: in the open questions, and where nothing is asked beside them. */
export type Reasons = Pick<MatchView, 'asks' | 'unavailable'>;

/** What cannot be done, and why; about one thing only, or everything. */
export function barredIn({ asks, unavailable = [] }: Reasons, about: Ref | 'everything'): readonly Unavailable[] {
  const all = [...asks.filter(isQuestion).flatMap((ask) => ask.unavailable ?? []), ...unavailable];
  if (about === 'everything') return all;
  return all.filter(({ ref }) => ref !== undefined && refKey(ref) === refKey(about));
}
