import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Decision } from '../../shared/engine/policy';
import type { Job, JobResult } from './job';

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
  readonly threads: number;
  /** How many jobs may wait, in all and of one match. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** After how many milliseconds of work a thread is ended. */
  readonly endAfterMs: number;
}

/** One core is left to the event loop; a thread that takes twice as long as a decision may is ended. */
export const POOL_LIMITS: PoolLimits = {
  threads: Math.max(1, availableParallelism() - 1),
  waiting: 200,
  waitingOfOne: 4,
  endAfterMs: 4_000,
};

/** Megabytes that a thread may keep. */
const MEMORY = 256;

interface Waiting {
  readonly of: string;
  readonly job: Job;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: JobUndone) => void;
}

/** A thread and what it is busy with. */
interface Thread {
  readonly worker: Worker;
  busy: { readonly task: Waiting; readonly timer: NodeJS.Timeout } | null;
}

/**
 * Threads for what would hold up the event loop. They are started when first needed. A thread that takes too long is ended,
 * and another one takes its place.
 */
export class Pool {
  private readonly threads: Thread[] = [];
  private waiting: Waiting[] = [];
  private state: 'open' | 'closed' = 'open';

  /** @param start makes a thread; only tests give another */
  constructor(
    private readonly limits: PoolLimits = POOL_LIMITS,
    private readonly start: () => Worker = startWorker,
  ) {}

  /** How many jobs wait. */
  get queued(): number {
    return this.waiting.length;
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
      const same = this.waiting.filter((task) => task.of === of).length;
      if (this.waiting.length >= this.limits.waiting || same >= this.limits.waitingOfOne) {
        reject(new JobUndone('server-busy'));
        return;
      }
      this.waiting.push({ of, job, resolve, reject });
      this.next();
    });
  }

  /** Ends all threads; what was not done is refused. */
  async close(): Promise<void> {
    this.state = 'closed';
    const left = [...this.waiting, ...this.threads.flatMap(({ busy }) => busy?.task ?? [])];
    this.waiting = [];
    for (const { busy } of this.threads) clearTimeout(busy?.timer);
    await Promise.all(this.threads.splice(0).map(({ worker }) => worker.terminate()));
    for (const task of left) task.reject(new JobUndone('closed'));
  }

  private next(): void {
    const idle = this.threads.find(({ busy }) => busy === null) ?? this.another();
    if (idle === null) return;
    const task = this.waiting.shift();
    if (task === undefined) return;
    const timer = setTimeout(() => this.lose(idle, new JobUndone('too-slow')), this.limits.endAfterMs);
    idle.busy = { task, timer };
    idle.worker.ref();
    idle.worker.postMessage(task.job);
  }

  /** One more thread, if there may be one and it is needed. */
  private another(): Thread | null {
    if (this.threads.length >= this.limits.threads || this.waiting.length === 0) return null;
    const thread: Thread = { worker: this.start(), busy: null };
    thread.worker.on('message', (result: JobResult) => this.finish(thread, result));
    thread.worker.on('error', (error: unknown) => this.lose(thread, new JobUndone('failed', String(error))));
    thread.worker.on('exit', () => this.lose(thread, new JobUndone('failed', 'thread ended')));
    this.threads.push(thread);
    return thread;
  }

  private finish(thread: Thread, result: JobResult): void {
    const { busy } = thread;
    if (busy === null) return;
    clearTimeout(busy.timer);
    thread.busy = null;
    // A thread with nothing to do keeps no process alive.
    thread.worker.unref();
    if (result.ok) busy.task.resolve(result.decision);
    else busy.task.reject(new JobUndone('failed', result.error));
    this.next();
  }

  private lose(thread: Thread, why: JobUndone): void {
    const at = this.threads.indexOf(thread);
    if (at === -1) return;
    this.threads.splice(at, 1);
    void thread.worker.terminate();
    clearTimeout(thread.busy?.timer);
    thread.busy?.task.reject(why);
    this.next();
  }
}

/** A thread from the built file beside this one; from source where nothing is built, as in tests. */
function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY };
  const built = path.join(__dirname, 'worker.cjs');
  if (existsSync(built)) return new Worker(built, { resourceLimits });
  const load = `require('esbuild-register/dist/node').register({ target: 'node20', supported: { 'dynamic-import': false } }); require(${JSON.stringify(path.join(__dirname, 'worker.ts'))});`;
  return new Worker(load, { eval: true, resourceLimits });
}
