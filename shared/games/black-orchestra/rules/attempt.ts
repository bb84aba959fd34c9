import type { Play, Position } from '../cards/types';
import type { Attempt, Pub } from '../state';

/** Eagles that count out of those rolled: the attempt's own modifiers and the current event's, never below 0 [BO 12.2]. */
export function eaglesCounted({ core, content }: Position, attempt: Attempt, rolled: number): number {
  const { currentEvent } = core.pub;
  const event = currentEvent === null ? 0 : (content.event(currentEvent).whileCurrent?.eagles ?? 0);
  return Math.max(0, rolled + event - attempt.ignoredEagles);
}

/** The attempt on the table. Throws RangeError when there is none. */
export function attemptOf(pub: Pub): Attempt {
  if (pub.attempt === null) throw new RangeError('no plot is being attempted');
  return pub.attempt;
}

/** Changes the attempt on the table; nothing when there is none. */
export function changeAttempt(play: Play, change: (attempt: Attempt) => Partial<Attempt>): void {
  play.change((draft) => {
    if (draft.pub.attempt === null) return;
    const { rolled, elements, ...rest } = change(draft.pub.attempt);
    Object.assign(draft.pub.attempt, rest);
    if (rolled !== undefined) draft.pub.attempt.rolled = rolled === null ? null : [...rolled];
    if (elements !== undefined) draft.pub.attempt.elements = [...elements];
  });
}
