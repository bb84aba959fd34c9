import type { MatchWrite, Storage } from '../storage/storage';
import { JobUndone, type Undone } from '../workers/pool';
import { Waiting } from './waiting';

/** A write of a match that is on its way to storage. */
export interface HeldWrite {
  /** Resolves once there is a write. */
  readonly under: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

/** One node's way to a storage, on which writes of matches can be held up while others are not. For tests. */
export class Holding {
  readonly storage: Storage;
  private held: { readonly begun: () => void; readonly over: Promise<void> } | null = null;

  constructor(inner: Storage) {
    const write = async (one: MatchWrite): Promise<'saved' | 'conflict'> => {
      const { held } = this;
      this.held = null;
      held?.begun();
      await held?.over;
      return inner.writeMatch(one);
    };
    this.storage = new Proxy(inner, {
      get: (target, name) => {
        if (name === 'writeMatch') return write;
        const found: unknown = Reflect.get(target, name);
        return typeof found === 'function' ? (found.bind(target) as unknown) : found;
      },
    });
  }

  /** Holds the next write. */
  hold(): HeldWrite {
    let begun = (): void => undefined;
    let release = (): void => undefined;
    const under = new Promise<void>((resolve) => (begun = resolve));
    const over = new Promise<void>((resolve) => (release = resolve));
    this.held = { begun, over };
    return { under, release };
  }
}

/** A pool of bots that decide when a test says so. */
export class GatedPool<Job, Decision> {
  private readonly open: {
    readonly job: Job;
    readonly resolve: (decision: Decision) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  private readonly waiting = new Waiting();

  /** Whether a bot thinks. */
  busy(): boolean {
    return this.open.length > 0;
  }

  hasRoom(): boolean {
    return true;
  }

  run(_: string, job: Job): Promise<Decision> {
    return new Promise((resolve, reject) => {
      this.open.push({ job, resolve, reject });
      this.waiting.wake();
    });
  }

  close(): Promise<void> {
    for (const { reject } of this.open.splice(0)) reject(new JobUndone('closed'));
    return Promise.resolve();
  }

  /** Waits until a bot thinks. */
  async asked(): Promise<Job> {
    return (await this.waiting.until(() => this.open[0])).job;
  }

  /** Lets the bot that has thought longest decide. */
  async decide(decision: (job: Job) => Decision): Promise<void> {
    await this.asked();
    const first = this.open.shift();
    first?.resolve(decision(first.job));
  }

  /** Has the bot that has thought longest fail. */
  async fail(why: Undone): Promise<void> {
    await this.asked();
    this.open.shift()?.reject(new JobUndone(why));
  }
}
