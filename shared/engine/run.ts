import { type AskId, askId, type Seat } from './ask';
import { changed, type Draft } from './draft';
import type { Draws, Positions } from './draws';
import { drawBelow, type RngStream } from './rng';
import type { Text } from './text';
import { watched } from './watched';

/** What every game's state has: a public part, and a hidden part that holds at least the random streams. */
export interface CoreBase {
  readonly pub: object;
  readonly hidden: { readonly rng: Readonly<Record<string, RngStream>> };
}

/** One line of the match log. */
export interface LogEntry {
  readonly text: Text;
  /** The only seat that may read it; everybody when absent. */
  readonly to?: Seat;
}

/** How a match ended, as `ctx.gameover` shows it: `outcome` is what clients of boardgame.io look at. */
export type Over = Together | Ranked | CalledOff;

/** All seats have won or lost together. Games add their own facts. */
interface Together {
  readonly outcome: 'victory' | 'defeat';
  readonly reason: string;
  readonly [fact: string]: string | number;
}

/** Each seat has a place. */
interface Ranked {
  readonly outcome: 'ranked';
  readonly reason: string;
  /** The seats of each place, the first place first. Several seats share a place when they are tied, or won as a team. */
  readonly places: readonly (readonly Seat[])[];
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The table has agreed to end the match before its end: nobody has won or lost. */
interface CalledOff {
  readonly outcome: 'called-off';
  readonly reason: 'agreed';
}

/** Thrown by {@link Run.end} to leave every script at once: the end of a match interrupts whatever is going on. */
export class MatchOver extends Error {
  constructor(readonly over: Over) {
    super(`match over: ${over.reason}`);
  }
}

/** Thrown by {@link Run.endStep} to leave every script of the running step. */
export class StepOver extends Error {
  constructor() {
    super('step over');
  }
}

/** What a script has used that its players may not have known: a random number, or something hidden. */
export type Revealed = 'chance' | 'secret';

/** The name of what {@link Run.openAnswers} reveals, beside those of streams and hidden parts. */
const ANSWERS = 'answers';

/** Who learns what a script looks at: everybody at once, or perhaps only some. */
export type Publicity = 'to-all' | 'to-some';

/** Numbers that were drawn already, by stream: what is drawn from the beginning of that stream on. */
export type Tape = Readonly<Record<string, readonly number[]>>;

/** How a pass over a step is run. */
export interface RunMode {
  /** Given out before the streams are drawn from. */
  readonly tape?: Tape;
  /**
   * Told of each random number that is drawn and of each look at what is hidden, with the name of the stream or of the hidden
   * part, and who comes to know it; may throw to stop the script there.
   */
  readonly onReveal?: (what: Revealed, of: string, known: Publicity) => void;
}

/**
 * One pass over a step: the state as scripts see and change it, and the content the match is played with. Old versions of
 * the state are never touched.
 */
export class Run<Core extends CoreBase = CoreBase, Content = unknown> {
  private current: Core;
  private shown: Core | null = null;
  private readonly minted = new Map<Seat, number>();
  private readonly written: LogEntry[] = [];
  private readonly drawn: Draws[] = [];
  private known: Publicity = 'to-some';

  constructor(
    core: Core,
    /** The {@link GameModule.content} of the match: cards and the like. It never changes. */
    readonly content: Content,
    private readonly step: number,
    private readonly mode: RunMode = {},
  ) {
    this.current = core;
  }

  /** The state now. Read it anew after every `yield*` and every change: it is replaced, never modified. */
  get core(): Core {
    const { onReveal } = this.mode;
    if (onReveal === undefined) return this.current;
    this.shown ??= watched(this.current, (part) => onReveal('secret', part, this.known));
    return this.shown;
  }

  /** The present state, for storing it or building views from it: reading it here reveals nothing. */
  get state(): Core {
    return this.current;
  }

  /** The log lines written in this pass, oldest first. */
  get logged(): readonly LogEntry[] {
    return this.written;
  }

  /** The draws of this pass, oldest first. */
  get draws(): readonly Draws[] {
    return this.drawn;
  }

  /** Changes the state: the recipe works on a draft; parts it does not touch keep their identity. */
  change(recipe: (draft: Draft<Core>) => void): void {
    const { onReveal } = this.mode;
    this.replace(
      changed(this.current, (draft) => {
        recipe(onReveal === undefined ? draft : watched(draft, (part) => onReveal('secret', part, this.known)));
      }),
    );
  }

  /**
   * Runs `take`, which shows everybody the hidden things that it looks at, such as a card that is turned over. No
   * player then knows more than the others, so later answers of the step can still be taken back.
   */
  openly<T>(take: () => T): T {
    const before = this.known;
    this.known = 'to-all';
    try {
      return take();
    } finally {
      this.known = before;
    }
  }

  /**
   * To be called before a script looks at what several seats have answered without each other's knowing: for each of them that
   * is a look at something hidden.
   */
  openAnswers(): void {
    this.mode.onReveal?.('secret', ANSWERS, 'to-all');
  }

  /** Adds a line to the log for everybody. */
  log(text: Text): void {
    this.written.push({ text });
  }

  /** Adds a line to the log that only one seat may read. */
  whisper(to: Seat, text: Text): void {
    this.written.push({ text, to });
  }

  /**
   * A fresh ask id for a seat, the same again when the step is replayed with the same answers. Each seat has its own
   * count: the ids one seat sees must not tell how many secret questions another has answered.
   */
  mintAskId(of: Seat): AskId {
    const count = (this.minted.get(of) ?? 0) + 1;
    this.minted.set(of, count);
    return askId(`${this.step}.${of}.${count}`);
  }

  /** Draws a whole number from 0 to `below` - 1 from a named random stream. Throws RangeError for an unknown stream. */
  random(stream: string, below: number): number {
    return this.draw(
      stream,
      (next) => next(below),
      (from, to) => ({ stream, from, to, below: [below] }),
    );
  }

  /** A shuffled copy (Fisher-Yates) of a list, drawn from a named random stream. */
  shuffled<T>(stream: string, list: readonly T[]): T[] {
    return this.draw(
      stream,
      (next) => {
        const result = [...list];
        for (let i = result.length - 1; i > 0; i--) {
          const j = next(i + 1);
          const a = result[i] as T;
          result[i] = result[j] as T;
          result[j] = a;
        }
        return result;
      },
      (from, to) => ({ stream, from, to, shuffled: list.length }),
    );
  }

  /** Moves random streams on to these positions. The numbers between are never used. */
  skipTo(positions: Positions): void {
    const { hidden } = this.current;
    const rng = Object.entries(hidden.rng).map(([name, stream]): [string, RngStream] => [
      name,
      { key: stream.key, at: Math.max(stream.at, positions[name] ?? 0) },
    ]);
    this.replace({ ...this.current, hidden: { ...hidden, rng: Object.fromEntries(rng) } });
  }

  /** Ends the match here and now. */
  end(over: Over): never {
    throw new MatchOver(over);
  }

  /** Ends the running step here and now, with all its scripts: the state stays as it is, and the next step begins. */
  endStep(): never {
    throw new StepOver();
  }

  /** Draws as often as wanted from a stream, puts the stream back once, and records what was drawn. */
  private draw<T>(
    name: string,
    what: (next: (below: number) => number) => T,
    record: (from: number, to: number) => Draws,
  ): T {
    const { hidden } = this.current;
    const stream = hidden.rng[name];
    if (stream === undefined) throw new RangeError(`no random stream ${name}`);
    this.mode.onReveal?.('chance', name, 'to-all');
    let at = stream;
    const result = what((below) => {
      const taped = this.mode.tape?.[name]?.[at.at];
      if (taped !== undefined) {
        at = { key: at.key, at: at.at + 1 };
        return taped;
      }
      const drawn = drawBelow(at, below);
      at = drawn.stream;
      return drawn.value;
    });
    if (at.at > stream.at) this.drawn.push(record(stream.at, at.at));
    this.replace({ ...this.current, hidden: { ...hidden, rng: { ...hidden.rng, [name]: at } } });
    return result;
  }

  private replace(next: Core): void {
    this.current = next;
    this.shown = null;
  }
}
