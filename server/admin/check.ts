import type { RegisteredGame } from '../../shared/games/registry';
import { UnsupportedMatch } from '../match/running-views';
import { historyIsWhole } from '../replay/whole';
import type { Storage } from '../storage/storage';
import { readingHost } from './reading-host';

/** Whether a match can go on under the present rules. */
export interface Checked {
  readonly id: string;
  /** `stuck`: the rules here do not support it; `damaged`: what is stored of it cannot be read, or its history leads elsewhere. */
  readonly state: 'fine' | 'stuck' | 'damaged';
  /** Why it is not fine. */
  readonly why: string;
}

/** Opens every match as a server would: reads it, applies its journal, replays the running step. */
export async function* checkMatches(storage: Storage, games: readonly RegisteredGame[]): AsyncIterable<Checked> {
  const host = readingHost(storage, games);
  for await (const { id } of storage.everyMatch()) {
    try {
      const whole = await historyIsWhole(storage, id);
      await host.open(id);
      if (whole) yield { id, state: 'fine', why: '' };
      else yield { id, state: 'damaged', why: 'its history does not lead to its state' };
    } catch (error) {
      const state = error instanceof UnsupportedMatch ? 'stuck' : 'damaged';
      yield { id, state, why: error instanceof Error ? error.message : String(error) };
    }
  }
}
