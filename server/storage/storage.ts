/** What is known of a match without its state. `metadata` is JSON that only the match host reads. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  /** Who made it: the rooms, or the lobby routes of boardgame.io. The two never meet. */
  readonly origin: 'room' | 'lobby';
  /** Whether the lobby shows it to whoever asks what there is. Stays as it was made. */
  readonly listing: 'shown' | 'hidden';
  /** Grows by one with every write; what compare-and-set compares. */
  readonly version: number;
  readonly metadata: string;
  readonly stage: MatchStage;
  /** When it was last written, or last seen with somebody there before it began, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What retention looks at. */
export type MatchStage = 'gathering' | 'playing' | 'over';

/**
 * A whole match as it is kept: a snapshot of the state, and what has changed since. Both are JSON that only the match
 * host reads.
 */
export interface StoredMatch extends MatchHead {
  /** Null until the match starts. */
  readonly snapshot: string | null;
  /** The changes after the snapshot, oldest first; null in a place where only the metadata changed. */
  readonly journal: readonly (string | null)[];
}

/** The next version of a match: everything but the state whole, and of the state what has changed. */
export interface MatchWrite extends MatchHead {
  /** `change` is added to the journal; `snapshot` replaces snapshot and journal. */
  readonly state:
    | { readonly kind: 'same' }
    | { readonly kind: 'change'; readonly change: string }
    | { readonly kind: 'snapshot'; readonly snapshot: string };
}

/** What happened to a match since a version: what a node that has that version needs to catch up. */
export interface MatchTail extends MatchHead {
  readonly journal: readonly (string | null)[];
}

/** A room as it is kept. `body` is JSON that only the rooms read. */
export interface RoomRecord {
  readonly code: string;
  readonly version: number;
  readonly body: string;
  /** The match that was started from it. */
  readonly match: string | null;
  /** When it was last written, or last seen with somebody there before it was started, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** One line of a conversation as it is kept. `body` is JSON that only the speaker's side reads. */
export interface ChatRecord {
  /** Counts the lines of a conversation from 1. */
  readonly n: number;
  readonly body: string;
}

/** How many lines of each conversation are kept: ten times what a browser is shown. Older ones go as new ones come. */
export const CHAT_KEPT = 1000;

/** What is old enough to be deleted: last written before these times, in milliseconds since 1970. */
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

/** What a sweep has deleted. */
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

/** Why a match of this stage expires. */
export function sweptKindOf(stage: MatchStage): SweptKind {
  switch (stage) {
    case 'over':
      return 'finished';
    case 'playing':
      return 'abandoned';
    case 'gathering':
      return 'empty';
  }
}

/** What there is, for whoever watches over the server. */
export interface StorageCounts {
  readonly rooms: number;
  readonly matches: Readonly<Record<MatchStage, number>>;
}

/**
 * Where matches, rooms and conversations live. A promise that resolves means the change is on disk; one that rejects
 * means nobody knows, so callers read again before they go on. All writes but creation are compare-and-set on the version.
 */
export interface Storage {
  loadMatch(id: string): Promise<StoredMatch | null>;
  /**
   * What has happened since a version.
   * @returns null when there is no such match, or a snapshot has swallowed the changes: then the match must be loaded
   */
  loadTail(id: string, after: number): Promise<MatchTail | null>;
  /** The present version of each of these matches; those that do not exist are left out. */
  matchVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Adds a match with the given version. `exists` when the id is taken; nothing is changed then. */
  createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'>;
  /** Writes if the kept version is `write.version - 1`; else changes nothing. `game`, `origin` and `listing` stay as they were. */
  writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'>;
  /** Removes a match with its conversation. */
  deleteMatch(id: string): Promise<void>;
  /** The matches of one game that the lobby shows, newest first, at most `limit`: hidden ones take no place. */
  listMatches(game: string, limit: number): Promise<readonly MatchHead[]>;

  loadRoom(code: string): Promise<RoomRecord | null>;
  /** The present version of each of these rooms; those that do not exist are left out. */
  roomVersions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Adds a room. `exists` when the code is taken; nothing is changed then. */
  createRoom(record: RoomRecord): Promise<'created' | 'exists'>;
  /** Replaces all but the code if the kept version is `record.version - 1`; else changes nothing. */
  saveRoom(record: RoomRecord): Promise<'saved' | 'conflict'>;

  /**
   * Adds a line to the conversation of a place (a room or a match) and gives it the next number. Only the last
   * {@link CHAT_KEPT} lines stay; numbers go on and are never used again.
   */
  addChat(place: string, body: string): Promise<number>;
  /**
   * Puts the lines of a conversation back with the numbers they had, oldest first, after those that are there. For a place
   * nobody else speaks at; in several calls for many lines.
   */
  restoreChat(place: string, lines: readonly ChatRecord[]): Promise<void>;
  /** The lines after a number, oldest first; of more than `limit`, the last ones. */
  loadChat(place: string, after: number, limit: number): Promise<readonly ChatRecord[]>;

  /**
   * Notes that somebody is at these places now, as far as they have not begun: `updatedAt` becomes `at`, nothing else
   * changes.
   * @returns the places that are there and have not begun
   */
  touch(places: readonly string[], at: number): Promise<ReadonlySet<string>>;
  /** What has not begun and was last written or touched before a time, oldest first. */
  unstarted(kind: 'room' | 'match', before: number): AsyncIterable<Unstarted>;
  /** Deletes a room or match with its conversation if it has not begun and was not written or touched since. */
  deleteUnstarted(what: Pick<Unstarted, 'place' | 'updatedAt'>): Promise<'deleted' | 'kept'>;
  /**
   * Deletes what has expired: finished matches, matches nobody plays on, matches that never began, rooms whose match is
   * gone, rooms that were never started, and their conversations.
   */
  sweep(expiry: Expiry): Promise<Swept>;
  /** When anything was last written, in milliseconds since 1970; null when nothing is kept. */
  newest(): Promise<number | null>;
  /** What was noted last about the clock, as JSON that only retention reads; null when nothing was. */
  loadClock(): Promise<string | null>;
  saveClock(body: string): Promise<void>;
  count(): Promise<StorageCounts>;
  /** Every match, in any order, a few at a time; for backup and export. */
  everyMatch(): AsyncIterable<StoredMatch>;
  everyRoom(): AsyncIterable<RoomRecord>;
  /** Whether what is written now is kept: writes what is there already, and waits until it is on disk. Rejects when not. */
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

/** The match whose place this is, or null. */
export function matchOfPlace(place: string): string | null {
  return place.startsWith('match:') ? place.slice('match:'.length) : null;
}

/** The place of a match's conversation. */
export function matchPlace(id: string): string {
  return `match:${id}`;
}
