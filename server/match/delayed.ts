import { setImmediate as turn } from 'node:timers/promises';

import type { Storage } from '../storage/storage';
import { LiveMatch } from './live';
import { type Past, versionsOf } from './past';
import { fromPersisted } from './persisted';
import { matchOf } from './state';
import { seenBy } from './views';

type Histories = Pick<Storage, 'loadBeginning' | 'history'>;

/**
 * A match as spectators see it some moments late, and as it is once it is over: the home of the delay. A moment is a change of what
 * everybody sees: were secret answers counted as well, spectators would be shown a change whenever one is given.
 */
export class DelayedMatch {
  /** A version of each moment after the one that is shown, oldest first. */
  private readonly moments: LiveMatch[];

  private constructor(
    private readonly late: number,
    private current: LiveMatch,
    later: readonly LiveMatch[],
  ) {
    this.moments = [...later];
  }

  /**
   * Makes it from what is stored, as for the first spectator or after a restart.
   * @throws when no version that is due can be read
   */
  static async of(storage: Histories, match: LiveMatch, late: number): Promise<DelayedMatch> {
    const [first, ...later] = await momentsOf(storage, match, late, null);
    if (first === undefined) throw new Error(`no moment of match ${match.id} can be shown`);
    return new DelayedMatch(late, first, later);
  }

  /** Reads the moments until a version that were missed, because nobody has looked on. */
  async catchUp(storage: Histories, match: LiveMatch): Promise<void> {
    if (momentOf(this.newest) >= momentOf(match)) return;
    for (const one of await momentsOf(storage, match, this.late, this.newest)) this.note(one);
  }

  /**
   * The match as spectators see it while this version of it is played. Each call may bring a newer version; where moments between were
   * missed, spectators see an older one until the next that is known is due.
   */
  shown(match: LiveMatch): LiveMatch {
    this.note(withoutTimes(match));
    if (match.over) return match;
    const due = this.moments.filter((one) => momentOf(one) + this.late <= momentOf(match));
    this.current = due.at(-1) ?? this.current;
    this.moments.splice(0, due.length);
    return this.current;
  }

  private get newest(): LiveMatch {
    return this.moments.at(-1) ?? this.current;
  }

  private note(match: LiveMatch): void {
    if (momentOf(match) > momentOf(this.newest)) this.moments.push(match);
  }
}

/** Until when spectators hear what is said at the table: to the moment that they see. */
export function heardUntil(shown: LiveMatch): number {
  return shown.over ? Infinity : shown.changedAt;
}

/**
 * The first stored version of each moment from the one that is due.
 * @param after only moments after that of this version
 */
async function momentsOf(
  storage: Histories,
  match: LiveMatch,
  late: number,
  after: LiveMatch | null,
): Promise<readonly LiveMatch[]> {
  const known = after?.parts.persisted ?? null;
  const from = after === null || known === null ? null : { version: after.version, persisted: known };
  let found: readonly Past[] = [];
  let last = after === null ? 0 : momentOf(after);
  for await (const past of versionsOf(storage, match.id, from)) {
    if (past.version > match.version) break;
    const moment = past.persisted.told.at(-1) ?? 0;
    if (moment <= last) continue;
    last = moment;
    found = moment + late <= momentOf(match) ? [past] : [...found, past];
  }
  const revived: LiveMatch[] = [];
  for (const past of found) {
    const one = revive(match, past);
    if (one !== null) revived.push(one);
    await turn();
  }
  return revived;
}

/** A stored version of a match, with the times of then; null when the present rules cannot replay it. */
function revive(match: LiveMatch, { version, at, persisted }: Past): LiveMatch | null {
  const { game, metadata, seats } = match;
  try {
    const running = { ...fromPersisted(game, persisted), since: [] };
    const seen = seenBy(game.module, matchOf(running), seats);
    const dated = { ...metadata, updatedAt: at ?? metadata.createdAt };
    return new LiveMatch({ ...match.parts, version, metadata: dated, running, persisted, seen, changes: null });
  } catch {
    return null;
  }
}

/** A match that does not tell since when it waits for whom: that was long ago. */
function withoutTimes(match: LiveMatch): LiveMatch {
  const { running } = match;
  return running === null ? match : new LiveMatch({ ...match.parts, running: { ...running, since: [] } });
}

function momentOf(match: LiveMatch): number {
  return match.stateID(null);
}
