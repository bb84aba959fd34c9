import type { Seat } from '../../shared/engine/ask';
import { type Match, resumeExactly } from '../../shared/engine/match';
import type { Text } from '../../shared/engine/text';
import type { Storage } from '../storage/storage';
import type { LiveMatch } from './live';
import { lastAnswer, type NotedVersion, turnBegan } from './notes';
import { persistedAt, versionsOf } from './past';
import { matchOf } from './state';

/** Where the table may go back to: before the last answer of a seat, or to where a turn began. */
export type Earlier = { readonly to: 'answer'; readonly seat: Seat } | { readonly to: 'turn' };

/** An earlier version of a match, and the first line of the log, as everybody may read it, that would be gone. */
export interface WayBack {
  readonly version: number;
  readonly undone: Text | null;
  /** The name of the turn that would begin again; absent where the game has none. */
  readonly turn?: Text;
}

/**
 * The earlier version that a table may agree to go back to. Where nothing has happened in the running turn yet, it is where the
 * turn before began.
 * @returns null when there is none, or when the present rules cannot take it up
 */
export async function wayBack(
  storage: Pick<Storage, 'loadBeginning' | 'history'>,
  { id, running, game: { module } }: LiveMatch,
  earlier: Earlier,
): Promise<WayBack | null> {
  if (running === null) return null;
  const now = matchOf(running);
  const noted = notedOf(storage, id);
  const version = await (earlier.to === 'answer' ? lastAnswer(noted, earlier.seat) : turnBegan(noted, now.rev));
  const past = version === null ? null : await persistedAt(storage, id, version);
  const match = past === null ? null : resumeExactly(module, past.match);
  if (version === null || match === null) return null;
  const turn = earlier.to === 'turn' ? module.turnName?.(match.core) : undefined;
  const undone = publicLog(now)[publicLog(match).length]?.text ?? null;
  return { version, undone, ...(turn === undefined ? {} : { turn }) };
}

/** The lines of the log that are for everybody. */
function publicLog({ log }: Match): Match['log'] {
  return log.filter(({ to }) => to === undefined);
}

/** The notes of each version of a match, oldest first. The versions themselves are not kept in memory. */
async function* notedOf(storage: Pick<Storage, 'loadBeginning' | 'history'>, id: string): AsyncGenerator<NotedVersion> {
  for await (const { version, persisted } of versionsOf(storage, id))
    yield { version, rev: persisted.match.rev, notes: persisted.notes };
}
