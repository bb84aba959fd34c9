import type { Seat } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { type Match, resumeExactly } from '../../shared/engine/match';
import type { Text } from '../../shared/engine/text';
import type { Storage } from '../storage/storage';
import type { LiveMatch } from './live';
import { lastAnswer, NO_NOTES } from './notes';
import { type Persisted, readPersisted, withChanges } from './persisted';
import { matchOf } from './state';

/** Where the table may go back to: before the last answer of a seat, or to where a turn began. */
export type Earlier = { readonly to: 'answer'; readonly seat: Seat } | { readonly to: 'turn' };

/** An earlier version of a match, and the first line of the log, as everybody may read it, that would be gone. */
export interface WayBack {
  readonly version: number;
  readonly undone: Text | null;
  /** What the turn is called that would begin again; absent where the game has no name for it. */
  readonly turn?: Text;
}

/** One version of a match as it is stored. */
interface Past {
  readonly version: number;
  readonly persisted: Persisted;
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
  const versions = await versionsOf(storage, id);
  const found =
    earlier.to === 'answer' ? beforeAnswer(module, versions, earlier.seat) : turnBefore(module, now, versions);
  if (found === null) return null;
  const lines = told(found.match).length;
  const turn = earlier.to === 'turn' ? module.turnName?.(found.match.core) : undefined;
  const undone = told(now)[lines]?.text ?? null;
  return { version: found.version, undone, ...(turn === undefined ? {} : { turn }) };
}

/** What the log of a match tells everybody. */
function told({ log }: Match): Match['log'] {
  return log.filter(({ to }) => to === undefined);
}

async function versionsOf(storage: Pick<Storage, 'loadBeginning' | 'history'>, id: string): Promise<readonly Past[]> {
  const beginning = await storage.loadBeginning(id);
  if (beginning === null) return [];
  let persisted = readPersisted(beginning.snapshot, []);
  const versions: Past[] = [{ version: beginning.version, persisted }];
  for await (const { version, change } of storage.history(id)) {
    persisted = withChanges(persisted, [change]);
    versions.push({ version, persisted });
  }
  return versions;
}

/** An earlier version, played up to its questions. */
interface Replayed {
  readonly version: number;
  readonly match: Match;
}

function replayed(game: GameModule, { version, persisted }: Past): Replayed | null {
  const match = resumeExactly(game, persisted.match);
  return match === null ? null : { version, match };
}

function beforeAnswer(game: GameModule, versions: readonly Past[], seat: Seat): Replayed | null {
  const noted = versions.map(({ version, persisted: { match, notes = NO_NOTES } }) => ({
    version,
    rev: match.rev,
    notes,
  }));
  const last = lastAnswer(noted, seat);
  const past = versions.find(({ version }) => version === last);
  return past === undefined ? null : replayed(game, past);
}

/** The first of the last versions that are all of one turn; of the turn before when the running one has just begun. */
function turnBefore(game: GameModule, now: Match, versions: readonly Past[]): Replayed | null {
  let turn = game.turn?.(now.core);
  let found: Replayed | null = null;
  // The last version is the match as it is now, and so are those before it in which nobody has answered anything.
  for (const past of versions.filter(({ persisted }) => persisted.match.rev !== now.rev).reverse()) {
    const before = replayed(game, past);
    if (before === null) break;
    const of = game.turn?.(before.match.core);
    if (found !== null && of !== turn) break;
    [turn, found] = [of, before];
  }
  return turn === undefined ? null : found;
}
