import { setImmediate } from 'node:timers/promises';

import { headOf } from './head';
import {
  type ChatRecord,
  type Expiry,
  type MatchHead,
  matchPlace,
  type MatchStage,
  type MatchTail,
  type MatchWrite,
  roomPlace,
  type RoomRecord,
  type Storage,
  type StorageCounts,
  type StoredMatch,
} from './storage';

/** A storage that keeps nothing when the process ends: for tests, and the plainest reading of the interface. */
export class MemoryStorage implements Storage {
  private readonly matches = new Map<string, StoredMatch>();
  private readonly rooms = new Map<string, RoomRecord>();
  private readonly chat = new Map<string, ChatRecord[]>();

  async loadMatch(id: string): Promise<StoredMatch | null> {
    await turn();
    return this.matches.get(id) ?? null;
  }

  async loadTail(id: string, after: number): Promise<MatchTail | null> {
    await turn();
    const match = this.matches.get(id);
    if (match === undefined) return null;
    const { journal } = match;
    const missed = match.version - after;
    if (missed < 0 || missed > journal.length) return null;
    return { ...headOf(match), journal: journal.slice(journal.length - missed) };
  }

  async matchVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    await turn();
    return versionsOf(this.matches, ids);
  }

  async createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'> {
    await turn();
    if (this.matches.has(match.id)) return 'exists';
    this.matches.set(match.id, { ...headOf(match), snapshot: match.snapshot, journal: [] });
    return 'created';
  }

  async writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'> {
    await turn();
    const kept = this.matches.get(write.id);
    if (kept?.version !== write.version - 1) return 'conflict';
    const { game, origin } = kept;
    this.matches.set(write.id, { ...headOf(write), game, origin, ...stateAfter(kept, write.state) });
    return 'saved';
  }

  async deleteMatch(id: string): Promise<void> {
    await turn();
    this.matches.delete(id);
    this.chat.delete(matchPlace(id));
  }

  async listMatches(game: string, limit: number): Promise<readonly MatchHead[]> {
    await turn();
    const listed = [...this.matches.values()].filter((match) => match.game === game && match.origin === 'lobby');
    return listed.reverse().slice(0, limit).map(headOf);
  }

  async loadRoom(code: string): Promise<RoomRecord | null> {
    await turn();
    return this.rooms.get(code) ?? null;
  }

  async roomVersions(codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    await turn();
    return versionsOf(this.rooms, codes);
  }

  async createRoom(record: RoomRecord): Promise<'created' | 'exists'> {
    await turn();
    if (this.rooms.has(record.code)) return 'exists';
    this.rooms.set(record.code, record);
    return 'created';
  }

  async saveRoom(record: RoomRecord): Promise<'saved' | 'conflict'> {
    await turn();
    if (this.rooms.get(record.code)?.version !== record.version - 1) return 'conflict';
    this.rooms.set(record.code, record);
    return 'saved';
  }

  async addChat(place: string, body: string): Promise<number> {
    await turn();
    const lines = this.chat.get(place) ?? [];
    this.chat.set(place, lines);
    return lines.push({ n: lines.length + 1, body });
  }

  async loadChat(place: string, after: number, limit: number): Promise<readonly ChatRecord[]> {
    await turn();
    const lines = (this.chat.get(place) ?? []).slice(after);
    return lines.slice(Math.max(0, lines.length - limit));
  }

  async sweep({ finishedBefore, abandonedBefore }: Expiry): Promise<{ matches: number; rooms: number }> {
    await turn();
    const swept = { matches: 0, rooms: 0 };
    for (const { id, stage, updatedAt } of this.matches.values()) {
      if (updatedAt >= (stage === 'over' ? finishedBefore : abandonedBefore)) continue;
      this.matches.delete(id);
      this.chat.delete(matchPlace(id));
      swept.matches += 1;
    }
    for (const { code, match, updatedAt } of this.rooms.values()) {
      if (match === null ? updatedAt >= abandonedBefore : this.matches.has(match)) continue;
      this.rooms.delete(code);
      this.chat.delete(roomPlace(code));
      swept.rooms += 1;
    }
    return swept;
  }

  async count(): Promise<StorageCounts> {
    await turn();
    const matches: Record<MatchStage, number> = { gathering: 0, playing: 0, over: 0 };
    for (const { stage } of this.matches.values()) matches[stage] += 1;
    return { rooms: this.rooms.size, matches };
  }

  async *everyMatch(): AsyncIterable<StoredMatch> {
    for (const id of this.matches.keys()) {
      const match = await this.loadMatch(id);
      if (match !== null) yield match;
    }
  }

  async *everyRoom(): AsyncIterable<RoomRecord> {
    for (const code of this.rooms.keys()) {
      const room = await this.loadRoom(code);
      if (room !== null) yield room;
    }
  }

  ping(): Promise<void> {
    return turn();
  }

  close(): Promise<void> {
    return turn();
  }
}

/** Like any other storage this one does nothing at once, so that tests meet the same order of events. */
function turn(): Promise<void> {
  return setImmediate();
}

function stateAfter(
  { snapshot, journal }: StoredMatch,
  state: MatchWrite['state'],
): Pick<StoredMatch, 'snapshot' | 'journal'> {
  switch (state.kind) {
    case 'same':
      return { snapshot, journal: [...journal, null] };
    case 'change':
      return { snapshot, journal: [...journal, state.change] };
    case 'snapshot':
      return { snapshot: state.snapshot, journal: [] };
  }
}

function versionsOf(
  kept: ReadonlyMap<string, { readonly version: number }>,
  keys: readonly string[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) {
    const version = kept.get(key)?.version;
    if (version !== undefined) found.set(key, version);
  }
  return found;
}
