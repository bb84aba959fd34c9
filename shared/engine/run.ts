import { type Draft, produce } from 'immer';

import { type AskId, askId, type Seat } from './ask';
import { drawBelow, type RngStream } from './rng';
import type { Text } from './text';

/** What every game's state has: a public part, and a hidden part that holds at least the random streams. */
export interface CoreBase {
  readonly pub: object;
  readonly hidden: { readonly rng: Readonly<Record<string, RngStream>> };
}

/** One line of the match log. */
export interface LogEntry {
  readonly text: Text;
  /** Only this seat may read it; everybody when absent. */
  readonly to?: Seat;
}

/** How a match ended, as `ctx.gameover` shows it. Games add their own facts. */
export interface Over {
  readonly outcome: 'victory' | 'defeat';
  readonly reason: string;
  readonly [fact: string]: string | number;
}

/** Thrown by {@link Run.end} to leave every script at once: the end of a match interrupts whatever is going on. */
export class MatchOver extends Error {
  constructor(readonly over: Over) {
    super(`match over: ${over.reason}`);
  }
}

/**
 * One pass over a step: the state as scripts see and change it, and the content the match is played with. Old versions of
 * the state are never touched.
 */
export class Run<Core extends CoreBase = CoreBase, Content = unknown> {
  private current: Core;
  private readonly minted = new Map<Seat, number>();
  private readonly written: LogEntry[] = [];

  constructor(
    core: Core,
    /** What {@link GameModule.content} says the match is played with: cards and the like. It never changes. */
    readonly content: Content,
    private readonly step: number,
  ) {
    this.current = core;
  }

  /** The state now. Read it anew after every `yield*` and every change: it is replaced, never modified. */
  get core(): Core {
    return this.current;
  }

  /** The log lines written in this pass, oldest first. */
  get logged(): readonly LogEntry[] {
    return this.written;
  }

  /** Changes the state: the recipe works on a draft; parts it does not touch keep their identity. */
  change(recipe: (draft: Draft<Core>) => void): void {
    this.current = produce(this.current, (draft) => {
      recipe(draft);
    });
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
    const from = this.current.hidden.rng[stream];
    if (from === undefined) throw new RangeError(`no random stream ${stream}`);
    const drawn = drawBelow(from, below);
    this.change((draft) => {
      const streams = draft.hidden.rng as Record<string, RngStream>;
      streams[stream] = drawn.stream;
    });
    return drawn.value;
  }

  /** A shuffled copy (Fisher-Yates) of a list, drawn from a named random stream. */
  shuffled<T>(stream: string, list: readonly T[]): T[] {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.random(stream, i + 1);
      const a = result[i] as T;
      result[i] = result[j] as T;
      result[j] = a;
    }
    return result;
  }

  /** Ends the match here and now. */
  end(over: Over): never {
    throw new MatchOver(over);
  }
}
