import { InitializeGame } from 'boardgame.io/internal';
import type { Logger } from 'pino';

import type { InjectedSetup } from '../../shared/bgio/game';
import { type AskId, type Seat, TABLE, takenBy } from '../../shared/engine/ask';
import { callOff } from '../../shared/engine/call-off';
import { entrust, release, succeed } from '../../shared/engine/entrust';
import type { Previous } from '../../shared/engine/game';
import type { Return, Succession } from '../../shared/engine/hand-over';
import { type Alone, isSameKeeper, type Keeper, type KeptChoice } from '../../shared/engine/keeper';
import type { BotLevel, Decision } from '../../shared/engine/policy';
import { previewOf } from '../../shared/engine/preview';
import { rewind } from '../../shared/engine/rewind';
import { keysFrom } from '../../shared/engine/rng';
import { seatName } from '../../shared/engine/seat-name';
import { text } from '../../shared/engine/text';
import { canTakeBack } from '../../shared/engine/undo';
import { diff } from '../../shared/patch/diff';
import type { ErrorCode, MemberId, PreviewMessage } from '../../shared/protocol/rooms';
import { KeyedQueue } from '../lib/queue';
import { PRICE_OF_LOADING } from '../limits/limits';
import type { Metrics } from '../ops/metrics';
import { type MatchHead, matchPlace, type Storage } from '../storage/storage';
import { inPlace, type Next, playAnswer, type Step } from './answering';
import { ClosedQuestions } from './closed';
import type { Entropy } from './entropy';
import type { GameLoader, LoadedGame } from './game-loader';
import { makeMatchId } from './ids';
import { LiveMatch, type LiveParts, type Outcome } from './live';
import { hasSuggestedEnough, NO_NOTES, noteHandOver, noteMoment, notePlans, noteSuggestion, plansOf } from './notes';
import { persistedAt } from './past';
import { ended, type Pause } from './pause';
import { type Persisted, readPersisted, toPersisted, withChanges } from './persisted';
import { openPlans, type Plan } from './plans';
import { withMatch } from './play';
import { notBegun, replayed, type RunningViews, UnsupportedMatch, waitedFor } from './running-views';
import { botOf, type MatchMetadata, matchOf, type PlayerMetadata, type Running, seatsOf, withoutBot } from './state';
import { changesOf, seenBy, viewersOf, waitingIn } from './views';
import { trackWaiting } from './waiting';
import { type Earlier, type WayBack, wayBack } from './way-back';
import { charactersIn, stateToWrite, storedCharsAfter } from './writing';

/** The parts of a new match. */
export interface NewMatch {
  readonly game: string;
  readonly origin: MatchHead['origin'];
  readonly seats: number;
  /** Already checked by the game's `checkOptions`. */
  readonly options: unknown;
  readonly unlisted: boolean;
  /** Names by seat, as far as they are known. */
  readonly names: readonly string[];
  /** The level of each seat that this server plays. */
  readonly bots?: readonly (BotLevel | null)[];
  /** How the match before it ended in its room; null for a first one. */
  readonly previous?: Previous | null;
  readonly begin: 'now' | 'when-full';
}

/** What is to be done after an edit of a match's metadata. */
export type Edit<T> =
  | { readonly then: 'keep'; readonly metadata: MatchMetadata; readonly result: T }
  | { readonly then: 'start'; readonly metadata: MatchMetadata; readonly result: T }
  /** The owner of a seat has left it: what it is asked in confidence is drawn anew for whoever takes it. */
  | { readonly then: 'free'; readonly seat: Seat; readonly metadata: MatchMetadata; readonly result: T }
  | { readonly then: 'delete'; readonly result: T }
  | { readonly then: 'nothing'; readonly result: T };

/** A committed change that listeners must be told of: by this host, or by another one on the same storage. */
export interface MatchChange {
  /** The version that listeners were told of before. */
  readonly before: LiveMatch;
  readonly match: LiveMatch;
  /** Whether names or seats changed, which everybody may know. */
  readonly players: 'changed' | 'same';
  readonly by: 'us' | 'others';
}

/** Counts the work of the host. */
export type Meter = Pick<Metrics, 'choice' | 'committed' | 'failed'>;

/** Which answers are played: any, or only those that can be taken back. */
export type Playable = 'any' | 'undoable';

/** The result of a preview. */
export type Previewed =
  { readonly ok: true; readonly preview: PreviewMessage } | { readonly ok: false; readonly error: ErrorCode };

type Listener = (change: MatchChange) => void;

/** How often a command is tried again after a conflict with another writer. */
const ATTEMPTS = 50;

/** About how many matches that nobody looks at stay in memory. */
const CACHED = 200;

/** A match in memory; in doubt after a failed write, until it has been read again. */
interface Entry {
  readonly match: LiveMatch;
  readonly trust: 'current' | 'in-doubt';
}

/**
 * Runs matches: one command at a time per match, on states of boardgame.io, committed with compare-and-set before
 * anybody is told. An error in rules or storage hurts only the command that met it.
 */
export class MatchHost {
  private readonly entries = new Map<string, Entry>();
  private readonly queue = new KeyedQueue();
  private readonly listeners: Listener[] = [];
  private readonly closed = new ClosedQuestions();
  private evictAbove = 2 * CACHED;
  private wanted: (id: string) => boolean = () => false;

  constructor(
    private readonly storage: Storage,
    private readonly games: GameLoader,
    private readonly log: Logger,
    private readonly clock: () => number,
    private readonly meter: Meter,
    private readonly entropy: Entropy,
  ) {}

  /** Calls back after every commit, and once a commit that was in doubt turns out to have worked. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Makes a match and puts it on disk.
   * @returns the match; null when the game is unknown
   * @throws SetupError for options the game refuses, and whatever storage throws
   */
  async create({
    game: name,
    origin,
    seats,
    options,
    unlisted,
    names,
    bots = [],
    previous = null,
    begin,
  }: NewMatch): Promise<LiveMatch | null> {
    const game = await this.games.load(name);
    if (game === null) return null;
    const now = this.clock();
    const players: Record<string, PlayerMetadata> = {};
    for (let id = 0; id < seats; id++) {
      const given = names[id];
      const bot = bots[id] ?? null;
      players[id] = { id, ...(given === undefined ? {} : { name: given }), ...(bot === null ? {} : { bot }) };
    }
    const setupData = options === undefined ? {} : { setupData: options };
    const metadata = { gameName: name, players, ...setupData, unlisted, createdAt: now, updatedAt: now };
    const id = makeMatchId();
    const { running, seen } = begin === 'now' ? this.begin(game, seats, options, previous) : notBegun(game, seats);
    const persisted = running === null ? null : toPersisted(running);
    const snapshot = persisted === null ? null : JSON.stringify(persisted);
    const storedChars = { snapshot: snapshot?.length ?? 0, journal: 0 };
    const made = { id, origin, version: 1, updatedAt: now, persisted, storedChars };
    const match = new LiveMatch({ ...made, game, metadata, running, seen, changes: null });
    if ((await this.storage.createMatch({ ...match.toHead(), snapshot })) === 'exists')
      throw new Error('match id taken');
    this.keep({ match, trust: 'current' });
    return match;
  }

  /**
   * The present state of a match, from memory or from disk.
   * @returns null when there is no such match
   * @throws UnsupportedMatch when this server's rules cannot go on with it; whatever storage throws when it cannot be read
   */
  open(id: string): Promise<LiveMatch | null> {
    return this.queue.run(id, () => this.load(id));
  }

  /**
   * Opens a match for a newcomer. Also keeps a match that still gathers players from being deleted as empty for a
   * while.
   * @returns null when there is no such match
   * @throws as {@link open} does
   */
  visit(id: string): Promise<LiveMatch | null> {
    return this.queue.run(id, async () => {
      const match = await this.load(id);
      if (match === null || match.running !== null) return match;
      if ((await this.storage.touch([matchPlace(id)], this.clock())).size > 0) return match;
      // Not touched: it has begun or was deleted on another node.
      this.keep({ match, trust: 'in-doubt' });
      return this.load(id);
    });
  }

  /** Drops a match that somebody else deleted from storage, and tells its viewers. */
  letGo(id: string): void {
    const entry = this.entries.get(id);
    if (entry !== undefined) this.forget(entry.match, 'others');
  }

  /**
   * Plays an answer of a seat; the caller has checked the right to the seat. With `undoable`, an answer that could not
   * be taken back is refused as `final`, so that a screen can show its result first.
   * @returns null when it is played and on disk, else why not; then nothing has changed
   */
  async choose(id: string, choice: KeptChoice, only: Playable = 'any'): Promise<Outcome> {
    const outcome = await this.advance<ErrorCode>(id, choice.seat, (under) => {
      const { running } = under;
      const next = playAnswer(under, choice, 'player');
      // While a secret choice waits for the owner, a stand-in is not told what closed a question.
      const waits = choice.keeper !== undefined && matchOf(running).keepers[choice.seat]?.alone === 'waits';
      if (next === 'no-such-ask') return (waits ? null : this.closed.why(id, choice)) ?? next;
      if (typeof next === 'string') return next;
      return only === 'undoable' && !canTakeBack(next.bgio.G.asks, choice.seat) ? 'final' : next;
    });
    this.meter.choice(outcome === null ? 'played' : outcome === 'internal' ? 'failed' : 'refused');
    return outcome;
  }

  /** The seat that was first where an answer was refused as `overtaken`; null when that is not known here, or not public. */
  firstBefore(id: string, choice: KeptChoice): Seat | null {
    return this.closed.first(id, choice);
  }

  /**
   * Plays what a bot has decided for its seat, or for the seat that it keeps; why goes to the log.
   * @returns null when it is played and on disk, else why not; then nothing has changed
   */
  decide(id: string, { choice, why }: Decision, keeper?: Keeper): Promise<Outcome> {
    return this.advance<ErrorCode>(id, choice.seat, (under) => {
      const as = keeper === undefined ? inPlace(under, choice) : { keeper };
      return playAnswer(under, { ...choice, ...(why === undefined ? {} : { why }), ...as }, 'server');
    });
  }

  /**
   * Previews an answer of a seat, as that seat would see the result; nothing changes.
   * @returns the preview, or why the answer would be refused
   * @throws as {@link open} does, and what the rules throw
   */
  preview(id: string, choice: KeptChoice): Promise<Previewed> {
    return this.queue.run(id, async () => {
      const match = await this.load(id);
      if (match === null) return { ok: false, error: 'match-not-found' };
      if (match.running === null) return { ok: false, error: 'match-not-started' };
      const result = previewOf(match.game.module, matchOf(match.running), choice);
      if (!result.ok) return { ok: false, error: result.why };
      const { table, log, end, final } = result.preview;
      return { ok: true, preview: { patch: diff(match.parts.seen[choice.seat]?.view.table, table), log, end, final } };
    });
  }

  /**
   * Ends the time of an open ask, as only the server may: it is answered with its fallback. The log says so where a seat's
   * time is over, unless the table holds a window open: then nobody may know who has answered.
   * @param otherwise the key of the option that is taken where the ask has no fallback; the log does not name it
   * @returns null when that is played and on disk, else why not; then nothing has changed
   */
  expire(id: string, ask: AskId, otherwise?: string): Promise<Outcome> {
    return this.advance<ErrorCode>(id, TABLE, (under) => {
      const { module } = under.game;
      const match = matchOf(under.running);
      if (match.over !== null) return 'match-over';
      const open = match.asks.find((one) => one.id === ask);
      if (open === undefined) return 'no-such-ask';
      const { seat, fallback } = open;
      const taken = takenBy(open, fallback ?? otherwise ?? '');
      if (taken === undefined) return 'no-such-option';
      const masked = match.asks.some((one) => one.seat === TABLE);
      const quiet = masked || open.confidential === true || open.answeredInSecret === true;
      // Which option was drawn may be a secret of the seat's, and so may the fallback of a question in confidence.
      const why =
        quiet || fallback === undefined
          ? {}
          : { why: text('engine.time-over', { who: seatName(module, match.core, seat), what: taken.label }) };
      const taking = { seat, ask, key: taken.key };
      const next = playAnswer(under, { ...taking, ...why, ...inPlace(under, taking) }, 'server');
      return typeof next === 'string' ? next : { ...next, notes: { ...next.notes, by: TABLE } };
    });
  }

  /**
   * Where the table of a running match may go back to: see {@link wayBack}. Nothing changes.
   * @throws as {@link open} does
   */
  async wayBack(id: string, earlier: Earlier): Promise<WayBack | null> {
    const match = await this.open(id);
    return match === null ? null : wayBack(this.storage, match, earlier);
  }

  /**
   * Puts a match back to an earlier version, as its players have agreed. The random streams go on from their present
   * positions. It becomes a new version; history keeps those between.
   * @param proposal the number of the proposal: carried out once, however often this is called
   * @returns null when it is on disk, else why not; `version-unknown` when there was no such version, or the present
   * rules cannot take it up. Then nothing has changed
   */
  rewind(id: string, version: number, proposal: number): Promise<Outcome | 'version-unknown'> {
    return this.agreed<ErrorCode | 'version-unknown'>(
      id,
      proposal,
      async ({ version: now, game: { module }, running }) => {
        const past = version < now ? await persistedAt(this.storage, id, version) : null;
        if (past === null) return 'version-unknown';
        const result = rewind(module, matchOf(running), past.match);
        // Suggestions were made for a table that is gone now. Its table goes on from there, also after a pause.
        const { pause, ...kept } = noteMoment(running.notes, { plans: [] });
        const wentOn = pause === undefined ? {} : { pause: ended(pause, this.clock()) };
        const notes = { ...kept, ...wentOn, wentTo: version };
        if (result.ok) return { bgio: withMatch(running.bgio, result.match), notes };
        return result.why === 'match-over' ? 'match-over' : 'version-unknown';
      },
    );
  }

  /**
   * Ends a match where it stands: its players have agreed on it.
   * @param proposal as with {@link rewind}
   * @returns null when that is on disk, else why not; then nothing has changed
   */
  callOff(id: string, proposal: number): Promise<Outcome> {
    return this.agreed<ErrorCode>(id, proposal, ({ game: { module }, running }) => {
      const result = callOff(module, matchOf(running));
      return result.ok ? { bgio: withMatch(running.bgio, result.match), notes: running.notes } : result.why;
    });
  }

  /**
   * Pauses a match, as its players have agreed: no answer is played until it is resumed. Not while a person has a secret choice
   * (`seat-secluded`): when a pause begins and ends would be a signal to them.
   * @param ran how long the clocks of the match have run
   * @param proposal as with {@link rewind}
   * @returns null when that is on disk, else why not; then nothing has changed
   */
  pause(id: string, by: MemberId, ran: (match: LiveMatch) => Pause['ran'], proposal: number): Promise<Outcome> {
    return this.agreed<ErrorCode>(id, proposal, ({ match, running }) => {
      if (match.over) return 'match-over';
      if (match.secluded.some(({ seat }) => botOf(match.metadata, seat) === null)) return 'seat-secluded';
      const pause = { by, from: this.clock(), to: null, ran: ran(match) };
      return { bgio: running.bgio, notes: { ...running.notes, pause } };
    });
  }

  /**
   * Ends the pause of a match.
   * @returns null when that is on disk, else why not, such as `not-paused`; then nothing has changed
   */
  resume(id: string): Promise<Outcome> {
    return this.advance<ErrorCode>(id, TABLE, ({ match, running: { bgio, notes } }) => {
      if (match.over) return 'match-over';
      if (notes.pause?.to !== null) return 'not-paused';
      return { bgio, notes: { ...notes, pause: ended(notes.pause, this.clock()) } };
    });
  }

  /**
   * Gives a seat to a stand-in, as the players have agreed.
   * @param proposal as with {@link rewind}
   * @returns null when that is on disk, else why not; then nothing has changed
   */
  entrust(
    id: string,
    seat: Seat,
    to: { readonly keeper: Keeper; readonly alone: Alone },
    proposal: number,
  ): Promise<Outcome> {
    return this.agreed<ErrorCode>(id, proposal, ({ game: { module }, running }) => {
      const result = entrust(module, matchOf(running), seat, to);
      if (!result.ok) return result.why;
      return { bgio: withMatch(running.bgio, result.match), notes: noteHandOver(running.notes) };
    });
  }

  /**
   * Notes that a seat has another owner: the players of a match have agreed on it. A bot plays it no longer.
   * @param proposal as with {@link rewind}
   * @returns null when that is on disk, else why not; then nothing has changed
   */
  succeed(id: string, seat: Seat, how: Succession, proposal: number): Promise<Outcome> {
    return this.agreed<ErrorCode>(id, proposal, ({ match, game: { module }, running }) => {
      const result = succeed(module, matchOf(running), seat, how);
      if (!result.ok) return result.why;
      const players = withoutBot(match.metadata, seat);
      return { bgio: withMatch(running.bgio, result.match), notes: noteHandOver(running.notes), players };
    });
  }

  /**
   * Ends the stand-in of a seat.
   * @param by only this stand-in; any one when not given
   * @returns null when that is on disk, else why not, such as `not-keeper`; then nothing has changed
   */
  release(id: string, seat: Seat, how: Return, by?: Keeper): Promise<Outcome> {
    return this.advance<ErrorCode>(id, seat, ({ game: { module }, running }) => {
      const keeping = matchOf(running).keepers[seat];
      if (by !== undefined && (keeping === undefined || !isSameKeeper(keeping.by, by))) return 'not-keeper';
      const result = release(module, matchOf(running), seat, how);
      if (!result.ok) return result.why;
      return { bgio: withMatch(running.bgio, result.match), notes: noteHandOver(running.notes) };
    });
  }

  /** Does what a table has agreed on, unless that has been done. */
  private agreed<Why extends string>(id: string, proposal: number, step: Step<Why>): Promise<Outcome | Why> {
    return this.advance<Why>(id, TABLE, async (under) => {
      if (under.running.notes.settled >= proposal) return null;
      const next = await step(under);
      return next === null || typeof next === 'string'
        ? next
        : { ...next, notes: { ...next.notes, settled: proposal } };
    });
  }

  /**
   * Takes suggestions out of a running match. They are no part of the match: no view changes.
   * @returns null when it is on disk, else why not; then nothing has changed
   */
  unplan(id: string, change: (plans: readonly Plan[]) => readonly Plan[]): Promise<Outcome> {
    return this.advance<ErrorCode>(id, TABLE, ({ running }) => {
      if (matchOf(running).over !== null) return 'match-over';
      const before = plansOf(running.notes);
      const plans = change(before);
      return plans === before ? null : { bgio: running.bgio, notes: notePlans(running.notes, plans) };
    });
  }

  /**
   * Adds the suggestion of a member to a running match. It is no part of the match: no view changes.
   * @returns null when it is on disk, else why not, such as `too-many-plans`; then nothing has changed
   */
  suggest(id: string, plan: Plan): Promise<Outcome> {
    return this.advance<ErrorCode>(id, TABLE, ({ running }) => {
      if (matchOf(running).over !== null) return 'match-over';
      if (hasSuggestedEnough(running.notes, plan.by)) return 'too-many-plans';
      return { bgio: running.bgio, notes: noteSuggestion(running.notes, plan) };
    });
  }

  /** Brings a match to its next state and commits that, after the commands before it; again when another writer was faster. */
  private advance<Why extends string>(id: string, by: Seat, step: Step<Why>): Promise<Outcome | Why> {
    return this.queue.run(id, async () => {
      try {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const match = await this.load(id);
          if (match === null) return 'match-not-found';
          const { version, game, running } = match;
          if (running === null) return 'match-not-started';
          const next = await step({ match, version, game, running });
          if (next === null || typeof next === 'string') return next;
          if ((await this.commit(match, this.moved(match, running, next))) === 'saved') return null;
        }
        this.log.error({ match: id }, 'gave up after conflicts');
        return 'internal';
      } catch (err) {
        if (err instanceof UnsupportedMatch) return 'match-stuck';
        this.meter.failed('answer', err);
        this.log.error({ err, match: id, seat: by }, 'answer failed');
        return 'internal';
      }
    });
  }

  /**
   * Edits a match: `change` looks at it and returns the edit. It may be called again when another writer was faster.
   * Resolves to its result once that is on disk, to null when there is no such match.
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
        const { running, seen, changes = null } = this.edited(match, edit);
        const next = this.after(match, { metadata, updatedAt: metadata.updatedAt, running, seen, changes });
        if ((await this.commit(match, next)) === 'saved') return edit.result;
      }
      throw new Error('gave up after conflicts');
    });
  }

  /** Applies the changes of other writers to a match in memory, and tells its viewers. */
  refresh(id: string, version: number): Promise<void> {
    return this.queue.run(id, async () => {
      const entry = this.entries.get(id);
      if (entry === undefined || !this.isBehind(id, version)) return;
      this.keep({ match: entry.match, trust: 'in-doubt' });
      await this.load(id);
    });
  }

  /** Whether a match in memory is, or may be, older than a version. */
  isBehind(id: string, version: number): boolean {
    const entry = this.entries.get(id);
    return entry !== undefined && (entry.trust === 'in-doubt' || entry.match.version < version);
  }

  /** What opening a match costs, in units: it has to be read and replayed, unless it is in memory. */
  priceOf(id: string): number {
    return this.entries.has(id) ? 0 : PRICE_OF_LOADING;
  }

  /** Whether it is unknown if the last write of a match in memory was stored. */
  isInDoubt(id: string): boolean {
    return this.entries.get(id)?.trust === 'in-doubt';
  }

  /** Says which matches stay in memory besides those with commands under way. */
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

  /** Waits for all commands under way. */
  async close(): Promise<void> {
    await this.queue.idle();
  }

  /** The parts of a match after an edit, without its metadata. */
  private edited<T>(match: LiveMatch, edit: Edit<T>): RunningViews & Partial<Pick<LiveParts, 'changes'>> {
    const { running, game } = match;
    if (edit.then === 'start' && running === null) return this.begin(game, match.seats, match.metadata.setupData, null);
    if (edit.then !== 'free' || running === null) return { running, seen: match.parts.seen };
    const result = succeed(game.module, matchOf(running), edit.seat, 'freed');
    if (!result.ok) return { running, seen: match.parts.seen };
    const next = { bgio: withMatch(running.bgio, result.match), notes: noteHandOver(running.notes) };
    return this.moved(match, running, next).parts;
  }

  private begin(game: LoadedGame, seats: number, options: unknown, previous: Previous | null): RunningViews {
    const keys = keysFrom(this.entropy(), game.module.streams);
    const setupData: InjectedSetup = { keys, options, ...(previous === null ? {} : { previous }) };
    const bgio = InitializeGame({ game: game.bgio, numPlayers: seats, setupData });
    const begun = { bgio, since: [], viewVersions: viewersOf(seats).map(() => 1), notes: NO_NOTES };
    const notes = noteMoment(NO_NOTES, { turn: game.module.turn?.(matchOf(begun).core) });
    return waitedFor(game, { ...begun, notes }, seats, this.clock());
  }

  /** The next version of a match under way that has come to another state of boardgame.io's. */
  private moved(match: LiveMatch, running: Running, { bgio, notes: noted, players }: Next): LiveMatch {
    const { game, metadata: before } = match;
    const now = this.clock();
    const state = matchOf({ ...running, bgio });
    const plans = openPlans(game.module, plansOf(noted), state);
    const notes = noteMoment(noted, { plans, turn: game.module.turn?.(state.core) });
    const seen = seenBy(game.module, state, match.seats);
    const changes = changesOf(match.parts.seen, seen);
    const since = trackWaiting(running.since, waitingIn(seen), now);
    const viewVersions = changes.map((patch, i) => (running.viewVersions[i] ?? 0) + (patch.length > 0 ? 1 : 0));
    const gameover: unknown = bgio.ctx.gameover;
    // The lobby shows this time to everybody: it must not change with a secret pick.
    const updatedAt = changes.at(-1)?.length === 0 ? before.updatedAt : now;
    const seated = players === undefined ? {} : { players };
    const metadata = { ...before, ...seated, ...(gameover === undefined ? {} : { gameover }), updatedAt };
    return this.after(match, {
      metadata,
      updatedAt: now,
      running: { bgio, since, viewVersions, notes },
      seen,
      changes,
    });
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
    const persisted =
      running === match.running ? match.parts.persisted : running === null ? null : toPersisted(running);
    const version = match.version + 1;
    return new LiveMatch({ ...match.parts, version, metadata, updatedAt, running, persisted, seen, changes });
  }

  /** Writes the next version. Tells listeners only once that has succeeded. */
  private async commit(before: LiveMatch, next: LiveMatch): Promise<'saved' | 'conflict'> {
    const state = stateToWrite(before, next);
    try {
      const begun = performance.now();
      const result = await this.storage.writeMatch({ ...next.toHead(), state });
      this.meter.committed(performance.now() - begun);
      if (result === 'saved') {
        const match = new LiveMatch({ ...next.parts, storedChars: storedCharsAfter(before, state) });
        this.keep({ match, trust: 'current' });
        this.tell(before, match, 'us');
      } else {
        this.keep({ match: before, trust: 'in-doubt' });
      }
      return result;
    } catch (error) {
      // It may have been written or not: the match is read again before the next command, or now if that works.
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

  /** Reads a match from storage, under the present rules. */
  private async read(id: string): Promise<LiveMatch | null> {
    const stored = await this.storage.loadMatch(id);
    if (stored === null) return null;
    const { snapshot, journal } = stored;
    const persisted = snapshot === null ? null : readPersisted(snapshot, journal);
    return this.revive(stored, persisted, { snapshot: snapshot?.length ?? 0, journal: charactersIn(journal) });
  }

  /** Reads the changes that a match in memory lacks; there are often none. */
  private async catchUp(match: LiveMatch): Promise<LiveMatch | null> {
    const tail = await this.storage.loadTail(match.id, match.version);
    if (tail === null) return this.read(match.id);
    if (tail.version === match.version) return match;
    const { persisted, storedChars } = match.parts;
    if (persisted === null) return this.read(match.id);
    const journal = storedChars.journal + charactersIn(tail.journal);
    return this.revive(tail, withChanges(persisted, tail.journal), { ...storedChars, journal });
  }

  private async revive(
    head: MatchHead,
    persisted: Persisted | null,
    storedChars: LiveParts['storedChars'],
  ): Promise<LiveMatch> {
    const game = await this.games.load(head.game);
    if (game === null) throw new UnsupportedMatch(`no game ${head.game}`);
    const metadata = JSON.parse(head.metadata) as MatchMetadata;
    const { running, seen } = replayed(game, persisted, seatsOf(metadata), this.clock());
    const { id, origin, version, updatedAt } = head;
    const stored = { id, origin, version, updatedAt, persisted, storedChars };
    return new LiveMatch({ ...stored, game, metadata, running, seen, changes: null });
  }

  /** Drops a match that is gone from storage. Its viewers are told last that all seats are empty. */
  private forget(match: LiveMatch, by: MatchChange['by']): void {
    this.entries.delete(match.id);
    const players = Object.fromEntries(Object.entries(match.metadata.players).map(([key, { id }]) => [key, { id }]));
    const metadata = { ...match.metadata, players };
    this.tell(match, new LiveMatch({ ...match.parts, version: match.version + 1, metadata, changes: null }), by);
  }

  private tell(before: LiveMatch, match: LiveMatch, by: MatchChange['by']): void {
    this.closed.note(before, match);
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
    if (this.entries.size <= this.evictAbove) return;
    for (const old of this.entries.keys()) {
      if (!this.queue.busy(old) && !this.wanted(old)) this.entries.delete(old);
      if (this.entries.size <= CACHED) break;
    }
    // Matches that cannot be forgotten now are not looked through again for each new match.
    this.evictAbove = Math.max(CACHED, this.entries.size) + CACHED;
  }
}
