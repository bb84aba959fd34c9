import { isQuestion, type Seat, secluding } from '../../shared/engine/ask';
import { awaitedSeats } from '../../shared/engine/keeper';
import { diff } from '../../shared/patch/diff';
import type { Patch } from '../../shared/patch/operation';
import type { ErrorCode, PatchMessage, ViewMessage, WaitingSince } from '../../shared/protocol/rooms';
import type { MatchHead, MatchStatus } from '../storage/storage';
import type { LoadedGame } from './game-loader';
import type { Persisted } from './persisted';
import { type MatchMetadata, matchOf, type Running, seatsOf, type Viewer } from './state';
import { clientCtx, clientPatch, type ClientState, clientState, type ViewerView } from './views';

/** The parts of a match in memory. */
export interface LiveParts {
  readonly id: string;
  readonly origin: MatchHead['origin'];
  readonly version: number;
  readonly game: LoadedGame;
  readonly metadata: MatchMetadata;
  readonly updatedAt: number;
  readonly running: Running | null;
  /** `running` as storage has it. */
  readonly persisted: Persisted | null;
  readonly seen: readonly ViewerView[];
  /** How the views changed since the version before, when that is known. */
  readonly changes: readonly Patch[] | null;
  /** How many characters storage has of the match: decides when the next snapshot is due. */
  readonly storedChars: { readonly snapshot: number; readonly journal: number };
}

/** A match in memory, as of one version. Never modified: a change makes a new one. */
export class LiveMatch {
  readonly id: string;
  readonly origin: MatchHead['origin'];
  readonly version: number;
  readonly game: LoadedGame;
  readonly metadata: MatchMetadata;
  readonly running: Running | null;
  readonly seats: number;

  constructor(readonly parts: LiveParts) {
    this.id = parts.id;
    this.origin = parts.origin;
    this.version = parts.version;
    this.game = parts.game;
    this.metadata = parts.metadata;
    this.running = parts.running;
    this.seats = seatsOf(parts.metadata);
  }

  /** Whether the match has ended. */
  get over(): boolean {
    return this.running !== null && matchOf(this.running).over !== null;
  }

  /** Whether the match gathers players, is played or is over. */
  get status(): MatchStatus {
    return this.running === null ? 'gathering' : this.over ? 'over' : 'playing';
  }

  /** The table as everybody sees it; null before the match begins. */
  get table(): unknown {
    return this.of(null).view.table;
  }

  /** When the public part last changed. */
  get changedAt(): number {
    return this.metadata.updatedAt;
  }

  /** The seats that are out while the match goes on. */
  get out(): readonly Seat[] {
    return this.over ? [] : (this.of(null).view.out ?? []);
  }

  /** Those of them who talk with the spectators, and so with no player, until the end. */
  get apart(): readonly Seat[] {
    return this.game.module.meta.out?.talk === 'with-spectators' ? this.out : [];
  }

  /** The seats with a secret choice, and since when: they are out of the chat meanwhile, and so are their stand-ins. */
  get secluded(): readonly WaitingSince[] {
    if (this.running === null) return [];
    const own = secluding(this.game.module.meta.secluding, this.running.since);
    const { keepers } = matchOf(this.running);
    return own.flatMap((one) => {
      const keeping = keepers[one.seat];
      const privy = keeping?.by.kind === 'seat' && keeping.alone === 'kept';
      return privy ? [one, { ...one, seat: keeping.by.seat }] : [one];
    });
  }

  /**
   * Whether a seat has a question for which the match waits: its own, or one of a seat that it stands in for. One
   * without options has been answered, in a window that hides who has.
   */
  isAsked(of: Seat): boolean {
    const { asks, kept = [] } = this.of(of).view;
    return [asks, ...kept.map((one) => one.asks)].some((open) =>
      open.some((ask) => isQuestion(ask) && ask.options.length > 0),
    );
  }

  /** The seats whose players the match waits for, and since when: everybody may know. None for a stand-in that is a bot. */
  get awaited(): readonly { readonly seat: Seat; readonly since: number }[] {
    if (this.running === null) return [];
    const { keepers } = matchOf(this.running);
    const { secluding: kinds } = this.game.module.meta;
    const since = new Map<Seat, number>();
    for (const one of this.running.since) {
      for (const by of awaitedSeats(kinds, keepers, [one]))
        since.set(by, Math.min(one.since, since.get(by) ?? Infinity));
    }
    return [...since].map(([of, first]) => ({ seat: of, since: first }));
  }

  /** How many different views a viewer has had. */
  stateID(viewer: Viewer): number {
    return this.running?.viewVersions[this.indexOf(viewer)] ?? 0;
  }

  /**
   * How many versions a viewer knows that the match has had: what reading them costs may be told by it. It does not count what others have
   * picked in secret.
   */
  versionsKnownTo(viewer: Viewer): number {
    return this.stateID(viewer) + (this.running?.notes.planned ?? 0);
  }

  /** How the view of a viewer differs from what it was in an earlier version; empty when it does not. */
  changesSince(earlier: LiveMatch, viewer: Viewer): Patch {
    const { changes, version } = this.parts;
    if (changes !== null && earlier.version === version - 1) return changes[this.indexOf(viewer)] ?? [];
    return diff(earlier.of(viewer).view, this.of(viewer).view);
  }

  /** What a browser at the rooms gets; `now` is the server's clock. */
  message(viewer: Viewer, now: number): ViewMessage {
    const { view } = this.of(viewer);
    return {
      stateID: this.stateID(viewer),
      view,
      waitingSince: this.running?.since ?? [],
      changedAt: this.changedAt,
      now,
    };
  }

  /** The patch message for a browser that has an earlier version; `patch` is {@link changesSince} that. */
  patchMessage(earlier: LiveMatch, viewer: Viewer, patch: Patch, now: number): PatchMessage {
    const [from, to] = [earlier.stateID(viewer), this.stateID(viewer)];
    return { from, to, patch, waitingSince: this.running?.since ?? [], changedAt: this.changedAt, now };
  }

  /** The state for a stock boardgame.io client. */
  clientState(viewer: Viewer): ClientState {
    const ctx = clientCtx(this.running?.bgio.ctx ?? null, this.seats);
    return clientState(this.of(viewer).view, this.stateID(viewer), ctx);
  }

  /** The patch for a stock boardgame.io client that has an earlier version; `changes` are {@link changesSince} that. */
  clientPatch(
    earlier: LiveMatch,
    viewer: Viewer,
    changes: Patch,
  ): { readonly from: number; readonly to: number; readonly patch: Patch } {
    const [before, after] = [earlier.clientState(viewer), this.clientState(viewer)];
    const patch = clientPatch(changes, before, after);
    return { from: before._stateID, to: after._stateID, patch };
  }

  /** The match as storage lists it. */
  toHead(): MatchHead {
    return {
      id: this.id,
      game: this.metadata.gameName,
      origin: this.origin,
      listing: this.metadata.unlisted ? 'hidden' : 'shown',
      version: this.version,
      metadata: JSON.stringify(this.metadata),
      stage: this.status,
      updatedAt: this.parts.updatedAt,
    };
  }

  private of(viewer: Viewer): ViewerView {
    const seen = this.parts.seen[this.indexOf(viewer)];
    if (seen?.viewer !== viewer) throw new RangeError(`no viewer ${String(viewer)}`);
    return seen;
  }

  private indexOf(viewer: Viewer): number {
    return viewer ?? this.seats;
  }
}

/** A command's outcome: null when it was done, else why not. */
export type Outcome = ErrorCode | null;
