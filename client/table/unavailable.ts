import { type Ask, isQuestion, type Ref, type Unavailable } from '../../shared/engine/ask';
import { refKey } from './contract';

/** What the open questions say cannot be done, and why; about one thing only, or everything. */
export function barredIn(asks: readonly Ask[], about: Ref | 'everything'): readonly Unavailable[] {
  const all = asks.filter(isQuestion).flatMap(({ unavailable = [] }) => unavailable);
  if (about === 'everything') return all;
  return all.filter(({ ref }) => ref !== undefined && refKey(ref) === refKey(about));
}
