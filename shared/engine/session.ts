import type { Ask, Choice, Seat } from './ask';
import { scriptId } from './epochs';
import type { GameModule } from './game';
import type { Given } from './replay';
import { type CoreBase, MatchOver, type Over, Run, type Tape } from './run';
import { StepUnderWay } from './step';

/** Where a simulation may begin: a match at rest has all of it. */
export interface SessionStart<Core extends CoreBase> {
  readonly begun: { readonly core: Core; readonly step: number; readonly used: number };
  readonly choices: readonly Given[];
  readonly over: Over | null;
  /** Numbers that are drawn first. */
  readonly tape?: Tape;
}

/**
 * Plays a match on without keeping it: its scripts stay alive, so that no answer replays what came before. For simulation
 * only. It leads to the same states and questions as `answerAsk`, but has no log, offers no taking back, and calls its
 * questions as the scripts do, without epochs.
 */
export class Session<Core extends CoreBase> {
  private run: Run<Core>;
  private under: StepUnderWay<Core>;
  private open: readonly Ask[] = [];
  private ended: Over | null;
  private step: number;
  private readonly mode: { readonly tape?: Tape };

  /** Begins where a match rests, which is not changed. */
  constructor(
    private readonly game: GameModule<Core>,
    { begun, choices, over, tape }: SessionStart<Core>,
  ) {
    this.mode = tape === undefined ? {} : { tape };
    this.ended = over;
    this.step = begun.step;
    this.run = this.newRun(begun.core);
    this.under = new StepUnderWay(game, this.run);
    if (over !== null) return;
    this.goOn();
    for (const given of choices.slice(begun.used)) this.give(given);
  }

  /** The state now. */
  get core(): Core {
    return this.run.state;
  }

  /** The open questions, with those for any-time effects. */
  get asks(): readonly Ask[] {
    return this.open;
  }

  /** How the match ended; null while it goes on. */
  get over(): Over | null {
    return this.ended;
  }

  /**
   * Answers an open question.
   * @throws RangeError when there is no such question or option
   */
  answer(choice: Choice): void {
    const given = { ...choice, ask: scriptId(choice.ask) };
    if (this.ended !== null || this.under.give(given) === null) throw new RangeError(`not an option: ${choice.key}`);
    this.goOn();
  }

  /** Plays what was given in a match. Throws RangeError as {@link answer} does. */
  give(given: Given): void {
    if ('key' in given) this.answer(given);
    else if ('putBack' in given) {
      this.run.skipTo(given.streams);
      this.game.forgetOrders?.(this.run, 'all');
      this.handOver(given.anew);
    } else if ('handedOver' in given) {
      this.game.forgetOrders?.(this.run, given.handedOver);
      this.handOver(given.anew);
    }
  }

  private handOver(seats: readonly Seat[] = []): void {
    for (const of of seats) this.under.handOver(of);
    this.goOn();
  }

  private goOn(): void {
    try {
      for (;;) {
        const asks = this.under.next();
        if (asks !== null) {
          this.open = [...asks, ...this.under.offers()];
          return;
        }
        this.step += 1;
        this.run = this.newRun(this.run.state);
        this.under = new StepUnderWay(this.game, this.run);
      }
    } catch (error) {
      if (!(error instanceof MatchOver)) throw error;
      this.ended = error.over;
      this.open = [];
    }
  }

  private newRun(core: Core): Run<Core> {
    return new Run(core, this.game.content(core), this.step, this.mode);
  }
}
