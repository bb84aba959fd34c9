import type { RegisteredGame } from '../../shared/games/registry';
import { StuckMatch } from '../match/host';
import type { Storage } from '../storage/storage';
import { readingHost } from './reading-host';

/** What became of a match when it was taken up under the present rules. */
export interface Checked {
  readonly id: string;
  /** `stuck`: the rules here are not made for it; `damaged`: what is kept of it cannot be read. */
  readonly state: 'fine' | 'stuck' | 'damaged';
  /** Why it is not fine. */
  readonly why: string;
}

/** Takes every match up as a server would: reads it, applies its journal, replays the running step. */
export async function* checkMatches(storage: Storage, games: readonly RegisteredGame[]): AsyncIterable<Checked> {
  const host = readingHost(storage, games);
  for await (const { id } of storage.everyMatch()) {
    try {
      await host.open(id);
      yield { id, state: 'fine', why: '' };
    } catch (error) {
      const state = error instanceof StuckMatch ? 'stuck' : 'damaged';
      yield { id, state, why: error instanceof Error ? error.message : String(error) };
    }
  }
}
