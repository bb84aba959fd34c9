/** An unexpected error without its message, which may quote input of a client. */
export interface Failure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: string;
  /** The type of the error and its code, such as `SqliteError SQLITE_FULL`. */
  readonly type: string;
  /** File and line it was thrown at, without the folders before. */
  readonly place: string | null;
}

const KEPT = 20;
const PLAIN = /^\w{1,64}$/;

/** The last unexpected errors, newest first. */
export class Failures {
  private kept: readonly Failure[] = [];

  /** `clock` gives milliseconds. */
  constructor(private readonly clock: () => number) {}

  get last(): readonly Failure[] {
    return this.kept;
  }

  /** Remembers one; `error` may be anything that can be thrown. */
  add(kind: string, error: unknown): void {
    const failure = { at: this.clock(), kind, type: typeOf(error), place: placeOf(error) };
    this.kept = [failure, ...this.kept.slice(0, KEPT - 1)];
  }
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? error.code : undefined;
  const words = [error.name, typeof code === 'string' ? code : ''].filter((word) => PLAIN.test(word));
  return words.length > 0 ? words.join(' ') : 'Error';
}

function placeOf(error: unknown): string | null {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return null;
  const frames = error.stack.replace(error.message, '');
  const frame = frames.split('\n').find((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return /([\w.-]+:\d+):\d+\)?$/.exec(frame ?? '')?.[1] ?? null;
}
