import type { Ask, Seat } from './ask';
import type { Run } from './run';
import { type Answer, askSeat, type Question, type Script, type Wait } from './script';

/** A question to one seat, as a script of its own with what it waits for. */
interface Envelope<T> {
  readonly seat: Seat;
  readonly script: Script<T | null>;
  readonly wait: Wait;
}

/**
 * Asks several seats at once, at most one question each, and applies no answer until all have answered or the answers
 * so far are enough. It is public who has answered, as all of `waiting` is; an answer changes only the view of its own
 * seat until the script goes on.
 * Where more than one has answered, going on is a reveal: a preview ends there, whatever they have answered.
 * @param until whether the answers so far are enough: then the other seats are no longer asked
 * @returns the answers by seat; seats that had no option or were no longer asked are missing
 */
export function* sealed<T>(
  run: Run,
  questions: readonly Question<T>[],
  until: (given: ReadonlyMap<Seat, T>) => boolean = () => false,
): Script<ReadonlyMap<Seat, T>> {
  const given = new Map<Seat, T>();
  let answered = 0;
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
    answered += 1;
    if (next.value !== null) given.set(opened.seat, next.value);
    open = open.filter((other) => other !== opened);
  }
  if (answered > 1) run.openAnswers();
  return given;
}
