/** What is known of a match without its state. `metadata` is JSON that only the match host reads. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  /** Who made it: the rooms, or the lobby routes of boardgame.io. The two never meet. */
  readonly origin: 'room' | 'lobby';
  /** Grows by one with every write; what compare-and-set compares. */
  readonly version: number;
  readonly metadata: string;
  readonly stage: MatchStage;
  /** When it was last written, in milliseconds since 1970. */
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
  /** When it was last written, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** One line of a conversation as it is kept. `body` is JSON that only the speaker's side reads. */
export interface ChatRecord {
  /** Counts the lines of a conversation from 1. */
  readonly n: number;
  readonly body: string;
}

/** What is old enough to be deleted: last written before these times, in milliseconds since 1970. */
export interface Expiry {
  readonly finishedBefore: number;
  readonly abandonedBefore: number;
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
  /** Writes if the kept version is `write.version - 1`; else changes nothing. `game` and `origin` stay as they were. */
  writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'>;
  /** Removes a match with its conversation. */
  deleteMatch(id: string): Promise<void>;
  /** The matches of one game that the lobby routes made, newest first, at most `limit`. */
  listMatches(game: string, limit: number): Promise<readonly MatchHead[]>;

  loadRoom(code: string): Promise<RoomRecord | null>;
  /** The present version of each of these rooms; those that do not exist are left out. */
  roomVersions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Adds a room. `exists` when the code is taken; nothing is changed then. */
  createRoom(record: RoomRecord): Promise<'created' | 'exists'>;
  /** Replaces all but the code if the kept version is `record.version - 1`; else changes nothing. */
  saveRoom(record: RoomRecord): Promise<'saved' | 'conflict'>;

  /** Adds a line to the conversation of a place (a room or a match) and gives it the next number. */
  addChat(place: string, body: string): Promise<number>;
  /** The lines after a number, oldest first; of more than `limit`, the last ones. */
  loadChat(place: string, after: number, limit: number): Promise<readonly ChatRecord[]>;

  /**
   * Deletes what has expired: finished matches, matches nobody plays on, rooms whose match is gone, rooms that were
   * never started, and their conversations.
   * @returns how many matches and rooms went
   */
  sweep(expiry: Expiry): Promise<{ readonly matches: number; readonly rooms: number }>;
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
