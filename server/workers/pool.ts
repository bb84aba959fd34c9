import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import type { Decision } from '../../shared/engine/policy';
import { BEGUN, type Job, type JobResult } from './job';

/** Why a job was not done. */
export type Undone = 'too-slow' | 'server-busy' | 'failed' | 'closed';

/** Thrown for a job that was not done. */
export class JobUndone extends Error {
  constructor(
    readonly why: Undone,
    message: string = why,
  ) {
    super(message);
  }
}

/** Bounds of a pool. */
export interface PoolLimits {
  readonly workers: number;
  /** How many jobs may wait, in all and of one match. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** After how many milliseconds a worker is ended that has never begun: it has to be started and to load the game first. */
  readonly beginWithinMs: number;
  /**
   * How many milliseconds a job waits for a worker to begin. One that has begun before is ended then, for it may have been
   * stopped from outside; one that has not may still be starting, and the job goes to another one.
   */
  readonly waitMs: number;
  /** After how many milliseconds of work a worker is ended. */
  readonly endAfterMs: number;
}

/** No more workers than this, however many cores: each takes some 80 MB. */
const MOST_WORKERS = 3;

/** One core is left to the event loop; a worker that takes twice as long as a decision may is ended. */
export const POOL_LIMITS: PoolLimits = {
  workers: Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
  // The bots of a full table are asked side by side.
  waitingOfOne: 8,
  beginWithinMs: 30_000,
  waitMs: 3_000,
  endAfterMs: 4_000,
};

/** Megabytes that a worker may keep. */
const MEMORY = 256;

/** What a worker gets of the environment: none of the server's settings, some of which are secret. */
const ENVIRONMENT = ['NODE_ENV', 'PATH', 'LD_LIBRARY_PATH'];

interface WaitingJob {
  readonly of: string;
  readonly job: Job;
  /** Whether it has waited for a worker in vain. */
  readonly turn: 'first' | 'second';
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: JobUndone) => void;
}

/** A worker and its present job. */
interface Worker {
  readonly process: ChildProcess;
  /** `late`: it has never begun, and its job has waited long enough. */
  state: 'starting' | 'late' | 'ready';
  /** The task is null when another worker has been given it. */
  busy: { task: WaitingJob | null; timer: NodeJS.Timeout } | null;
}

/**
 * Workers for what would hold up the event loop. They are started when first needed. One that takes too long is ended, and
 * another one takes its place. They are processes, not threads: a thread that runs out of memory can end the whole server.
 */
export class Pool {
  private readonly workers: Worker[] = [];
  private waiting: WaitingJob[] = [];
  /** The matches that wait and have had turns, and the one that had the last: the one whose turn is longest ago first. */
  private served: string[] = [];
  private state: 'open' | 'closed' = 'open';

  /** @param start makes a worker; only tests give another */
  constructor(
    private readonly limits: PoolLimits = POOL_LIMITS,
    private readonly start: () => ChildProcess = startWorker,
  ) {}

  /** How many jobs wait. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Whether a job of this match would be taken now. What it needs is prepared only then. */
  hasRoom(of: string): boolean {
    const same = this.waiting.filter((task) => task.of === of).length;
    return this.state === 'open' && this.waiting.length < this.limits.waiting && same < this.limits.waitingOfOne;
  }

  /**
   * Does a job.
   * @param of the match that it is for: one match cannot fill the queue
   * @throws JobUndone when there are too many, when it takes too long, when it fails, and when the pool is closed
   */
  run(of: string, job: Job): Promise<Decision> {
    return new Promise((resolve, reject: (error: JobUndone) => void) => {
      if (this.state === 'closed') {
        reject(new JobUndone('closed'));
        return;
      }
      if (!this.hasRoom(of)) {
        reject(new JobUndone('server-busy'));
        return;
      }
      this.waiting.push({ of, job, turn: 'first', resolve, reject });
      this.next();
    });
  }

  /** Ends all workers; what was not done is refused. */
  async close(): Promise<void> {
    this.state = 'closed';
    const left = [...this.waiting, ...this.workers.flatMap(({ busy }) => busy?.task ?? [])];
    this.waiting = [];
    for (const { busy } of this.workers) clearTimeout(busy?.timer);
    await Promise.all(this.workers.splice(0).map(({ process }) => ended(process)));
    for (const task of left) task.reject(new JobUndone('closed'));
  }

  private next(): void {
    const idle = this.workers.find(({ busy }) => busy === null) ?? this.another();
    if (idle === null) return;
    const task = this.takeTurn();
    if (task === undefined) return;
    const { waitMs } = this.limits;
    const timer = idle.state === 'ready' ? this.endLater(idle, waitMs) : setTimeout(() => this.pass(idle), waitMs);
    idle.busy = { task, timer };
    idle.process.ref();
    idle.process.channel?.ref();
    idle.process.send(task.job, (error) => {
      if (error !== null) this.lose(idle, new JobUndone('failed', String(error)));
    });
  }

  /** Takes the next job out of the queue: matches take turns, so that one with many jobs does not keep the others waiting. */
  private takeTurn(): WaitingJob | undefined {
    const isNew = ({ of }: WaitingJob): boolean => !this.served.includes(of);
    const next = this.waiting.find(isNew) ?? this.waiting.find(({ of }) => of === this.served[0]);
    if (next === undefined) return undefined;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.served = this.served.filter((of) => of !== next.of && this.waiting.some((one) => one.of === of));
    this.served.push(next.of);
    return next;
  }

  /** One more worker, if there may be one and it is needed. */
  private another(): Worker | null {
    const most = this.limits.workers;
    // Late workers may never start, but they take their memory all the same.
    if (this.inTime >= most || this.workers.length >= 2 * most || this.waiting.length === 0) return null;
    const worker: Worker = { process: this.start(), state: 'starting', busy: null };
    worker.process.on('message', (said: JobResult | typeof BEGUN) => {
      if (said === BEGUN) this.begin(worker);
      else this.finish(worker, said);
    });
    worker.process.on('error', (error: unknown) => this.lose(worker, new JobUndone('failed', String(error))));
    worker.process.on('exit', (code, signal) => {
      this.lose(worker, new JobUndone('failed', `worker ended (${signal ?? code ?? '?'})`));
    });
    this.workers.push(worker);
    return worker;
  }

  /** How many workers are not late. */
  private get inTime(): number {
    return this.workers.filter(({ state }) => state !== 'late').length;
  }

  /** Goes on without a worker that has not begun so far: its job is another one's, once, and it has some time yet to start. */
  private pass(worker: Worker): void {
    const { busy } = worker;
    if (busy === null) return;
    worker.state = 'late';
    busy.timer = this.endLater(worker, Math.max(0, this.limits.beginWithinMs - this.limits.waitMs));
    if (busy.task?.turn === 'first') {
      this.waiting.unshift({ ...busy.task, turn: 'second' });
      busy.task = null;
    }
    this.next();
  }

  private endLater(worker: Worker, ms: number): NodeJS.Timeout {
    return setTimeout(() => this.lose(worker, new JobUndone('too-slow')), ms);
  }

  private begin(worker: Worker): void {
    if (worker.busy === null) return;
    if (worker.busy.task === null && this.inTime >= this.limits.workers) {
      this.lose(worker, new JobUndone('too-slow'));
      return;
    }
    worker.state = 'ready';
    clearTimeout(worker.busy.timer);
    worker.busy.timer = this.endLater(worker, this.limits.endAfterMs);
  }

  private finish(worker: Worker, result: JobResult): void {
    const { busy } = worker;
    if (busy === null) return;
    clearTimeout(busy.timer);
    worker.busy = null;
    // A worker with nothing to do keeps no process alive.
    worker.process.unref();
    worker.process.channel?.unref();
    if (result.ok) busy.task?.resolve(result.decision);
    else busy.task?.reject(new JobUndone('failed', result.error));
    this.next();
  }

  private lose(worker: Worker, why: JobUndone): void {
    const at = this.workers.indexOf(worker);
    if (at === -1) return;
    this.workers.splice(at, 1);
    worker.process.kill('SIGKILL');
    clearTimeout(worker.busy?.timer);
    worker.busy?.task?.reject(why);
    this.next();
  }
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, 'exit');
  // The caller that closes a pool goes on afterwards, also where nothing else keeps this process alive.
  process.ref();
  process.kill('SIGKILL');
  await exited;
}

/**
 * A worker that runs a program. Nothing that it says is heard but its results.
 * @param program the arguments of Node
 * @param memory how many megabytes it may keep
 */
export function startProgram(program: readonly string[], memory = MEMORY): ChildProcess {
  // Without helpers its garbage is collected at its own, low priority.
  const limits = [`--max-old-space-size=${memory}`, '--v8-pool-size=0'];
  return spawn(process.execPath, [...limits, ...program], {
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** A worker from the built file beside this one; from source where nothing is built, as in tests. */
function startWorker(): ChildProcess {
  const built = path.join(__dirname, 'worker.cjs');
  if (existsSync(built)) return startProgram([built]);
  const load = `require('esbuild-register/dist/node').register({ target: 'node20', supported: { 'dynamic-import': false } }); require(${JSON.stringify(path.join(__dirname, 'worker.ts'))});`;
  return startProgram(['-e', load]);
}
