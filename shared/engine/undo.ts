import { type Ask, askId, type Choice, type Seat, UNDO } from './ask';
import { type Epochs, inEpoch, nextEpochs } from './epochs';
import type { GameModule } from './game';
import { answersIn } from './orders';
import { type Arrived, type Course, fromCheckpoint, type Given, playOn } from './replay';
import type { CoreBase } from './run';
import type { TakenOption } from './step';

/** The one option of the ask by which a seat takes back its last answer. */
const KEY = 'undo';

/** After taking back so often since the checkpoint, answers are final: log and replay must not grow for ever. */
const MOST = 16;

/** The last answer, when it can be taken back, with its seat. */
interface Undoable {
  /** Its place among the choices. */
  readonly at: number;
  readonly seat: Seat;
  readonly taken: TakenOption;
}

/** Whether an answer is that to take back one's last answer. */
export function isUndo({ ask }: Pick<Choice, 'ask'>): boolean {
  return ask.startsWith(`${UNDO}.`);
}

/** Whether, by these asks, a seat can take back its last answer. */
export function canTakeBack(asks: readonly Ask[], by: Seat): boolean {
  return asks.some(({ kind, seat }) => kind === UNDO && seat === by);
}

/**
 * The ask by which the last answer can be taken back by who gave it, which names that answer; none when it is final. It is
 * confidential if the question was.
 */
export function undoAsk<Core extends CoreBase>(
  game: GameModule<Core>,
  course: Course<Core>,
  epochs: Epochs,
): readonly Ask[] {
  const last = lastOf(course);
  if (last === null || game.undo?.allows(course.core) !== true) return [];
  const { at, seat, taken } = last;
  // Ids must not tell how many answers others have given: own ones are counted.
  const given = course.choices.slice(0, at + 1).filter((one) => 'seat' in one && one.seat === seat);
  const own = given.reduce((sum, one) => sum + answersIn(one), 0);
  const id = inEpoch(askId(`${UNDO}.${course.begun.step}.${seat}.${own}`), epochs[seat] ?? 0);
  const { option, prompt } = taken;
  const label = game.undo.named?.(option.label, prompt) ?? option.label;
  const options = [{ key: KEY, label }];
  const ask: Ask = { id, seat, kind: UNDO, prompt: { m: 'ask.undo' }, options };
  return [taken.confidential === true ? { ...ask, confidential: true } : ask];
}

/**
 * Takes back the last answer by replaying the answers before it. The log says so if others had seen an effect.
 * @throws TypeError when there is no such answer; an answer to an open ask never causes this
 */
export function takeBack<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Course<Core> & { readonly asks: readonly Ask[]; readonly epochs: Epochs },
): { readonly arrived: Arrived<Core>; readonly epochs: Epochs } {
  const last = lastOf(match);
  if (last === null) throw new TypeError('nothing can be taken back');
  const { at, seat, taken } = last;
  const kept = [...match.choices.slice(0, at), ...match.choices.slice(at + 1)];
  const without = playOn(game, upTo({ ...match, choices: kept }, at));
  const line = showed(game, match, without.course)
    ? (game.undo?.line(match.core, seat, taken.option.label) ?? null)
    : null;
  const choices: readonly Given[] = [...kept, { seat, takenBack: line }];
  const arrived = playOn(game, { ...without.course, choices });
  const after = arrived.arrival.at === 'question' ? arrived.arrival.asks : [];
  return {
    arrived,
    epochs: nextEpochs(
      match.epochs,
      match.asks.filter(({ kind }) => kind !== UNDO),
      after,
      seat,
    ),
  };
}

/** The last answer, as far as its seat can take it back; null when it is final. */
export function toTakeBack<Core extends CoreBase>(course: Course<Core>): Choice | null {
  const last = lastOf(course);
  const given = last === null ? undefined : course.choices[last.at];
  return given !== undefined && 'key' in given ? given : null;
}

/** The last answer, if it is not final. What was taken back after it does not count. */
function lastOf<Core extends CoreBase>({ choices, taken, final }: Course<Core>): Undoable | null {
  if (choices.filter((given) => 'takenBack' in given && given.orders === undefined).length >= MOST) return null;
  for (let at = choices.length - 1; at >= final; at--) {
    const [given, took] = [choices[at], taken[at]];
    if (given === undefined || !('key' in given)) continue;
    if (took !== undefined && took !== null) return { at, seat: given.seat, taken: took };
  }
  return null;
}

/** The course as it was before the choice at a place: in the running step if that is enough, else from the checkpoint. */
function upTo<Core extends CoreBase>(course: Course<Core>, at: number): Course<Core> {
  return at >= course.begun.used ? course : fromCheckpoint({ ...course, log: course.log.slice(0, course.logged) });
}

/** Whether those who look on without a seat saw the answer: the table, or the log. */
function showed<Core extends CoreBase>(game: GameModule<Core>, after: Course<Core>, before: Course<Core>): boolean {
  const seen = ({ core, log }: Course<Core>): string =>
    JSON.stringify([game.table(core, null), log.filter(({ to }) => to === undefined).length]);
  return seen(after) !== seen(before);
}
