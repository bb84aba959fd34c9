/** How long news for a room is merged after the last sending, in milliseconds. */
export const MERGE_MS = 150;

/** What to do for a key after its pause. */
interface Rest {
  readonly timer: NodeJS.Timeout;
  wanted: 'no' | 'yes';
}

/**
 * Spaces out work by key: the first time at once, then at most once in a while. Requests meanwhile are served together
 * after the pause.
 */
export class Spaced {
  private readonly resting = new Map<string, Rest>();

  /** `later` does for a key what was asked for too soon. */
  constructor(
    private readonly milliseconds: number,
    private readonly later: (key: string) => void,
  ) {}

  /** Says whether to do it now; if not, `later` is called for it. */
  ask(key: string): 'now' | 'later' {
    const rest = this.resting.get(key);
    if (rest === undefined) {
      this.rest(key);
      return 'now';
    }
    rest.wanted = 'yes';
    return 'later';
  }

  /** Notes that it was done without asking, so that nothing of before is wanted any more. */
  done(key: string): void {
    clearTimeout(this.resting.get(key)?.timer);
    this.rest(key);
  }

  /** Does nothing of what is wanted any more. */
  close(): void {
    for (const { timer } of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
  }

  private rest(key: string): void {
    const timer = setTimeout(() => {
      const wanted = this.resting.get(key)?.wanted === 'yes';
      this.resting.delete(key);
      if (!wanted) return;
      this.rest(key);
      this.later(key);
    }, this.milliseconds);
    this.resting.set(key, { timer, wanted: 'no' });
  }
}
