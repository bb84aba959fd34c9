import { type Ask, isQuestion, type Option, type Seat, secluding } from './ask';
import type { GameModule, PlanStart } from './game';
import { type CoreBase, MatchOver, type Revealed, Run } from './run';
import { StepUnderWay } from './step';

/**
 * What ends the foreseeable part of a plan: `open` is no end yet, there are options; otherwise chance, a look at
 * something hidden, a question to others, the end of the turn, or of the match.
 */
export type PlanEnd = 'open' | Revealed | 'others' | 'turn' | 'over';

/** A plan as far as it is drawn. */
export interface Sketch {
  readonly turn: number;
  /** The options taken so far. */
  readonly steps: readonly Option[];
  /** The possible next steps. */
  readonly next: readonly Option[];
  readonly end: PlanEnd;
}

/** The result of drawing a plan. */
export type Sketched<Core> =
  | {
      readonly ok: true;
      readonly sketch: Sketch;
      /** The state as far as the steps lead, and the question arrived at; null where they end. */
      readonly core: Core;
      readonly ask: Ask | null;
    }
  | { readonly ok: false; readonly why: 'nothing-to-plan' | 'no-such-option' };

/** A plan ends after so many steps without a question. */
const MOST_SILENT_STEPS = 20;

/** Thrown to leave a script before it reveals something. */
class AtReveal extends Error {
  constructor(readonly what: Revealed) {
    super(`about to reveal: ${what}`);
  }
}

/**
 * Plays steps of a seat's turn on a copy, up to the first one whose result is open. It reveals nothing hidden: it ends
 * before the first random number and the first look at a hidden thing, and follows no secret choice.
 * @param keys the options to take, one after another
 * @returns the possible next steps, or why these steps cannot be planned
 */
export function sketchOf<Core extends CoreBase>(
  game: GameModule<Core>,
  core: Core,
  seat: Seat,
  keys: readonly string[],
): Sketched<Core> {
  const start = game.planning?.begin(core, seat) ?? null;
  if (start === null) return { ok: false, why: 'nothing-to-plan' };
  const turn = new PlannedTurn(game, start, seat);
  let { next, end } = turn.arrive();
  const steps: Option[] = [];
  for (const key of keys) {
    const option = next.find((one) => one.key === key);
    if (option === undefined) return { ok: false, why: 'no-such-option' };
    steps.push(option);
    turn.take(key);
    ({ next, end } = turn.arrive());
  }
  return { ok: true, sketch: { turn: start.turn, steps, next, end }, core: turn.core, ask: turn.asked };
}

/** A turn that is played on a copy. */
class PlannedTurn<Core extends CoreBase> {
  private run: Run<Core>;
  private under: StepUnderWay<Core>;
  /** The question arrived at; null where none can be foreseen. */
  asked: Ask | null = null;

  constructor(
    private readonly game: GameModule<Core>,
    private readonly start: PlanStart<Core>,
    private readonly seat: Seat,
  ) {
    this.run = this.runFrom(start.core);
    this.under = new StepUnderWay(game, this.run);
  }

  /** The state as far as it was played. */
  get core(): Core {
    return this.run.state;
  }

  /** Plays on to the next question of the seat, and tells its options; or why there are none that anybody could foresee. */
  arrive(): Pick<Sketch, 'next' | 'end'> {
    this.asked = null;
    try {
      for (let silent = 0; silent < MOST_SILENT_STEPS; silent++) {
        const asks = this.under.next();
        if (asks !== null) return this.arrivedAt(asks.filter(isQuestion));
        if (this.game.turn?.(this.run.state) !== this.start.turn) return { next: [], end: 'turn' };
        this.run = this.runFrom(this.run.state);
        this.under = new StepUnderWay(this.game, this.run);
      }
      return { next: [], end: 'turn' };
    } catch (error) {
      if (error instanceof AtReveal) return { next: [], end: error.what };
      if (error instanceof MatchOver) return { next: [], end: 'over' };
      throw error;
    }
  }

  /** Takes an option of the question arrived at. */
  take(key: string): void {
    if (this.asked === null) throw new TypeError('nothing is asked');
    this.under.give({ seat: this.seat, ask: this.asked.id, key });
  }

  private arrivedAt(asks: readonly Ask[]): Pick<Sketch, 'next' | 'end'> {
    const alone = secluding(this.game.meta.secluding, asks).length > 0 || asks.some((ask) => ask.confidential === true);
    const [only] = asks;
    if (only === undefined || asks.length > 1 || only.seat !== this.seat) return { next: [], end: 'others' };
    if (alone) return { next: [], end: 'secret' };
    this.asked = only;
    return { next: only.options, end: 'open' };
  }

  private runFrom(core: Core): Run<Core> {
    const onReveal = (what: Revealed): never => {
      throw new AtReveal(what);
    };
    return new Run(core, this.game.content(core), 0, { onReveal });
  }
}
