import type { Ask, Seat } from './ask';
import type { Run } from './run';
import { type Answer, askSeat, type Question, type Script, type Wait } from './script';

/** A question to one seat, and what it waits for while it is open. */
interface Envelope<T> {
  readonly seat: Seat;
  readonly script: Script<T | null>;
  readonly wait: Wait;
}

/**
 * Asks several seats at once, at most one question each, and applies nothing until all have answered, or until the answers
 * so far are enough. That somebody has answered is public, as all of `waiting` is; what they answered changes no view but
 * their own before the script goes on.
 * @param until whether the answers so far end it: those who have not answered are asked no more then
 * @returns the answers by seat, without those who had no option or were asked no more
 */
export function* sealed<T>(
  run: Run,
  questions: readonly Question<T>[],
  until: (given: ReadonlyMap<Seat, T>) => boolean = () => false,
): Script<ReadonlyMap<Seat, T>> {
  const given = new Map<Seat, T>();
  let open: readonly Envelope<T>[] = questions.flatMap((question) => {
    const script = askSeat(run, question);
    const first = script.next(null);
    return first.done === true ? [] : [{ seat: question.seat, script, wait: first.value }];
  });
  while (open.length > 0 && !until(given)) {
    const answer: Answer = yield () =>
      open.flatMap(({ wait }): readonly Ask[] => wait().map((ask) => ({ ...ask, sealed: true })));
    if (answer === null) break;
    const opened = open.find(({ wait }) => wait().some(({ id }) => id === answer.ask));
    const next = opened?.script.next(answer);
    if (opened === undefined || next?.done !== true) continue;
    if (next.value !== null) given.set(opened.seat, next.value);
    open = open.filter((other) => other !== opened);
  }
  return given;
}
