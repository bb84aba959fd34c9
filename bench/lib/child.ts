import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { type Program, programPath } from './build';

/** The functions that a child offers, by name. */
export type Handlers<Api> = Record<keyof Api, (...args: never[]) => unknown>;

/** One question to a child. */
export interface Question {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The answer of a child. */
export type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Longer than anything takes: a child that has not answered by then never will. */
const ANSWER_TIMEOUT_MS = 300_000;

const running = new Set<ChildProcess>();
const interruption = new AbortController();

/** A program in a process of its own, whose functions can be called. */
export class Child<Api extends Handlers<Api>> {
  private readonly pending = new Map<number, Pending>();
  private asked = 0;

  private constructor(
    private readonly program: Program,
    private readonly process: ChildProcess,
  ) {
    process.on('message', (reply: Reply) => {
      const waiting = this.pending.get(reply.id);
      this.pending.delete(reply.id);
      if ('error' in reply) waiting?.reject(new Error(`${program}: ${reply.error}`));
      else waiting?.resolve(reply.result);
    });
    process.once('exit', (code, signal) => {
      running.delete(process);
      this.fail(`ended (${signal ?? code ?? '?'})`);
    });
  }

  /** Starts a program that was built before. Throws after an interruption by the user. */
  static start<Api extends Handlers<Api>>(program: Program): Child<Api> {
    interruption.signal.throwIfAborted();
    const child = fork(programPath(program), {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.add(child);
    return new Child<Api>(program, child);
  }

  /** Calls a function of the child. Rejects when the child fails, ends, or does not answer for minutes. */
  ask<Name extends keyof Api & string>(
    name: Name,
    ...args: Parameters<Api[Name]>
  ): Promise<Awaited<ReturnType<Api[Name]>>> {
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      const timer = globalThis.setTimeout(() => this.fail(`no answer to ${name}`), ANSWER_TIMEOUT_MS);
      this.pending.set(id, {
        resolve: (result) => {
          clearTimeout(timer);
          resolve(result as Awaited<ReturnType<Api[Name]>>);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      if (this.process.exitCode !== null || this.process.signalCode !== null) this.fail('has ended');
      else {
        this.process.send({ id, name, args } satisfies Question, (error) => {
          if (error !== null) this.fail(error.message);
        });
      }
    });
  }

  /** Ends the process, whatever it is doing. */
  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }

  private fail(why: string): void {
    const all = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of all) reject(new Error(`${this.program}: ${why}`));
  }
}

/** Runs work with a program, which ends with the work in any case. */
export async function withChild<Api extends Handlers<Api>, T>(
  program: Program,
  work: (child: Child<Api>) => Promise<T>,
): Promise<T> {
  const child = Child.start<Api>(program);
  try {
    return await work(child);
  } finally {
    await child.stop();
  }
}

/** Whether the user has interrupted the measurement. */
export function wasInterrupted(): boolean {
  return interruption.signal.aborted;
}

/** Waits; rejects as soon as the user interrupts the measurement. */
export function pause(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { signal: interruption.signal });
}

/**
 * When the user interrupts: ends all children, so that callers that wait for one get an error, cleans up and shows what has
 * been measured so far.
 */
export function endChildrenWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interruption.abort();
      for (const child of running) child.kill('SIGKILL');
    });
  }
}
