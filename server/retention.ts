import type { Logger } from 'pino';

import type { Retention } from './config';
import type { Expiry, Storage } from './storage/storage';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;

/** What has expired at a time: matches and rooms not written since. Nothing has where they are kept for ever. */
export function expiryAt(now: number, { finishedDays, abandonedDays }: Retention): Expiry {
  const before = (days: number | null): number => (days === null ? 0 : Math.max(0, now - days * DAY_MS));
  return { finishedBefore: before(finishedDays), abandonedBefore: before(abandonedDays) };
}

/** Deletes what has expired: at once, then every hour. Several nodes may do so on the same storage. */
export class Sweeper {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly storage: Storage,
    private readonly retention: Retention,
    private readonly log: Logger,
    private readonly clock: () => number,
  ) {}

  /** Begins; never keeps the process alive. */
  start(): void {
    this.timer ??= setInterval(() => this.sweep(), EVERY_MS).unref();
    this.sweep();
  }

  /** Stops; resolves once nothing is being deleted any more. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.sweeping;
  }

  private sweep(): void {
    this.sweeping ??= this.storage
      .sweep(expiryAt(this.clock(), this.retention))
      .then(
        (swept) => {
          if (swept.matches + swept.rooms > 0) this.log.info(swept, 'deleted what had expired');
        },
        (err: unknown) => this.log.error({ err }, 'cannot delete what has expired'),
      )
      .finally(() => {
        this.sweeping = null;
      });
  }
}
