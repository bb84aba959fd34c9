import { matchPlace, roomPlace, type RoomRecord, type Storage, type StoredMatch } from '../storage/storage';
import type { KeptMatch, KeptRoom } from './shapes';

/** All that was said at a place, oldest first. */
async function chatOf(storage: Storage, place: string): Promise<string[]> {
  return (await storage.loadChat(place, 0, Number.MAX_SAFE_INTEGER)).map(({ body }) => body);
}

/** A match with its conversation. */
export async function takeMatch(storage: Storage, { journal, ...match }: StoredMatch): Promise<KeptMatch> {
  return { match: { ...match, journal: [...journal] }, chat: await chatOf(storage, matchPlace(match.id)) };
}

/** A room with its conversation. */
export async function takeRoom(storage: Storage, room: RoomRecord): Promise<KeptRoom> {
  return { room, chat: await chatOf(storage, roomPlace(room.code)) };
}

/** Something that is there; `rest` resolves once all that belongs to it is there as well. */
export interface Put {
  readonly rest: Promise<void>;
}

/** Makes a match as it stands in a file. */
export async function putMatch(storage: Storage, { match, chat }: KeptMatch): Promise<'exists' | Put> {
  const { journal, snapshot, ...head } = match;
  const base = head.version - journal.length;
  if ((await storage.createMatch({ ...head, version: base, snapshot })) === 'exists') return 'exists';
  const rest = async (): Promise<void> => {
    for (const [i, change] of journal.entries()) {
      const state = change === null ? ({ kind: 'same' } as const) : ({ kind: 'change', change } as const);
      const written = await storage.writeMatch({ ...head, version: base + i + 1, state });
      if (written === 'conflict') throw new Error('somebody else writes here');
    }
    await say(storage, matchPlace(head.id), chat);
  };
  return { rest: rest() };
}

/** Makes a room as it stands in a file. */
export async function putRoom(storage: Storage, { room, chat }: KeptRoom): Promise<'exists' | Put> {
  if ((await storage.createRoom(room)) === 'exists') return 'exists';
  return { rest: say(storage, roomPlace(room.code), chat) };
}

async function say(storage: Storage, place: string, chat: readonly string[]): Promise<void> {
  for (const body of chat) await storage.addChat(place, body);
}
