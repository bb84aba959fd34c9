/** A match without its state. `metadata` is JSON that only the match host reads. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  /** The maker of the match: the rooms, or boardgame.io's lobby routes. Neither touches the other's matches. */
  readonly origin: 'room' | 'lobby';
  /** Whether the lobby lists it. Never changes. */
  readonly listing: 'shown' | 'hidden';
  /** Grows by one with every write; compared by compare-and-set. */
  readonly version: number;
  readonly metadata: string;
  readonly stage: MatchStatus;
  /** When it was last written, or last seen with a person there before it began, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** How far a match is. Retention goes by it. The column and the fields of files are called `stage`. */
export type MatchStatus = 'gathering' | 'playing' | 'over';

/**
 * A whole stored match: a snapshot of the state, and the changes since. Both are JSON that only the match host reads.
 */
export interface StoredMatch extends MatchHead {
  /** Null until the match starts. */
  readonly snapshot: string | null;
  /** The changes after the snapshot, oldest first; null in a place where only the metadata changed. */
  readonly journal: readonly (string | null)[];
}

/** The next version of a match: the whole head, and the change of the state. */
export interface MatchWrite extends MatchHead {
  /**
   * `begin` is for a match that has no state yet. `change` is added to the history. `snapshot` is added to the history as a
   * change as well, and from then on the match is loaded from the snapshot.
   */
  readonly state:
    | { readonly kind: 'same' }
    | { readonly kind: 'begin'; readonly snapshot: string }
    | { readonly kind: 'change'; readonly change: string }
    | { readonly kind: 'snapshot'; readonly change: string; readonly snapshot: string };
}

/** The state that the history of a match begins with. It is never replaced. */
export interface Beginning {
  readonly version: number;
  readonly snapshot: string;
}

/** How the state of a match changed with one version. Versions that changed only the metadata have none. */
export interface HistoryChange {
  readonly version: number;
  /** When that version was written, in milliseconds since 1970. */
  readonly at: number;
  readonly change: string;
}

/** A match as it is put back: `base` is the version of its snapshot. */
export interface RestoredMatch extends MatchHead {
  readonly base: number;
  readonly snapshot: string | null;
  /** Null where the history begins with the snapshot. */
  readonly beginning: Beginning | null;
}

/** The changes of a match since a version, for a node that has that version. */
export interface MatchTail extends MatchHead {
  readonly journal: readonly (string | null)[];
}

/** A stored room. `body` is JSON that only the rooms read. */
export interface RoomRecord {
  readonly code: string;
  readonly version: number;
  readonly body: string;
  /** The match that was started from it. */
  readonly match: string | null;
  /** When it was last written, or last seen with a person there before it was started, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** A stored line of a conversation. `body` is JSON that only the protocol reads that wrote it. */
export interface ChatRecord {
  /** Counts the lines of a conversation from 1. */
  readonly n: number;
  readonly body: string;
}

/** A prediction about a match: one spectator's answer to one question. `body` is JSON that only the rooms read. */
export interface PredictionRecord {
  /** The spectator who made it. */
  readonly who: string;
  readonly question: string;
  readonly body: string;
}

/** How many lines of each conversation are stored: ten times as many as a browser shows. New lines replace the oldest. */
export const CHAT_KEPT = 1000;

/** Matches and rooms last written before these times, in milliseconds since 1970, are deleted. */
export interface Expiry {
  /** For matches that are over. */
  readonly finishedBefore: number;
  /** For matches under way. */
  readonly abandonedBefore: number;
  /** For rooms that were never started, and matches that still gather players. */
  readonly emptyBefore: number;
}

/** Why a match is deleted. */
export type SweptKind = 'finished' | 'abandoned' | 'empty';

/** The deletions of a sweep. */
export interface Swept {
  /** The ids of the matches. */
  readonly matches: Readonly<Record<SweptKind, readonly string[]>>;
  /** How many rooms: never started, or those of matches that are gone. */
  readonly rooms: Readonly<Record<'empty' | 'ended', number>>;
}

/** A room that was never started, or a match of the lobby that still gathers players. */
export interface Unstarted {
  readonly place: string;
  readonly updatedAt: number;
  /** The body of the room, or the metadata of the match. */
  readonly body: string;
}

/** Why a match of this status expires. */
export function sweptKindOf(status: MatchStatus): SweptKind {
  switch (status) {
    case 'over':
      return 'finished';
    case 'playing':
      return 'abandoned';
    case 'gathering':
      return 'empty';
  }
}

/** Counts for the operator. */
export interface StorageCounts {
  readonly rooms: number;
  readonly matches: Readonly<Record<MatchStatus, number>>;
}

/**
 * Stores matches, rooms and conversations. A promise that resolves means that the change is on disk; one that rejects means
 * that this is unknown, so callers read again. All writes but creation are compare-and-set on the version.
 */
export interface Storage {
  loadMatch(id: string): Promise<StoredMatch | null>;
  /**
   * What has happened since a version.
   * @returns null when there is no such match, or it has a newer snapshot: then the match must be loaded
   */
  loadTail(id: string, after: number): Promise<MatchTail | null>;
  /** The present version of each of these matches; those that do not exist are left out. */
  matchVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How far a match is, without the match; null when there is no such match. */
  loadStage(id: string): Promise<MatchStatus | null>;
  /** Adds a match with the given version. `exists` when the id is taken; nothing is changed then. */
  createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'>;
  /** Writes if the kept version is `write.version - 1`; else changes nothing. `game`, `origin` and `listing` stay as they were. */
  writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'>;
  /**
   * The state that the history of a match begins with: its first one, or the one it had when histories began to be kept.
   * Null when there is no such match, or it has not started.
   */
  loadBeginning(id: string): Promise<Beginning | null>;
  /**
   * Every change since the beginning, or after a version, oldest first, read a few at a time. What is written meanwhile may be among them. Ends
   * early when the match is deleted meanwhile.
   */
  history(id: string, after?: number): AsyncIterable<HistoryChange>;
  /**
   * Compresses the history up to the newest snapshot into one row. For a match that is over: nothing else about it changes.
   * `nothing` when there is no such match or no change before its newest snapshot, or another call packs it at the same time.
   */
  pack(id: string): Promise<'packed' | 'nothing'>;
  /** The matches that are over and that {@link pack} would find something of to pack. */
  unpacked(): AsyncIterable<string>;
  /**
   * Adds a match that was taken from another storage; its changes follow by {@link restoreHistory}. `exists` when the id is
   * taken; nothing is changed then.
   */
  restoreMatch(match: RestoredMatch): Promise<'created' | 'exists'>;
  /** Adds changes to the history of a match that is being restored; in several calls for many. */
  restoreHistory(id: string, changes: readonly HistoryChange[]): Promise<void>;
  /** Removes a match with its history, its conversation and what was foretold of it. */
  deleteMatch(id: string): Promise<void>;
  /** The matches of one game that the lobby shows, newest first, at most `limit`; hidden ones do not count. */
  listMatches(game: string, limit: number): Promise<readonly MatchHead[]>;

  loadRoom(code: string): Promise<RoomRecord | null>;
  /** The present version of each of these rooms; those that do not exist are left out. */
  roomVersions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Adds a room. `exists` when the code is taken; nothing is changed then. */
  createRoom(record: RoomRecord): Promise<'created' | 'exists'>;
  /** Replaces all but the code if the kept version is `record.version - 1`; else changes nothing. */
  saveRoom(record: RoomRecord): Promise<'saved' | 'conflict'>;
  /**
   * Notes when a room without people is to be looked at; null: not at all. Nothing else of the room changes. A room that
   * is created with a match is to be looked at at once.
   */
  noteDue(code: string, at: number | null): Promise<void>;
  /** The rooms that are to be looked at by a time, those first that have waited longest; at most `limit`. */
  dueRooms(by: number, limit: number): Promise<readonly string[]>;

  /**
   * Adds a line to the conversation of a place (a room or a match) and gives it the next number. Only the last
   * {@link CHAT_KEPT} lines stay; numbers go on and are never used again.
   */
  addChat(place: string, body: string): Promise<number>;
  /**
   * Puts the lines of a conversation back with the numbers they had, oldest first, after those that are there. For a place
   * without other writers; many lines may come in several calls.
   */
  restoreChat(place: string, lines: readonly ChatRecord[]): Promise<void>;
  /** The lines after a number, oldest first; of more than `limit`, the last ones. */
  loadChat(place: string, after: number, limit: number): Promise<readonly ChatRecord[]>;

  /**
   * Stores a prediction, in the place of an earlier one of the same spectator to the same question. `no-match` when
   * there is no such match; then nothing changes.
   */
  savePrediction(match: string, prediction: PredictionRecord): Promise<'saved' | 'no-match'>;
  /** The predictions about a match, of one spectator or of all (null), in the order of `who` and `question`. */
  loadPredictions(match: string, who: string | null): Promise<readonly PredictionRecord[]>;

  /**
   * Notes that these places have people now, as far as they have not begun: `updatedAt` becomes `at`, nothing else
   * changes.
   * @returns the places that are there and have not begun
   */
  touch(places: readonly string[], at: number): Promise<ReadonlySet<string>>;
  /** What has not begun and was last written or touched before a time, oldest first. */
  unstarted(kind: 'room' | 'match', before: number): AsyncIterable<Unstarted>;
  /** Deletes a room or match with its conversation if it has not begun and was not written or touched since. */
  deleteUnstarted(what: Pick<Unstarted, 'place' | 'updatedAt'>): Promise<'deleted' | 'kept'>;
  /**
   * Deletes everything that has expired: finished, abandoned and never begun matches, rooms whose match is gone or that
   * never started, and their conversations.
   */
  sweep(expiry: Expiry): Promise<Swept>;
  /** The time of the last write, in milliseconds since 1970; null when the storage is empty. */
  newest(): Promise<number | null>;
  /** The note about the clock, as JSON that only retention reads; null when there is none. */
  loadClock(): Promise<string | null>;
  saveClock(body: string): Promise<void>;
  /** The keys of this server, as JSON that only its calls read; null when it has none yet. */
  loadKeys(): Promise<string | null>;
  /** Stores the keys of this server, unless it has some. Resolves to the stored ones, the same for all callers. */
  keepKeys(made: string): Promise<string>;
  count(): Promise<StorageCounts>;
  /** Every match, in any order, a few at a time; for backup and export. */
  everyMatch(): AsyncIterable<StoredMatch>;
  everyRoom(): AsyncIterable<RoomRecord>;
  /** Checks that writes work: writes what is there already, and waits until it is on disk. Rejects when that fails. */
  ping(): Promise<void>;

  /** Releases the files or connections. Nothing may be called after it. */
  close(): Promise<void>;
}

/** The place of a room's conversation. */
export function roomPlace(code: string): string {
  return `room:${code}`;
}

/** The code of the room whose place this is, or null. */
export function roomOfPlace(place: string): string | null {
  return place.startsWith('room:') ? place.slice('room:'.length) : null;
}

/** The match that a place belongs to, or null. */
export function matchOfPlace(place: string): string | null {
  return place.startsWith('match:') ? place.slice('match:'.length) : null;
}

/** The place of a match's conversation. */
export function matchPlace(id: string): string {
  return `match:${id}`;
}
