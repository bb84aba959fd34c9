import { setImmediate } from 'node:timers/promises';

/** By so many milliseconds time goes on at once. */
const STEP_MS = 50;
/** After each step there are so many turns of the event loop. */
const TURNS = 8;

/** The clock and the timers of a test and of the servers in it: they stand still until what follows from the last step has come to its end. */
export class FakeTime {
  private settled: () => Promise<void> = () => Promise.resolve();

  private constructor() {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'hrtime'] });
  }

  static begin(): FakeTime {
    return new FakeTime();
  }

  end(): void {
    jest.useRealTimers();
  }

  /** From now on each step also waits for this. */
  readonly settle = (settled: () => Promise<void>): void => {
    this.settled = settled;
  };

  /** Lets time go on until something has come about. */
  async during<T>(what: Promise<T>): Promise<T> {
    let isThere = false;
    const over = what.finally(() => (isThere = true));
    over.catch(() => undefined);
    while (!isThere) {
      for (let turn = 0; turn < TURNS; turn++) await setImmediate();
      await Promise.race([this.settled(), over.catch(() => undefined)]);
      jest.advanceTimersByTime(STEP_MS);
    }
    this.settled = () => Promise.resolve();
    return over;
  }

  /** Resolves after some time of a whole number of steps. */
  static pass(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.round(ms / STEP_MS) * STEP_MS));
  }
}
