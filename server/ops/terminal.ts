import { constants, openSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** After how long a stopped terminal is tried again, in milliseconds. */
const AGAIN_MS = 100;

/**
 * Standard output as a stream that never waits. Node.js waits inside a write to a terminal: one that is stopped (Ctrl-S) would stop
 * the whole process, and nothing could end it but SIGKILL. So a terminal is opened once more, without waiting, where the
 * system can do that by the number of an open file: on Linux.
 */
export function standardOutput(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  try {
    return new Terminal(openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY));
  } catch {
    return process.stdout;
  }
}

/** A terminal that was opened without waiting; what it does not take is tried again as long as the process lives. */
class Terminal extends Writable {
  constructor(private readonly fd: number) {
    super();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    let written = 0;
    try {
      written = writeSync(this.fd, chunk);
    } catch (error) {
      if (!isFull(error)) {
        done(error as Error);
        return;
      }
    }
    const rest = chunk.subarray(written);
    if (rest.length === 0) done();
    else setTimeout(() => this._write(rest, _, done), AGAIN_MS).unref();
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
