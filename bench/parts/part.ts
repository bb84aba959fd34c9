/** One thing that is measured. */
export interface Part {
  /** Measures; what was measured stays in the part, also when this rejects. */
  run(): Promise<void>;
  /** Markdown of everything measured so far. */
  report(): string;
}

/** How much is measured. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

/** Before anything is counted, so that the servers' code has been compiled. */
export const WARM_UP_SECONDS = 1;

/** Tells the user how it goes. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The same list, begun elsewhere each round, so that no server always has the same one before it. */
export function rotated<T>(list: readonly T[], round: number): readonly T[] {
  const start = round % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}
