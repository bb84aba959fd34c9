import type { GameRun, Position, Prospect } from '../content';
import { rescue } from '../forecast/attempt';
import { eaglesCounted as countedIn } from '../forecast/pool';
import type { Attempt, Pub } from '../state';

/** Eagles that count out of those rolled: the attempt's own modifiers and the current event's, never below 0 [BO 12.2]. */
export function eaglesCounted({ core, content }: Position, attempt: Attempt, rolled: number): number {
  return countedIn(core.pub, content.facts, attempt, rolled);
}

/** What the reactions that free conspirators hold could still make of the roll on the table; null when nothing better [R35]. */
export function rollProspect({ core: { pub }, content }: Position): Prospect | null {
  return pub.attempt === null ? null : rescue(pub, content.facts, pub.attempt);
}

/** The attempt on the table. Throws RangeError when there is none. */
export function attemptOf(pub: Pub): Attempt {
  if (pub.attempt === null) throw new RangeError('no plot is being attempted');
  return pub.attempt;
}

/** Changes the attempt on the table; nothing when there is none. */
export function changeAttempt(run: GameRun, change: (attempt: Attempt) => Partial<Attempt>): void {
  run.change((draft) => {
    if (draft.pub.attempt === null) return;
    const { rolled, elements, sources, ...rest } = change(draft.pub.attempt);
    Object.assign(draft.pub.attempt, rest);
    if (rolled !== undefined) draft.pub.attempt.rolled = rolled === null ? null : [...rolled];
    if (sources !== undefined) draft.pub.attempt.sources = [...sources];
    if (elements !== undefined) draft.pub.attempt.elements = [...elements];
  });
}
