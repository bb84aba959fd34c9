import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/**
 * Opens a terminal and writes its name, and what is shown there from then on. It stops the terminal as Ctrl-S does when it reads
 * an S, and lets it go on when it reads a Q; it says so by that letter and a zero.
 */
const TERMINAL = `
import os, select, termios
here, there = os.openpty()
os.write(1, (os.ttyname(there) + '\\n').encode())
while True:
  ready, _, _ = select.select([0, here], [], [])
  if here in ready: os.write(1, os.read(here, 4096))
  if 0 in ready:
    key = os.read(0, 1)
    if not key: break
    termios.tcflow(there, termios.TCOOFF if key == b'S' else termios.TCOON)
    os.write(1, key + b'\\0')
`;

/** A terminal as a person sits at it. */
export class TestTerminal {
  /** All that was shown so far. */
  shown = '';

  private constructor(
    private readonly person: ChildProcessByStdio<Writable, Readable, null>,
    /** Writing to it shows something. */
    readonly end: number,
  ) {
    person.stdout.on('data', (chunk: Buffer) => (this.shown += chunk.toString()));
  }

  static async open(): Promise<TestTerminal> {
    const person = spawn('python3', ['-c', TERMINAL], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [name] = (await once(person.stdout, 'data')) as [Buffer];
    return new TestTerminal(person, openSync(name.toString().trim(), constants.O_WRONLY | constants.O_NOCTTY));
  }

  /** Presses Ctrl-S: nothing more is shown, and what is written waits. */
  stop(): Promise<void> {
    return this.press('S');
  }

  /** Presses Ctrl-Q. */
  goOn(): Promise<void> {
    return this.press('Q');
  }

  /** Resolves once something was shown. */
  async shows(what: RegExp | string): Promise<void> {
    while (typeof what === 'string' ? !this.shown.includes(what) : !what.test(this.shown))
      await once(this.person.stdout, 'data');
  }

  async close(): Promise<void> {
    closeSync(this.end);
    this.person.kill('SIGKILL');
    await once(this.person, 'exit');
  }

  private async press(key: 'S' | 'Q'): Promise<void> {
    this.person.stdin.write(key);
    await this.shows(`${key}\0`);
  }
}

/** Declares tests that need a terminal. Where there is no python3 to make one they are skipped with a line on stderr, unless `CI=true`: then they fail. */
export function describeWithTerminal(name: string, tests: () => void): void {
  if (process.env['CI'] === 'true' || spawnSync('python3', ['-c', 'import os; os.openpty()']).status === 0) {
    describe(name, tests);
    return;
  }
  process.stderr.write(`\n*** SKIPPED, no python3 to make a terminal: ${name} ***\n`);
  describe.skip(name, tests);
}
