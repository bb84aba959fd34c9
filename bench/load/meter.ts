import { quantile } from '../../e2e/lib/statistics';
import { cpuSeconds } from '../servers/serve';

/** The figures of a load. */
export interface Played {
  readonly movesPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Received by players, everything on the network counted. NaN when there was no update. */
  readonly bytesPerUpdate: number;
  /** How much of one processor the load itself took. */
  readonly cpu: number;
  /** Unexpected events, and how often each happened. */
  readonly troubles: Readonly<Record<string, number>>;
}

/** Counts what players see between two moments. */
export class Meter {
  private latencies: number[] = [];
  private updates = 0;
  private troubles: Record<string, number> = {};
  private since = performance.now();
  private cpu = cpuSeconds();
  private bytes = 0;

  /** `bytesRead` says how much has come in over all connections. */
  constructor(private readonly bytesRead: () => number) {}

  readonly moved = (milliseconds: number): void => {
    this.latencies.push(milliseconds);
  };

  readonly updated = (): void => {
    this.updates += 1;
  };

  readonly trouble = (what: string): void => {
    this.troubles[what] = (this.troubles[what] ?? 0) + 1;
  };

  /** Counts from now on. */
  reset(): void {
    this.troubles = {};
    this.latencies = [];
    this.updates = 0;
    this.since = performance.now();
    this.cpu = cpuSeconds();
    this.bytes = this.bytesRead();
  }

  /** What was counted since the last reset. */
  read(): Played {
    const seconds = (performance.now() - this.since) / 1000;
    return {
      movesPerSecond: this.latencies.length / seconds,
      medianMs: quantile(this.latencies, 0.5),
      p99Ms: quantile(this.latencies, 0.99),
      bytesPerUpdate: (this.bytesRead() - this.bytes) / this.updates,
      cpu: (cpuSeconds() - this.cpu) / seconds,
      troubles: this.troubles,
    };
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Any one of a list that is not empty. */
export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
