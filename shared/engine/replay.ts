import { type Ask, isQuestion, type Seat, waitingFor } from './ask';
import { type Draws, type Positions, recorded } from './draws';
import type { GameModule } from './game';
import type { KeptChoice } from './keeper';
import { type CoreBase, type LogEntry, MatchOver, type Over, type Publicity, type Revealed, Run } from './run';
import { StepUnderWay, type TakenOption } from './step';
import type { Text } from './text';

/** In the place of an answer that a seat took back: who did, and the log line that says so, if others had seen the answer. */
export interface TakenBack {
  readonly seat: Seat;
  readonly takenBack: Text | null;
  /** How many orders of the seat it stands for, which ended one another; absent for an answer that was taken back. */
  readonly orders?: number;
}

/** Here the match was put back to what it had been before: the random streams go on from where they were. */
export interface PutBack {
  readonly streams: Positions;
  /** The log line that says so. */
  readonly putBack: Text;
  /** As in {@link HandedOver}: seats that another person had then. */
  readonly anew?: readonly Seat[];
}

/** The mark of a seat that was given to a stand-in, or back. Its standing orders are void from there on. */
interface HandedOver {
  readonly handedOver: Seat;
  /** The log line that says so. */
  readonly says: Text;
  /** The seats of which another person may see the questions from now on: those in confidence are drawn anew, or asked no more. */
  readonly anew?: readonly Seat[];
}

/** An answer, with the reason of a bot for the log, and the stand-in who gave it. */
export interface Explained extends KeptChoice {
  readonly why?: Text;
}

/** An answer or mark since the checkpoint, as it is stored and replayed. */
export type Given = Explained | TakenBack | PutBack | HandedOver;

/** The seat that gave an answer or mark; null for marks of the table. */
function giverOf(given: Given): Seat | null {
  return 'seat' in given ? given.seat : null;
}

/** Where the running step began: an answer replays that step only. */
interface Begun<Core extends CoreBase> {
  readonly core: Core;
  /** How many steps were completed before it. */
  readonly step: number;
  /** How many of the choices belong to steps before it. */
  readonly used: number;
  /** How many log lines were there. */
  readonly logged: number;
}

/** How a match has come from its checkpoint to where it is. */
export interface Course<Core extends CoreBase> {
  /** The end of the last step after which no answer could be taken back: where a replay from storage begins. */
  readonly checkpoint: Core;
  /** How many steps were completed at the checkpoint. */
  readonly step: number;
  /** How many log lines were there at the checkpoint. */
  readonly logged: number;
  /** The answers and marks since the checkpoint, over one or more steps. */
  readonly choices: readonly Given[];
  /** The option that each of the choices took; null for what was taken or put back. */
  readonly taken: readonly (TakenOption | null)[];
  /** How many of the choices are final: something was revealed since, or another seat has answered. */
  readonly final: number;
  readonly begun: Begun<Core>;
  /** The state now. */
  readonly core: Core;
  readonly log: readonly LogEntry[];
  /**
   * Everything that was drawn in the match, oldest first. Hidden until the match is over. It is never taken or put back: what
   * was drawn stays drawn.
   */
  readonly draws: readonly Draws[];
}

/**
 * The course again from its checkpoint, before anything was replayed.
 * @param course with the log as it was at the checkpoint
 */
export function fromCheckpoint<Core extends CoreBase>(
  course: Pick<Course<Core>, 'checkpoint' | 'step' | 'choices' | 'log' | 'draws'>,
): Course<Core> {
  const { checkpoint, step, choices, log, draws } = course;
  const logged = log.length;
  const begun = { core: checkpoint, step, used: 0, logged };
  return { checkpoint, step, logged, choices, taken: [], final: 0, begun, core: checkpoint, log, draws };
}

/**
 * A course with some of its parts changed, and nothing else. All are written out in one place: copies of copies have many shapes, and
 * everything that reads such objects is several times as slow.
 */
function changedCourse<Core extends CoreBase>(
  course: Course<Core>,
  {
    checkpoint = course.checkpoint,
    step = course.step,
    logged = course.logged,
    choices = course.choices,
    taken = course.taken,
    final = course.final,
    begun = course.begun,
    core = course.core,
    log = course.log,
    draws = course.draws,
  }: Partial<Course<Core>>,
): Course<Core> {
  return { checkpoint, step, logged, choices, taken, final, begun, core, log, draws };
}

/** The end of a course. */
export type Arrival =
  | { readonly at: 'question'; readonly asks: readonly Ask[] }
  /** `of`: the stream that would be drawn from, or the hidden part that would be looked at. */
  | { readonly at: 'reveal'; readonly what: Revealed; readonly of: string }
  | { readonly at: 'end'; readonly over: Over };

/** A course and its end. */
export interface Arrived<Core extends CoreBase> {
  readonly course: Course<Core>;
  readonly arrival: Arrival;
}

/** Whether to go on through what is revealed, or to stop before the first thing that the last choice would reveal. */
export type Reveals = 'played' | 'stopped-at';

/** Many steps in a row that ask nobody are a defect of the game, not of an answer. */
const MAX_SILENT_STEPS = 1000;

/** With so many choices the checkpoint moves, whether they could be taken back or not: a replay must not become long. */
const MAX_CHOICES = 32;

/**
 * Replays what was given since the running step began, and plays on to the next question. What no longer fits the rules is
 * dropped: its step starts over.
 * @param rest where the match rests, if `from` is that with more choices: scripts that still wait there go on, and nothing is replayed
 */
export function playOn<Core extends CoreBase>(
  game: GameModule<Core>,
  from: Course<Core>,
  reveals: Reveals = 'played',
  rest: Course<Core> | null = null,
): Arrived<Core> {
  let course = from;
  let waiting = rest === null ? null : takeWaiting(game, rest);
  for (let silent = 0; silent < MAX_SILENT_STEPS; silent++) {
    const replay = waiting?.goOn(course) ?? new Replay(game, course, reveals);
    waiting = null;
    const { run, taken, final, arrival } = replay.play();
    const log = course.log.slice(0, course.begun.logged);
    log.push(...run.logged);
    const after = changedCourse(course, {
      core: run.state,
      log,
      taken: [...course.taken.slice(0, course.begun.used), ...taken],
      final,
      draws: recorded(course.draws, run.draws),
    });
    switch (arrival.at) {
      case 'question':
        if (reveals === 'played') WAITING.set(after.core, replay);
        return { course: after, arrival };
      case 'reveal':
        return { course: after, arrival };
      case 'end':
        return { course: moveCheckpoint(after, course.begun.step, after.choices.length), arrival };
      case 'misfit':
        course = changedCourse(course, { choices: withoutStep(course), final: course.begun.used });
        break;
      case 'done':
        course = nextStep(after, game.undo?.allows(after.core) === true ? 'can' : 'cannot');
        break;
    }
  }
  throw new Error(`no question after ${MAX_SILENT_STEPS} steps`);
}

/**
 * The scripts that wait where a match rests, by its state. Whoever goes on from there takes them: another who goes on from the same place
 * replays.
 */
const WAITING = new WeakMap<CoreBase, object>();

/** The scripts that wait where a match rests; null when they are gone, or are those of another course that rests with the same state. */
function takeWaiting<Core extends CoreBase>(game: GameModule<Core>, rest: Course<Core>): Replay<Core> | null {
  const waiting = WAITING.get(rest.core) as Replay<Core> | undefined;
  if (waiting?.restsAt(game, rest) !== true) return null;
  WAITING.delete(rest.core);
  return waiting;
}

/** The choices before the running step. That the streams went on, and that seats changed hands, stays true. */
function withoutStep<Core extends CoreBase>({ choices, begun }: Course<Core>): readonly Given[] {
  return choices.filter((given, i) => i < begun.used || 'putBack' in given || 'handedOver' in given);
}

/** The course at the beginning of the step after the one that was just completed, whose answers can be taken back or not. */
function nextStep<Core extends CoreBase>(course: Course<Core>, undo: 'can' | 'cannot'): Course<Core> {
  const step = course.begun.step + 1;
  const used = course.taken.length;
  if (undo === 'cannot' || course.final >= used || used >= MAX_CHOICES) return moveCheckpoint(course, step, used);
  return changedCourse(course, { begun: { core: course.core, step, used, logged: course.log.length } });
}

/** Makes the present state the checkpoint: the first `used` choices are part of it now. */
function moveCheckpoint<Core extends CoreBase>(course: Course<Core>, step: number, used: number): Course<Core> {
  const { core, choices, final, log } = course;
  const begun = { core, step, used: 0, logged: log.length };
  return changedCourse(course, {
    checkpoint: core,
    step,
    logged: log.length,
    choices: choices.slice(used),
    taken: [],
    final: Math.max(0, final - used),
    begun,
  });
}

type StepArrival = Arrival | { readonly at: 'done' } | { readonly at: 'misfit' };

/** Thrown to leave a script before it reveals something. */
class AtReveal extends Error {
  constructor(
    readonly what: Revealed,
    readonly of: string,
  ) {
    super(`about to reveal: ${of}`);
  }
}

/** One seat's answer, and what the others saw just before it. */
interface Before {
  readonly seat: Seat;
  readonly core: CoreBase;
  readonly lines: number;
  readonly asks: readonly Ask[];
}

/**
 * One pass over the running step with the choices that belong to it, which finds out what can still be taken back. Each
 * choice was legal when it was given, so this does not guard against strangers. It finds out whether the choices still fit:
 * a match that was stored under older code may be asked something else now.
 */
class Replay<Core extends CoreBase> {
  readonly run: Run<Core>;
  readonly taken: (TakenOption | null)[] = [];
  private readonly step: StepUnderWay<Core>;
  /** How many of the course's choices have been given. */
  private given: number;
  private final: number;
  /**
   * Whether this step has read something hidden without showing it to everybody: one seat may know more than the
   * others.
   */
  private privy = false;
  private before: Before | null = null;
  /** What is asked where this pass has come to rest. */
  private open: readonly Ask[] | null = null;

  constructor(
    private readonly game: GameModule<Core>,
    private course: Course<Core>,
    reveals: Reveals,
  ) {
    const { begun, final, choices } = course;
    this.given = begun.used;
    this.final = Math.min(final, begun.used);
    const onReveal = (what: Revealed, of: string, known: Publicity): void => {
      if (reveals === 'stopped-at' && this.given === choices.length) throw new AtReveal(what, of);
      this.final = this.given;
      if (what === 'secret' && known === 'to-some') this.privy = true;
    };
    // Where nothing is ever taken back, reveals need not be watched for.
    const mode = game.undo === undefined && reveals === 'played' ? {} : { onReveal };
    this.run = new Run(begun.core, game.content(begun.core), begun.step, mode);
    this.step = new StepUnderWay(game, this.run);
  }

  /** Whether this pass has come to rest where a match rests. */
  restsAt(game: GameModule<Core>, { begun, choices, core }: Course<Core>): boolean {
    const { course, run } = this;
    return this.game === game && course.begun === begun && course.choices === choices && run.state === core;
  }

  /** This pass with more choices than those with which it has come to rest. */
  goOn(course: Course<Core>): this {
    this.course = course;
    return this;
  }

  play(): {
    readonly run: Run<Core>;
    readonly taken: readonly (TakenOption | null)[];
    readonly final: number;
    readonly arrival: StepArrival;
  } {
    const arrival = this.arrive();
    return { run: this.run, taken: this.taken, final: this.final, arrival };
  }

  private arrive(): StepArrival {
    try {
      for (;;) {
        const asks = this.open ?? this.nextAsks();
        this.open = null;
        if (asks === null) return { at: 'done' };
        const next = this.nextChoice();
        if (next === 'handed') continue;
        if (next === null) {
          this.open = asks;
          return { at: 'question', asks: [...asks, ...this.step.offers()] };
        }
        const { core, lines } = { core: this.run.state, lines: this.run.logged.length };
        const taken = this.step.give(next);
        if (taken === null) return { at: 'misfit' };
        this.note(next.seat, taken);
        // Log no reason of a confidential question or of a sealed answer: it would tell about them.
        const hidden = taken.confidential === true || taken.sealed === true;
        if (next.why !== undefined && !hidden) this.run.log(next.why);
        if (asksOthers(asks, next.seat)) this.final = this.given;
        this.before = { seat: next.seat, core, lines, asks };
      }
    } catch (error) {
      if (error instanceof MatchOver) return { at: 'end', over: error.over };
      if (error instanceof AtReveal) return { at: 'reveal', what: error.what, of: error.of };
      throw error;
    }
  }

  private nextAsks(): readonly Ask[] | null {
    const asks = this.step.next();
    this.settle(asks);
    return asks;
  }

  /**
   * The next answer, after the marks before it; null when none is left. `handed`: a mark of the table has come instead,
   * and the open questions may be others since.
   */
  private nextChoice(): Explained | 'handed' | null {
    for (;;) {
      const next = this.course.choices[this.given];
      if (next === undefined || 'key' in next) return next ?? null;
      if ('takenBack' in next) {
        if (next.takenBack !== null) this.run.log(next.takenBack);
        this.note(next.seat, null);
        continue;
      }
      if ('putBack' in next) this.run.skipTo(next.streams);
      this.game.forgetOrders?.(this.run, 'putBack' in next ? 'all' : next.handedOver);
      this.run.log('putBack' in next ? next.putBack : next.says);
      for (const of of next.anew ?? []) this.step.handOver(of);
      this.note(null, null);
      this.final = this.given;
      return 'handed';
    }
  }

  /** Counts an answer or mark. Those of other seats before it are final. */
  private note(by: Seat | null, taken: TakenOption | null): void {
    const last = this.course.choices[this.given - 1];
    if (last !== undefined && giverOf(last) !== by) this.final = Math.max(this.final, this.given);
    this.taken.push(taken);
    this.given += 1;
  }

  /**
   * Makes the last answer final if others are asked because of it: they may know the question already, and whether it
   * can be taken back would tell if they have answered. Also if its seat may know more than the others and they saw an
   * effect: otherwise it could show them a secret and take it back.
   */
  private settle(asks: readonly Ask[] | null): void {
    const last = this.course.choices[this.given - 1];
    if (last !== undefined && asks !== null && asksOthers(asks, giverOf(last))) this.final = this.given;
    if (this.before !== null && this.privy && this.othersSaw(this.before, asks)) this.final = this.given;
    this.before = null;
  }

  private othersSaw({ seat, core, lines, asks: before }: Before, asks: readonly Ask[] | null): boolean {
    if (asks === null || core !== this.run.state) return true;
    if (this.run.logged.slice(lines).some(({ to }) => to !== seat)) return true;
    const seen = (open: readonly Ask[]): string =>
      JSON.stringify([waitingFor(open), open.filter((ask) => ask.seat !== seat && isQuestion(ask))]);
    return seen(before) !== seen(asks);
  }
}

/** Whether somebody besides a seat is asked. */
function asksOthers(asks: readonly Ask[], than: Seat | null): boolean {
  return asks.some((ask) => ask.seat !== than && isQuestion(ask));
}
