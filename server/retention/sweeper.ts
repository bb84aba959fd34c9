import type { Logger } from 'pino';

import type { Storage, Swept, SweptKind } from '../storage/storage';
import { expiryAt, type Retention } from './expiry';
import { packLeftOver } from './packer';
import { type Clocks, TrustedClock } from './trusted-clock';

const EVERY_MS = 60 * 60 * 1000;

/** The most matches whose ids are logged. */
const NAMED = 20;

/**
 * Deletes what has expired: every hour, and never at the start, when a wrong clock is most likely. Nothing is deleted
 * while the clock is doubted. Several nodes may sweep the same storage. Also packs the histories that were left unpacked, at
 * the start as well: no clock is needed for it.
 */
export class Sweeper {
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private readonly clock: TrustedClock;

  constructor(
    private readonly storage: Storage,
    private readonly retention: Retention,
    private readonly log: Logger,
    private readonly clocks: Clocks,
  ) {
    this.clock = new TrustedClock(storage, clocks);
  }

  /** Starts sweeping; the first look only checks the clock and packs. Does not keep the process alive. */
  start(): void {
    this.timer ??= setInterval(() => this.work(() => this.sweep()), EVERY_MS).unref();
    this.work(async () => {
      await this.believesClock();
      await packLeftOver(this.storage, this.log);
    });
  }

  /** Stops; resolves once nothing is being deleted any more. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.working;
  }

  private work(task: () => Promise<void>): void {
    this.working ??= task()
      .catch((err: unknown) => this.log.error({ err }, 'cannot sweep'))
      .finally(() => {
        this.working = null;
      });
  }

  private async sweep(): Promise<void> {
    if (await this.believesClock()) {
      logSwept(this.log, await this.storage.sweep(expiryAt(this.clocks.wall(), this.retention)));
    }
    await packLeftOver(this.storage, this.log);
  }

  private async believesClock(): Promise<boolean> {
    const verdict = await this.clock.look();
    if (verdict.clock === 'believed') return true;
    const hours = (ms: number): number => Math.round(ms / EVERY_MS);
    this.log.warn(
      { aheadHours: hours(verdict.aheadMs), believedInHours: hours(verdict.provenInMs) },
      'the clock is ahead of all that is known: nothing expires. If it is right: admin sweep --yes',
    );
    return false;
  }
}

/** Logs one line for each reason of deletion, without codes of rooms, which are secret. */
function logSwept(log: Logger, { matches, rooms }: Swept): void {
  for (const reason of Object.keys(matches) as SweptKind[]) {
    const ids = matches[reason];
    const named = ids.length <= NAMED ? { ids } : {};
    if (ids.length > 0) log.info({ reason, matches: ids.length, ...named }, 'deleted what had expired');
  }
  for (const reason of ['empty', 'ended'] as const) {
    if (rooms[reason] > 0) log.info({ reason, rooms: rooms[reason] }, 'deleted what had expired');
  }
}
