import { type Ask, BY_CHANCE, type Option, type Reason, type Ref, type Seat, type Unavailable } from './ask';
import { flat } from './flat';
import type { Run } from './run';
import type { Text } from './text';

/**
 * What a script stops for: a function that lists the questions open right now. It is called again whenever the state
 * may have changed under the question (an any-time effect, another seat's answer), so options are never out of date.
 */
export type Wait = () => readonly Ask[];

/**
 * The value that resumes a script: one answer to one of its open asks, or null when none of them has an option left.
 */
export type Answer = { readonly ask: string; readonly key: string } | null;

/**
 * A rule or a card that reads top to bottom. It may be run again from its checkpoint with the answers so far at any time, so it must be
 * deterministic: its only sources are the run and its parameters.
 */
export type Script<T = void> = Generator<Wait, T, Answer>;

/** An option with its value for the script that asks. */
export interface Choosable<T> extends Option {
  readonly value: T;
}

/** What something that a player might expect to do comes to: an option, or why there is none. */
export type Possible<T> = Choosable<T> | Unavailable;

/** The possible ones among some actions. */
export function choosable<T>(among: readonly Possible<T>[]): readonly Choosable<T>[] {
  return among.filter((one): one is Choosable<T> => 'value' in one);
}

/** The impossible ones among some actions, as an ask lists them; nothing where there are none. */
export function unavailable<T>(among: readonly Possible<T>[]): Pick<Ask, 'unavailable'> {
  const reasons = among.filter((one): one is Unavailable => 'why' in one);
  return reasons.length === 0 ? {} : { unavailable: reasons };
}

/**
 * Something that cannot be done, as an ask lists it. Its fields are named: Node takes a microsecond for each that is added to a
 * spread object. Where something possible is made of what is shown, the spread therefore comes last.
 */
export function impossible({ key, label, ref }: Pick<Unavailable, 'key' | 'label' | 'ref'>, why: Reason): Unavailable {
  return ref === undefined ? { key, label, ...why } : { key, label, ref, ...why };
}

/** A question as a script writes it. */
export interface Question<T> {
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Text;
  /** See {@link Ask.about}. */
  readonly about?: Text;
  readonly source?: Ref;
  /** See {@link Ask.openOptions}. */
  readonly openOptions?: true;
  /** See {@link Ask.clock}. */
  readonly clock?: string;
  /** See {@link Ask.fallback}: the key of an option, or the random stream from which one of the options is drawn. */
  readonly fallback?: string | { readonly drawnFrom: string };
  /** See {@link Ask.answeredInSecret}. */
  readonly answeredInSecret?: true;
  /**
   * Computed anew whenever the question is opened or reopened. Keys must be unique. One function returns both possible
   * and impossible actions, so the two never disagree.
   */
  readonly options: () => readonly Possible<T>[];
}

/** Asks a seat and waits for the answer. Returns the value of the chosen option, or null when there was no option. */
export function* askSeat<T>(run: Run, question: Question<T>): Script<T | null> {
  const id = run.mintAskId(question.seat);
  let offered: readonly Choosable<T>[] = [];
  const answer = yield () => {
    const possible = question.options();
    offered = choosable(possible);
    return offered.length === 0 ? [] : [toAsk(id, question, offered, possible)];
  };
  if (answer === null) return null;
  // Drawn here: the answer that is stored says only that chance decides, so a replay draws the same.
  if (answer.key === BY_CHANCE && typeof question.fallback === 'object')
    return offered[run.random(question.fallback.drawnFrom, offered.length)]?.value ?? null;
  return offered.find((option) => option.key === answer.key)?.value ?? null;
}

/** Like {@link askSeat}, but a single option is taken without asking. */
export function* askUnlessForced<T>(run: Run, question: Question<T>): Script<T | null> {
  const options = choosable(question.options());
  const only = options[0];
  if (only === undefined) return null;
  if (options.length === 1) return only.value;
  return yield* askSeat(run, question);
}

function toAsk<T>(
  id: Ask['id'],
  question: Question<T>,
  offered: readonly Choosable<T>[],
  possible: readonly Possible<T>[],
): Ask {
  const { seat, kind, prompt, about, source } = question;
  return {
    id,
    seat,
    kind,
    prompt,
    ...(about === undefined ? {} : { about }),
    ...(source === undefined ? {} : { source }),
    ...timeOf(question),
    ...(question.openOptions === undefined ? {} : { openOptions: true }),
    ...(question.answeredInSecret === undefined ? {} : { answeredInSecret: true }),
    options: offered.map(toOption),
    ...unavailable(possible),
  };
}

/** The clock and the fallback of a question, where it has them. */
export function timeOf({
  clock,
  fallback,
}: Pick<Question<unknown>, 'clock' | 'fallback'>): Pick<Ask, 'clock' | 'fallback'> {
  const key = typeof fallback === 'object' ? BY_CHANCE : fallback;
  return { ...(clock === undefined ? {} : { clock }), ...(key === undefined ? {} : { fallback: key }) };
}

/** The part of a choosable that may be stored and sent: everything but its value. */
export function toOption<T>({ key, label, ref, group }: Choosable<T>): Option {
  return { key, label, ...(ref === undefined ? {} : { ref }), ...(group === undefined ? {} : { group }) };
}

/** Runs several scripts side by side: the open asks of all of them are open at once and may be answered in any order. */
export function* together(scripts: readonly Script[]): Script {
  let waiting: { readonly script: Script; readonly wait: Wait }[] = [];
  const resume = (script: Script, answer: Answer | undefined): void => {
    const next = answer === undefined ? script.next(null) : script.next(answer);
    if (!next.done) waiting.push({ script, wait: next.value });
  };
  for (const script of scripts) resume(script, undefined);
  while (waiting.length > 0) {
    const stuck = waiting.filter(({ wait }) => wait().length === 0);
    if (stuck.length > 0) {
      waiting = waiting.filter((thread) => !stuck.includes(thread));
      for (const { script } of stuck) resume(script, null);
      continue;
    }
    const open = waiting;
    const answer = yield () => flat(open, ({ wait }) => wait());
    const answered = answer === null ? undefined : open.find(({ wait }) => wait().some(({ id }) => id === answer.ask));
    if (answered === undefined) continue;
    waiting = open.filter((thread) => thread !== answered);
    resume(answered.script, answer);
  }
}
