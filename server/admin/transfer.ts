import {
  CHAT_KEPT,
  type ChatRecord,
  matchPlace,
  roomPlace,
  type RoomRecord,
  type Storage,
  type StoredMatch,
} from '../storage/storage';
import type { KeptMatch, KeptRoom } from './shapes';

/** All that is kept of what was said at a place, oldest first. */
async function chatOf(storage: Storage, place: string): Promise<string[]> {
  return (await storage.loadChat(place, 0, CHAT_KEPT)).map(({ body }) => body);
}

/** A match with its conversation. */
export async function takeMatch(storage: Storage, { journal, ...match }: StoredMatch) {
  return { match: { ...match, journal: [...journal] }, chat: await chatOf(storage, matchPlace(match.id)) };
}

/** A room with its conversation. */
export async function takeRoom(storage: Storage, room: RoomRecord): Promise<KeptRoom> {
  return { room, chat: await chatOf(storage, roomPlace(room.code)) };
}

/** Lines as they stand in files without numbers, of which the last ones are kept. */
export function numbered(chat: readonly string[]): readonly ChatRecord[] {
  return chat.map((body, i) => ({ n: i + 1, body })).slice(-CHAT_KEPT);
}

/** Something that is there; `rest` resolves once all that belongs to it is there as well. */
export interface Put {
  readonly rest: Promise<void>;
}

/** Makes a match as it stands in a file, without its conversation. */
export async function putMatch(storage: Storage, match: KeptMatch['match']): Promise<'exists' | Put> {
  const { journal, snapshot, ...head } = match;
  const base = head.version - journal.length;
  if ((await storage.createMatch({ ...head, version: base, snapshot })) === 'exists') return 'exists';
  const rest = async (): Promise<void> => {
    for (const [i, change] of journal.entries()) {
      const state = change === null ? ({ kind: 'same' } as const) : ({ kind: 'change', change } as const);
      const written = await storage.writeMatch({ ...head, version: base + i + 1, state });
      if (written === 'conflict') throw new Error('somebody else writes here');
    }
  };
  return { rest: rest() };
}
