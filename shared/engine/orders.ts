import { sameJson } from '../patch/same';
import { IN_ADVANCE, offerKindOf } from './ask';
import type { GameModule } from './game';
import { type Arrived, type Course, type Given, playOn, type TakenBack } from './replay';
import type { CoreBase } from './run';

/**
 * How many answers a step may have before orders and stand-ins are refused: each answer replays its step. Games ask far
 * less in a step, and questions are answered however many there were.
 */
export const MOST_IN_STEP = 40;

/** Whether a course has no place for more in its running step than the answers to questions. */
export function isStepFull<Core extends CoreBase>({
  choices,
  begun,
}: Pick<Course<Core>, 'choices' | 'begun'>): boolean {
  return choices.length - begun.used >= MOST_IN_STEP;
}

/** Whether a choice gives a standing order, or takes one back. */
export function isOrder(given: Given): boolean {
  return 'key' in given && offerKindOf(given.ask, given.seat) === IN_ADVANCE;
}

/** How many answers of its seat a choice stands for. */
export function answersIn(given: Given): number {
  return 'takenBack' in given ? (given.orders ?? 1) : 1;
}

/**
 * A course whose last choice is an order, without that order and the earlier one that it ends: when nothing but orders was
 * given between them, and everything is as it would be without both. So orders given and taken back again and again neither
 * make the step longer nor fill the log.
 * @param before the course before the order
 */
export function withoutEnded<Core extends CoreBase>(
  game: GameModule<Core>,
  before: Course<Core>,
  arrived: Arrived<Core>,
): Arrived<Core> {
  const { course, arrival } = arrived;
  const choices = course.choices.slice(0, -1);
  const at = endedBy(course);
  const earlier = at === null ? undefined : choices[at];
  if (arrival.at !== 'question' || at === null || earlier === undefined || !('seat' in earlier)) return arrived;
  const { seat } = earlier;
  const marks = choices.filter(
    (given, i): given is TakenBack => i > lastAnswerOf(choices) && isMark(given) && given.seat === seat,
  );
  const left = choices.filter((given, i) => i !== at && !marks.some((mark) => mark === given));
  const orders = marks.reduce((sum, mark) => sum + answersIn(mark), 2);
  const without = playOn(game, { ...before, choices: [...left, { seat, takenBack: null, orders }] });
  const same =
    without.arrival.at === 'question' &&
    sameJson(without.course.core, course.core) &&
    sameJson(without.arrival.asks, arrival.asks);
  return same ? without : arrived;
}

/** The place of the earlier order about the same thing that the last order may have ended; null when there is none. */
function endedBy<Core extends CoreBase>({ choices, taken, begun }: Course<Core>): number | null {
  const last = choices.length - 1;
  const [order, took] = [choices[last], taken[last]];
  if (order === undefined || !('key' in order) || took == null) return null;
  for (let at = last - 1; at > lastAnswerOf(choices) && at >= begun.used; at--) {
    const [given, about] = [choices[at], taken[at]];
    if (given === undefined || !('key' in given) || given.seat !== order.seat) continue;
    if (sameJson(about?.option.ref, took.option.ref)) return at;
  }
  return null;
}

/** The place of the last choice that is no order; -1 when there is none. */
function lastAnswerOf(choices: readonly Given[]): number {
  return choices.findLastIndex((given) => !isOrder(given) && !isMark(given));
}

/** Whether it stands for orders that ended one another. */
function isMark(given: Given): given is TakenBack {
  return 'takenBack' in given && given.orders !== undefined;
}
