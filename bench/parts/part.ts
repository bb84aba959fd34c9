/** One part of the measurement. */
export interface Part {
  /** Measures. The part keeps its figures, also when this rejects. */
  run(): Promise<void>;
  /** Markdown of everything measured so far. */
  report(): string;
}

/** The effort of a measurement. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

/** The time before anything is counted, in which the servers' code is compiled. */
export const WARM_UP_SECONDS = 1;

/** Prints the progress. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The list rotated by the round, so that no server always follows the same other one. */
export function rotated<T>(list: readonly T[], round: number): readonly T[] {
  const start = round % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}
