import type { Logger } from 'pino';

import type { MatchHost } from '../match/host';
import type { Storage } from '../storage/storage';

/**
 * Packs the histories of finished matches one after another in the background. A failed one is found again by {@link
 * packLeftOver}.
 */
export class Packer {
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly log: Logger,
  ) {}

  /** Packs the history of each match that ends with a commit of this host. */
  watch(host: MatchHost): void {
    host.onChange(({ before, match, by }) => {
      if (by !== 'us' || before.over || !match.over) return;
      this.working = this.working.then(() => packOne(this.storage, this.log, match.id));
    });
  }

  /** Resolves once everything that was begun is packed. */
  async close(): Promise<void> {
    await this.working;
  }
}

/** Packs what nodes that died, and writes that failed, have left unpacked. Rejects when the storage cannot be asked. */
export async function packLeftOver(storage: Storage, log: Logger): Promise<void> {
  for await (const id of storage.unpacked()) await packOne(storage, log, id);
}

async function packOne(storage: Storage, log: Logger, id: string): Promise<void> {
  try {
    await storage.pack(id);
  } catch (err) {
    log.warn({ err, match: id }, 'cannot pack the history of a match');
  }
}
