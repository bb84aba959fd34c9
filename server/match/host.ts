import { InitializeGame } from 'boardgame.io/internal';
import type { Logger } from 'pino';

import type { Choice } from '../../shared/engine/ask';
import { continues, refusal } from '../../shared/engine/match';
import { diff } from '../../shared/patch/diff';
import type { GameShelf, LoadedGame } from '../games';
import type { Metrics } from '../ops/metrics';
import { KeyedQueue } from '../queue';
import { type MatchHead, matchPlace, type MatchWrite, type Storage } from '../storage/storage';
import type { Entropy } from './entropy';
import { makeMatchId } from './ids';
import { fromKept, type Kept, readKept, toKept, withChanges } from './kept';
import { LiveMatch, type LiveParts, type Outcome } from './live';
import { type MatchMetadata, matchOf, type PlayerMetadata, type Running, seatsOf } from './state';
import { changesOf, seenBy, viewersOf, waitingIn } from './views';
import { trackWaiting } from './waiting';

/** What a new match is made from. */
export interface NewMatch {
  readonly game: string;
  readonly origin: MatchHead['origin'];
  readonly seats: number;
  /** Already checked by the game's `checkOptions`. */
  readonly options: unknown;
  readonly unlisted: boolean;
  /** Names by seat, as far as they are known. */
  readonly names: readonly string[];
  readonly begin: 'now' | 'when-full';
}

/** What an edit of a match's metadata comes to. */
export type Edit<T> =
  | { readonly then: 'keep'; readonly metadata: MatchMetadata; readonly result: T }
  | { readonly then: 'start'; readonly metadata: MatchMetadata; readonly result: T }
  | { readonly then: 'delete'; readonly result: T }
  | { readonly then: 'nothing'; readonly result: T };

/** Something that was committed and must now be told: by this host, or by another one on the same storage. */
export interface MatchChange {
  /** What was there when listeners were last told. */
  readonly before: LiveMatch;
  readonly match: LiveMatch;
  /** Whether names or seats changed, which everybody may know. */
  readonly players: 'changed' | 'same';
  readonly by: 'us' | 'others';
}

/** Thrown for a match that this server's rules cannot go on with. It stays in storage as it is. */
export class StuckMatch extends Error {}

/** Counts what the host does. */
export type Meter = Pick<Metrics, 'choice' | 'committed' | 'failed'>;

type Listener = (change: MatchChange) => void;

/** How often a command is tried again when another writer was faster. */
const ATTEMPTS = 50;

/** A snapshot is written when the changes since the last one weigh as much as it does, and at least this (characters). */
const MIN_JOURNAL = 2 * 1024;

/** How many matches that nobody looks at are kept in memory, about. */
const CACHED = 200;

/** A match in memory; in doubt after a failed write, until it has been read again. */
interface Entry {
  readonly match: LiveMatch;
  readonly trust: 'current' | 'in-doubt';
}

/**
 * Runs matches: one command at a time per match, boardgame.io's reducer inside, committed with compare-and-set before
 * anybody is told. An error in rules or storage hurts only the command that met it.
 */
export class MatchHost {
  private readonly entries = new Map<string, Entry>();
  private readonly queue = new KeyedQueue();
  private readonly listeners: Listener[] = [];
  private room = 2 * CACHED;
  private wanted: (id: string) => boolean = () => false;

  constructor(
    private readonly storage: Storage,
    private readonly games: GameShelf,
    private readonly log: Logger,
    private readonly clock: () => number,
    private readonly meter: Meter,
    private readonly entropy: Entropy,
  ) {}

  /** Calls back after every commit, and for whoever missed one that was in doubt. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Makes a match and puts it on disk.
   * @returns the match; null when the game is unknown
   * @throws SetupError for options the game refuses, and whatever storage throws
   */
  async create({ game: name, origin, seats, options, unlisted, names, begin }: NewMatch): Promise<LiveMatch | null> {
    const game = await this.games.load(name);
    if (game === null) return null;
    const now = this.clock();
    const players: Record<string, PlayerMetadata> = {};
    for (let id = 0; id < seats; id++) {
      const given = names[id];
      players[id] = given === undefined ? { id } : { id, name: given };
    }
    const setupData = options === undefined ? {} : { setupData: options };
    const metadata = { gameName: name, players, ...setupData, unlisted, createdAt: now, updatedAt: now };
    const id = makeMatchId();
    const { running, seen } = begin === 'now' ? this.begin(game, seats, options) : notBegun(game, seats);
    const kept = running === null ? null : toKept(running);
    const snapshot = kept === null ? null : JSON.stringify(kept);
    const weight = { snapshot: snapshot?.length ?? 0, journal: 0 };
    const parts = {
      id,
      origin,
      version: 1,
      game,
      metadata,
      updatedAt: now,
      running,
      kept,
      seen,
      changes: null,
      weight,
    };
    const match = new LiveMatch(parts);
    if ((await this.storage.createMatch({ ...match.toHead(), snapshot })) === 'exists')
      throw new Error('match id taken');
    this.keep({ match, trust: 'current' });
    return match;
  }

  /**
   * The present state of a match, from memory or from disk.
   * @returns null when there is no such match
   * @throws StuckMatch when this server's rules cannot go on with it; whatever storage throws when it cannot be read
   */
  open(id: string): Promise<LiveMatch | null> {
    return this.queue.run(id, () => this.load(id));
  }

  /**
   * Opens a match for somebody who comes to stay. One that still gathers players is not taken for empty for a while then,
   * on any node.
   * @returns null when there is no such match
   * @throws as {@link open} does
   */
  visit(id: string): Promise<LiveMatch | null> {
    return this.queue.run(id, async () => {
      const match = await this.load(id);
      if (match === null || match.running !== null) return match;
      if ((await this.storage.touch([matchPlace(id)], this.clock())).size > 0) return match;
      // It began or was deleted on another node.
      this.keep({ match, trust: 'in-doubt' });
      return this.load(id);
    });
  }

  /** Lets go of a match that was deleted from storage beside this host, and tells those who look at it. */
  letGo(id: string): void {
    const entry = this.entries.get(id);
    if (entry !== undefined) this.forget(entry.match, 'others');
  }

  /**
   * Plays an answer of a seat whose right to that seat the caller has checked.
   * @returns null when it is played and on disk, else why not; then nothing has changed
   */
  async choose(id: string, choice: Choice): Promise<Outcome> {
    const outcome = await this.queue.run(id, () => this.tryToPlay(id, choice));
    this.meter.choice(outcome === null ? 'played' : outcome === 'internal' ? 'failed' : 'refused');
    return outcome;
  }

  private async tryToPlay(id: string, choice: Choice): Promise<Outcome> {
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const match = await this.load(id);
        if (match === null) return 'match-not-found';
        if (match.running === null) return 'match-not-started';
        const why = refusal(matchOf(match.running), choice);
        if (why !== null) return why;
        const next = this.play(match, match.running, choice);
        if (next === null) return 'internal';
        if ((await this.commit(match, next)) === 'saved') return null;
      }
      this.log.error({ match: id }, 'gave up after conflicts');
      return 'internal';
    } catch (err) {
      if (err instanceof StuckMatch) return 'match-stuck';
      this.meter.failed('answer', err);
      this.log.error({ err, match: id, seat: choice.seat }, 'answer failed');
      return 'internal';
    }
  }

  /**
   * Changes what is known about a match: `change` looks at it and says what becomes of it. It may be called again when
   * another writer was faster. Resolves to its result once that is on disk, to null when there is no such match.
   */
  edit<T>(id: string, change: (match: LiveMatch) => Edit<T>): Promise<T | null> {
    return this.queue.run(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const match = await this.load(id);
        if (match === null) return null;
        const edit = change(match);
        if (edit.then === 'nothing') return edit.result;
        if (edit.then === 'delete') {
          await this.storage.deleteMatch(id);
          this.forget(match, 'us');
          return edit.result;
        }
        const metadata = { ...edit.metadata, updatedAt: this.clock() };
        const { running, seen } =
          edit.then === 'start' && match.running === null
            ? this.begin(match.game, match.seats, metadata.setupData)
            : match.parts;
        const next = this.after(match, { metadata, updatedAt: metadata.updatedAt, running, seen });
        if ((await this.commit(match, next)) === 'saved') return edit.result;
      }
      throw new Error('gave up after conflicts');
    });
  }

  /** Catches up with what other writers have made of a match, as far as it is in memory, and tells whoever looks on. */
  refresh(id: string, version: number): Promise<void> {
    return this.queue.run(id, async () => {
      const entry = this.entries.get(id);
      if (entry === undefined || !this.isBehind(id, version)) return;
      this.keep({ match: entry.match, trust: 'in-doubt' });
      await this.load(id);
    });
  }

  /** Whether a match in memory is older than a version, or may be. */
  isBehind(id: string, version: number): boolean {
    const entry = this.entries.get(id);
    return entry !== undefined && (entry.trust === 'in-doubt' || entry.match.version < version);
  }

  /** Whether nobody knows if the last write of a match in memory was kept. */
  isInDoubt(id: string): boolean {
    return this.entries.get(id)?.trust === 'in-doubt';
  }

  /** Matches that are never forgotten to save memory, besides those with work. */
  keepInMemory(wanted: (id: string) => boolean): void {
    this.wanted = wanted;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.entries.size;
  }

  /** How many matches have commands that run or wait. */
  get busy(): number {
    return this.queue.size;
  }

  /** Waits for everything that was begun. */
  async close(): Promise<void> {
    await this.queue.idle();
  }

  private begin(game: LoadedGame, seats: number, options: unknown): Shown {
    const setupData = { entropy: this.entropy(), options };
    const bgio = InitializeGame({ game: game.bgio, numPlayers: seats, setupData });
    const begun = { bgio, since: [], told: viewersOf(seats).map(() => 1) };
    return waitedFor(game, begun, seats, this.clock());
  }

  private play(match: LiveMatch, running: Running, choice: Choice): LiveMatch | null {
    const { game, metadata: before } = match;
    const bgio = game.play(running.bgio, choice);
    if (bgio === null) return null;
    const now = this.clock();
    const seen = seenBy(game.module, matchOf({ ...running, bgio }), match.seats);
    const changes = changesOf(match.parts.seen, seen);
    const since = trackWaiting(running.since, waitingIn(seen), now);
    const told = changes.map((patch, i) => (running.told[i] ?? 0) + (patch.length > 0 ? 1 : 0));
    const gameover: unknown = bgio.ctx.gameover;
    // The lobby shows this time to everybody: a secret pick must not move it.
    const updatedAt = changes.at(-1)?.length === 0 ? before.updatedAt : now;
    const metadata = { ...before, ...(gameover === undefined ? {} : { gameover }), updatedAt };
    return this.after(match, { metadata, updatedAt: now, running: { bgio, since, told }, seen, changes });
  }

  /** The next version of a match. */
  private after(
    match: LiveMatch,
    {
      metadata,
      updatedAt,
      running,
      seen,
      changes = null,
    }: Pick<LiveParts, 'metadata' | 'updatedAt' | 'running' | 'seen'> & Partial<Pick<LiveParts, 'changes'>>,
  ): LiveMatch {
    const kept = running === match.running ? match.parts.kept : running === null ? null : toKept(running);
    const { id, origin, version, game } = match;
    const { weight } = match.parts;
    return new LiveMatch({
      id,
      origin,
      version: version + 1,
      game,
      metadata,
      updatedAt,
      running,
      kept,
      seen,
      changes,
      weight,
    });
  }

  /** Writes the next version; tells everybody concerned only when that succeeded. */
  private async commit(before: LiveMatch, next: LiveMatch): Promise<'saved' | 'conflict'> {
    const state = stateToWrite(before, next);
    try {
      const begun = performance.now();
      const result = await this.storage.writeMatch({ ...next.toHead(), state });
      this.meter.committed(performance.now() - begun);
      if (result === 'saved') {
        const match = new LiveMatch({ ...next.parts, weight: weightAfter(before, state) });
        this.keep({ match, trust: 'current' });
        this.tell(before, match, 'us');
      } else {
        this.keep({ match: before, trust: 'in-doubt' });
      }
      return result;
    } catch (error) {
      // Nobody knows whether it was written: read before the next command, or now if that works.
      this.keep({ match: before, trust: 'in-doubt' });
      await this.load(before.id).catch((err: unknown) => {
        this.log.error({ err, match: before.id }, 'cannot read after a failed write');
      });
      throw error;
    }
  }

  private async load(id: string): Promise<LiveMatch | null> {
    const entry = this.entries.get(id);
    if (entry?.trust === 'current') {
      this.keep(entry);
      return entry.match;
    }
    const match = entry === undefined ? await this.read(id) : await this.catchUp(entry.match);
    if (match === null) {
      if (entry !== undefined) this.forget(entry.match, 'others');
      return null;
    }
    this.keep({ match, trust: 'current' });
    if (entry !== undefined && entry.match.version !== match.version) this.tell(entry.match, match, 'others');
    return match;
  }

  /** Takes a match up from storage under the present rules. */
  private async read(id: string): Promise<LiveMatch | null> {
    const stored = await this.storage.loadMatch(id);
    if (stored === null) return null;
    const { snapshot, journal } = stored;
    const kept = snapshot === null ? null : readKept(snapshot, journal);
    return this.revive(stored, kept, { snapshot: snapshot?.length ?? 0, journal: charactersIn(journal) });
  }

  /** Brings a match in memory to what storage has, which is often nothing new. */
  private async catchUp(match: LiveMatch): Promise<LiveMatch | null> {
    const tail = await this.storage.loadTail(match.id, match.version);
    if (tail === null) return this.read(match.id);
    if (tail.version === match.version) return match;
    const { kept, weight } = match.parts;
    if (kept === null) return this.read(match.id);
    const journal = weight.journal + charactersIn(tail.journal);
    return this.revive(tail, withChanges(kept, tail.journal), { ...weight, journal });
  }

  private async revive(head: MatchHead, kept: Kept | null, weight: LiveParts['weight']): Promise<LiveMatch> {
    const { id, origin, version, updatedAt } = head;
    const game = await this.games.load(head.game);
    if (game === null) throw new StuckMatch(`no game ${head.game}`);
    const metadata = JSON.parse(head.metadata) as MatchMetadata;
    const { running, seen } = replayed(game, kept, seatsOf(metadata), this.clock());
    const parts = { id, origin, version, game, metadata, updatedAt, running, kept, seen, changes: null, weight };
    return new LiveMatch(parts);
  }

  /** Drops a match that is gone from storage. As the last of it, everybody is told that nobody has a seat any more. */
  private forget(match: LiveMatch, by: MatchChange['by']): void {
    this.entries.delete(match.id);
    const players = Object.fromEntries(Object.entries(match.metadata.players).map(([key, { id }]) => [key, { id }]));
    const metadata = { ...match.metadata, players };
    this.tell(match, new LiveMatch({ ...match.parts, version: match.version + 1, metadata, changes: null }), by);
  }

  private tell(before: LiveMatch, match: LiveMatch, by: MatchChange['by']): void {
    const named = ({ metadata }: LiveMatch): string => JSON.stringify(metadata.players);
    const same = before.metadata.players === match.metadata.players || named(before) === named(match);
    const change = { before, match, players: same ? ('same' as const) : ('changed' as const), by };
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (err) {
        this.log.error({ err, match: match.id }, 'telling failed');
      }
    }
  }

  /** Remembers a match as the most recently used one, and forgets old ones that have no work. */
  private keep(entry: Entry): void {
    const { id } = entry.match;
    this.entries.delete(id);
    this.entries.set(id, entry);
    if (this.entries.size <= this.room) return;
    for (const old of this.entries.keys()) {
      if (!this.queue.busy(old) && !this.wanted(old)) this.entries.delete(old);
      if (this.entries.size <= CACHED) break;
    }
    // What cannot be forgotten now is not gone through again for each match that comes.
    this.room = Math.max(CACHED, this.entries.size) + CACHED;
  }
}

/** A match, or none yet, and what everybody sees of it. */
type Shown = Pick<LiveParts, 'running' | 'seen'>;

/** What everybody sees of a match that has not begun. */
function notBegun(game: LoadedGame, seats: number): Shown {
  return { running: null, seen: seenBy(game.module, null, seats) };
}

/** A match under way, with since when it waits for whom as its views have it. */
function waitedFor(game: LoadedGame, running: Running, seats: number, now: number): Shown {
  const seen = seenBy(game.module, matchOf(running), seats);
  return { running: { ...running, since: trackWaiting(running.since, waitingIn(seen), now) }, seen };
}

/** Replays what was kept. Throws StuckMatch when the present rules are not made for it. */
function replayed(game: LoadedGame, kept: Kept | null, seats: number, now: number): Shown {
  if (kept === null) return notBegun(game, seats);
  const { rules } = kept.match;
  if (!continues(game.module, rules)) throw new StuckMatch(`rules ${rules} are not here`);
  try {
    // Changed rules may ask other questions than those that were kept.
    return waitedFor(game, fromKept(game, kept), seats, now);
  } catch (cause) {
    throw new StuckMatch(`cannot go on under ${game.module.rules}`, { cause });
  }
}

/** What to write of the state: nothing, what has changed, or all of it when the journal has grown long. */
function stateToWrite(before: LiveMatch, next: LiveMatch): MatchWrite['state'] {
  const [old, kept] = [before.parts.kept, next.parts.kept];
  if (kept === null || old === kept) return { kind: 'same' };
  if (old === null) return { kind: 'snapshot', snapshot: JSON.stringify(kept) };
  const change = JSON.stringify(diff(old, kept));
  const { snapshot, journal } = before.parts.weight;
  if (journal + change.length > Math.max(MIN_JOURNAL, snapshot)) {
    return { kind: 'snapshot', snapshot: JSON.stringify(kept) };
  }
  return { kind: 'change', change };
}

function weightAfter({ parts: { weight } }: LiveMatch, state: MatchWrite['state']): LiveParts['weight'] {
  switch (state.kind) {
    case 'same':
      return weight;
    case 'change':
      return { ...weight, journal: weight.journal + state.change.length };
    case 'snapshot':
      return { snapshot: state.snapshot.length, journal: 0 };
  }
}

function charactersIn(journal: readonly (string | null)[]): number {
  return journal.reduce((sum, change) => sum + (change?.length ?? 0), 0);
}
