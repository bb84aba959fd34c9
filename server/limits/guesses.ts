import { neighbourhoodOf, networksOf } from './address';
import type { Limiters } from './limits';

/** The most that wait for their turn: the last of them is served before browsers give up waiting for an answer. */
const MOST_WAITING = 40;

/** A lookup that waits for its turn. */
interface WaitingLookup {
  readonly network: string;
  /** Ends the waiting. */
  readonly end: (turn: 'come' | 'lost') => void;
}

/** How many lookups of an address are under way, and the lookups that wait for one of them to end. */
interface UnderWay {
  readonly count: number;
  readonly waiting: (() => void)[];
}

/**
 * Bounds the guessing of room codes, by each address and by all together. While there are few wrong codes, every lookup
 * is answered at once. With too many, because a guesser uses many addresses, codes are looked up one after another.
 * Turns go round by neighborhood ({@link neighbourhoodOf}), one turn a network: a client alone in its neighborhood
 * waits least, and a guesser gets the turns of one neighborhood only.
 */
export class Guesses {
  private readonly lines = new Map<string, WaitingLookup[]>();
  /** Lookups under way by address, with those that wait for one to end. */
  private readonly underWay = new Map<string, UnderWay>();
  private timer: NodeJS.Timeout | undefined;
  private state: 'open' | 'closed' = 'open';

  /** `turnMs`: how long to wait between two turns, in milliseconds. */
  constructor(
    private readonly limiters: Pick<Limiters, 'guesses' | 'wrongCodes'>,
    private readonly turnMs: number,
  ) {}

  /**
   * Looks something up by a code or a token, in the turn of an address. A guess is taken before it is looked up and given back
   * unless it was wrong: however many come at once, no more are looked up than are left, and the others wait for those.
   * Resolves to null, with nothing looked up, when the address has tried too much.
   */
  async lookUp<T>(address: string, look: () => Promise<T>, isWrong: (found: T) => boolean): Promise<T | null> {
    if (!this.take(address) && !(await this.takeLater(address))) return null;
    return this.looked(address, () => this.turn(address), look, isWrong);
  }

  /**
   * As {@link lookUp}, for what can do without: where it would have to wait, it resolves to null at once.
   */
  async glance<T>(address: string, look: () => Promise<T>, isWrong: (found: T) => boolean): Promise<T | null> {
    if (!this.isQuiet() || !this.take(address)) return null;
    return this.looked(address, () => Promise.resolve(true), look, isWrong);
  }

  /** Looks something up with a guess that was taken, and gives it back unless it was wrong. */
  private async looked<T>(
    address: string,
    turn: () => Promise<boolean>,
    look: () => Promise<T>,
    isWrong: (found: T) => boolean,
  ): Promise<T | null> {
    const { guesses, wrongCodes } = this.limiters;
    let outcome: 'wrong' | 'right' = 'right';
    try {
      if (!(await turn())) return null;
      const found = await look();
      if (isWrong(found)) outcome = 'wrong';
      return found;
    } finally {
      if (outcome === 'wrong') wrongCodes.charge(ALL, 1);
      else guesses.charge(address, -1);
      this.ended(address);
    }
  }

  /**
   * Counts a wrong id or wrong credentials of an address that have been looked up already. Returns false when it has tried too
   * much: it must not be told that they are wrong.
   */
  wrong(address: string): boolean {
    if (!this.limiters.guesses.take(address)) return false;
    this.limiters.wrongCodes.charge(ALL, 1);
    return true;
  }

  /** How many wait. */
  get waiting(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  /** Ends all waiting, because the server stops. */
  close(): void {
    this.state = 'closed';
    clearTimeout(this.timer);
    for (const line of this.lines.values()) for (const { end } of line) end('lost');
    this.lines.clear();
  }

  /** Takes a guess of an address, if one is left. */
  private take(address: string): boolean {
    if (!this.limiters.guesses.take(address)) return false;
    const { count, waiting } = this.underWay.get(address) ?? { count: 0, waiting: [] };
    this.underWay.set(address, { count: count + 1, waiting });
    return true;
  }

  /** Takes a guess of an address that is given back; resolves to false when none can be any more. */
  private async takeLater(address: string): Promise<boolean> {
    for (let first = this.underWay.get(address); first !== undefined; first = this.underWay.get(address)) {
      const { waiting } = first;
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (this.take(address)) return true;
    }
    return false;
  }

  /** Notes that a lookup has ended, and has the next one tried; all when no other may give back a guess. */
  private ended(address: string): void {
    const { count, waiting } = this.underWay.get(address) ?? { count: 0, waiting: [] };
    if (count > 1) {
      this.underWay.set(address, { count: count - 1, waiting });
      waiting.shift()?.();
    } else {
      this.underWay.delete(address);
      for (const resolve of waiting) resolve();
    }
  }

  /** Whether no guess waits or has to. */
  private isQuiet(): boolean {
    return this.lines.size === 0 && this.limiters.wrongCodes.allows(ALL);
  }

  /** Waits until an address may try. Resolves to whether it may. */
  private async turn(address: string): Promise<boolean> {
    return this.isQuiet() || (await this.inLine(address)) === 'come';
  }

  private inLine(address: string): Promise<'come' | 'lost'> {
    if (this.state === 'closed') return Promise.resolve('lost');
    const neighbourhood = neighbourhoodOf(address);
    const network = networksOf(address).at(-1) ?? address;
    const line = this.lines.get(neighbourhood) ?? [];
    if (line.some((other) => other.network === network)) return Promise.resolve('lost');
    if (this.waiting >= MOST_WAITING) {
      // The last of the neighbourhood with the most waiting loses its turn, and may ask again.
      const longest = [...this.lines.values()].reduce((one, other) => (other.length > one.length ? other : one), line);
      if (longest === line) return Promise.resolve('lost');
      longest.pop()?.end('lost');
    }
    return new Promise((end) => {
      line.push({ network, end });
      this.lines.set(neighbourhood, line);
      this.timer ??= setTimeout(() => this.next(), this.turnMs);
    });
  }

  private next(): void {
    this.timer = undefined;
    if (this.limiters.wrongCodes.allows(ALL)) {
      for (const [neighbourhood, line] of this.lines) {
        line.shift()?.end('come');
        // Behind the others.
        this.lines.delete(neighbourhood);
        if (line.length > 0) this.lines.set(neighbourhood, line);
        break;
      }
    }
    if (this.lines.size > 0) this.timer = setTimeout(() => this.next(), this.turnMs);
  }
}

/** The key of the bucket that all addresses share. */
const ALL = 'all';
