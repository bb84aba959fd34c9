import {
  CHAT_KEPT,
  type ChatRecord,
  type HistoryChange,
  matchPlace,
  type RestoredMatch,
  roomPlace,
  type RoomRecord,
  type Storage,
  type StoredMatch,
} from '../storage/storage';
import type { ExportedMatch, ExportedRoom } from './shapes';

/** The stored conversation of a place, oldest line first. */
async function chatOf(storage: Storage, place: string): Promise<string[]> {
  return (await storage.loadChat(place, 0, CHAT_KEPT)).map(({ body }) => body);
}

/** A match with its history, its conversation and what was foretold of it. */
export async function takeMatch(storage: Storage, { journal, ...match }: StoredMatch): Promise<ExportedMatch> {
  const changes: HistoryChange[] = [];
  for await (const change of storage.history(match.id)) changes.push(change);
  const history = { beginning: await storage.loadBeginning(match.id), changes };
  const chat = await chatOf(storage, matchPlace(match.id));
  const predictions = [...(await storage.loadPredictions(match.id, null))];
  return { match: { ...match, journal: [...journal] }, history, chat, predictions };
}

/** A room with its conversation. */
export async function takeRoom(storage: Storage, room: RoomRecord): Promise<ExportedRoom> {
  return { room, chat: await chatOf(storage, roomPlace(room.code)) };
}

/** Numbers the lines of a file that has none; only the last ones are stored. */
export function numbered(chat: readonly string[]): readonly ChatRecord[] {
  return chat.map((body, i) => ({ n: i + 1, body })).slice(-CHAT_KEPT);
}

/** A match to be restored, with its changes. */
export interface Transfer {
  readonly match: RestoredMatch;
  readonly changes: readonly HistoryChange[];
}

/** A match from an export. Its history holds the changes of the journal as well. */
export function transferOf({ match: { journal, ...match }, history: { beginning, changes } }: ExportedMatch): Transfer {
  const base = match.version - journal.length;
  return { match: { ...match, base, beginning: beginning?.version === base ? null : beginning }, changes };
}

/** Whether changes belong to a match, after one that came before them: in order, and neither too early nor too late. */
export function fits(
  { version, base, beginning }: RestoredMatch,
  after: number,
  changes: Transfer['changes'],
): boolean {
  let last = Math.max(after, beginning?.version ?? base);
  for (const change of changes) {
    if (change.version <= last) return false;
    last = change.version;
  }
  return last <= version;
}

/** Creates a match from a file with its history, without its conversation. */
export async function putMatch(storage: Storage, { match, changes }: Transfer): Promise<'created' | 'exists'> {
  const made = await storage.restoreMatch(match);
  if (made === 'created') await storage.restoreHistory(match.id, changes);
  return made;
}
