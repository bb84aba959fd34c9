import type { Seat } from '../../shared/engine/ask';
import { type Match, resumeExactly } from '../../shared/engine/match';
import type { Text } from '../../shared/engine/text';
import type { Storage } from '../storage/storage';
import type { LiveMatch } from './live';
import { lastAnswer, type NotedVersion } from './notes';
import { type Past, versionsOf } from './past';
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
  const { noted, find } = await read(storage, id);
  const version = earlier.to === 'answer' ? lastAnswer(noted, earlier.seat) : turnBegan(noted);
  const past = version === null ? undefined : find(version);
  const match = past === undefined ? null : resumeExactly(module, past.persisted.match);
  if (version === null || match === null) return null;
  const turn = earlier.to === 'turn' ? module.turnName?.(match.core) : undefined;
  const undone = told(now)[told(match).length]?.text ?? null;
  return { version, undone, ...(turn === undefined ? {} : { turn }) };
}

/** The lines of the log that are for everybody. */
function told({ log }: Match): Match['log'] {
  return log.filter(({ to }) => to === undefined);
}

/** The earlier versions of a match, and the notes of all of them. */
interface Versions {
  readonly noted: readonly NotedVersion[];
  readonly find: (version: number) => Past | undefined;
}

async function read(storage: Pick<Storage, 'loadBeginning' | 'history'>, id: string): Promise<Versions> {
  const pasts = new Map<number, Past>();
  for await (const past of versionsOf(storage, id)) pasts.set(past.version, past);
  const noted = [...pasts.values()].map(({ version, persisted: { match, notes } }) => ({
    version,
    rev: match.rev,
    notes,
  }));
  return { noted, find: (version) => pasts.get(version) };
}

/**
 * The first of the last versions that are all of one turn; of the turn before when the running one has just begun. Null where
 * the game counts no turns.
 * @param versions of one match, oldest first; the last is the match as it is now
 */
function turnBegan(versions: readonly NotedVersion[]): number | null {
  const now = versions.at(-1);
  let began: NotedVersion | null = null;
  // Versions without new answers have the present notes.
  for (const past of versions.filter(({ rev }) => rev !== now?.rev).reverse()) {
    if (past.notes.turn === undefined) return null;
    if (began !== null && past.notes.turn !== began.notes.turn) break;
    began = past;
  }
  return began?.version ?? null;
}
