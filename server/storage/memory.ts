import { setImmediate } from 'node:timers/promises';

import { headOf } from './head';
import {
  type Beginning,
  CHAT_KEPT,
  type ChatRecord,
  type Expiry,
  type HistoryChange,
  type MatchHead,
  matchOfPlace,
  matchPlace,
  type MatchStatus,
  type MatchTail,
  type MatchWrite,
  type PredictionRecord,
  type RestoredMatch,
  roomOfPlace,
  roomPlace,
  type RoomRecord,
  type Storage,
  type StorageCounts,
  type StoredMatch,
  type Swept,
  sweptKindOf,
  type Unstarted,
} from './storage';

/** The history of a match. It is never compressed here; `packed` is the version up to which it counts as packed. */
interface KeptHistory {
  readonly beginning: Beginning;
  readonly changes: readonly HistoryChange[];
  readonly packed: number;
}

/** A storage in memory: for tests, and the simplest implementation of the interface. */
export class MemoryStorage implements Storage {
  private readonly matches = new Map<string, StoredMatch>();
  private readonly histories = new Map<string, KeptHistory>();
  private readonly rooms = new Map<string, RoomRecord>();
  private readonly chat = new Map<string, readonly ChatRecord[]>();
  private readonly predictions = new Map<string, readonly PredictionRecord[]>();
  private readonly due = new Map<string, number>();
  private clock: string | null = null;
  private keys: string | null = null;

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

  async loadStage(id: string): Promise<MatchStatus | null> {
    await turn();
    return this.matches.get(id)?.stage ?? null;
  }

  async createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'> {
    await turn();
    return this.add({ ...match, base: match.version, beginning: null });
  }

  async writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'> {
    await turn();
    const kept = this.matches.get(write.id);
    if (kept?.version !== write.version - 1) return 'conflict';
    const { game, origin, listing } = kept;
    this.matches.set(write.id, { ...headOf(write), game, origin, listing, ...stateAfter(kept, write.state) });
    const history = this.histories.get(write.id);
    const { version, updatedAt: at, state } = write;
    if (state.kind === 'begin') this.begin(write.id, { version, snapshot: state.snapshot });
    else if (state.kind !== 'same' && history !== undefined) {
      const changes = [...history.changes, { version, at, change: state.change }];
      this.histories.set(write.id, { ...history, changes });
    }
    return 'saved';
  }

  async loadBeginning(id: string): Promise<Beginning | null> {
    await turn();
    return this.histories.get(id)?.beginning ?? null;
  }

  async *history(id: string, after = -1): AsyncIterable<HistoryChange> {
    await turn();
    yield* this.histories.get(id)?.changes.filter(({ version }) => version > after) ?? [];
  }

  async pack(id: string): Promise<'packed' | 'nothing'> {
    await turn();
    const [match, history] = [this.matches.get(id), this.histories.get(id)];
    if (match === undefined || history === undefined || baseOf(match) <= history.packed) return 'nothing';
    this.histories.set(id, { ...history, packed: baseOf(match) });
    return 'packed';
  }

  async *unpacked(): AsyncIterable<string> {
    await turn();
    for (const [id, { packed }] of this.histories) {
      const match = this.matches.get(id);
      if (match?.stage === 'over' && baseOf(match) > packed) yield id;
    }
  }

  async restoreMatch(match: RestoredMatch): Promise<'created' | 'exists'> {
    await turn();
    return this.add(match);
  }

  async restoreHistory(id: string, changes: readonly HistoryChange[]): Promise<void> {
    await turn();
    const [match, history] = [this.matches.get(id), this.histories.get(id)];
    if (match === undefined || history === undefined) return;
    this.histories.set(id, { ...history, changes: [...history.changes, ...changes] });
    const base = baseOf(match);
    const tail = changes.filter(({ version }) => version > base);
    const journal = match.journal.map(
      (change, i) => tail.find(({ version }) => version === base + i + 1)?.change ?? change,
    );
    this.matches.set(id, { ...match, journal });
  }

  async deleteMatch(id: string): Promise<void> {
    await turn();
    this.drop(id);
  }

  async listMatches(game: string, limit: number): Promise<readonly MatchHead[]> {
    await turn();
    const listed = [...this.matches.values()].filter(
      (match) => match.game === game && match.origin === 'lobby' && match.listing === 'shown',
    );
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
    if (record.match !== null) this.due.set(record.code, record.updatedAt);
    return 'created';
  }

  async saveRoom(record: RoomRecord): Promise<'saved' | 'conflict'> {
    await turn();
    if (this.rooms.get(record.code)?.version !== record.version - 1) return 'conflict';
    this.rooms.set(record.code, record);
    return 'saved';
  }

  async noteDue(code: string, at: number | null): Promise<void> {
    await turn();
    if (at === null) this.due.delete(code);
    else if (this.rooms.has(code)) this.due.set(code, at);
  }

  async dueRooms(by: number, limit: number): Promise<readonly string[]> {
    await turn();
    const due = [...this.due].filter(([code, at]) => at <= by && this.rooms.has(code));
    const order = due.toSorted(([a, first], [b, second]) => first - second || (a < b ? -1 : 1));
    return order.slice(0, limit).map(([code]) => code);
  }

  async addChat(place: string, body: string): Promise<number> {
    await turn();
    const n = (this.chat.get(place)?.at(-1)?.n ?? 0) + 1;
    this.append(place, [{ n, body }]);
    return n;
  }

  async restoreChat(place: string, lines: readonly ChatRecord[]): Promise<void> {
    await turn();
    this.append(place, lines);
  }

  async loadChat(place: string, after: number, limit: number): Promise<readonly ChatRecord[]> {
    await turn();
    const lines = (this.chat.get(place) ?? []).filter(({ n }) => n > after);
    return lines.slice(Math.max(0, lines.length - limit));
  }

  async savePrediction(match: string, prediction: PredictionRecord): Promise<'saved' | 'no-match'> {
    await turn();
    if (!this.matches.has(match)) return 'no-match';
    const others = (this.predictions.get(match) ?? []).filter(
      ({ who, question }) => who !== prediction.who || question !== prediction.question,
    );
    this.predictions.set(match, [...others, prediction]);
    return 'saved';
  }

  async loadPredictions(match: string, by: string | null): Promise<readonly PredictionRecord[]> {
    await turn();
    return (this.predictions.get(match) ?? [])
      .filter(({ who }) => by === null || who === by)
      .toSorted((one, other) => inOrder(one.who, other.who) || inOrder(one.question, other.question));
  }

  async touch(places: readonly string[], at: number): Promise<ReadonlySet<string>> {
    await turn();
    const touched = new Set<string>();
    for (const place of places) {
      const [room, match] = [this.unstartedRoom(place), this.unstartedMatch(place)];
      if (room !== undefined) this.rooms.set(room.code, { ...room, updatedAt: at });
      if (match !== undefined) this.matches.set(match.id, { ...match, updatedAt: at });
      if (room !== undefined || match !== undefined) touched.add(place);
    }
    return touched;
  }

  async *unstarted(kind: 'room' | 'match', before: number): AsyncIterable<Unstarted> {
    await turn();
    const all: Unstarted[] =
      kind === 'room'
        ? [...this.rooms.values()]
            .filter(({ match }) => match === null)
            .map(({ code, updatedAt, body }) => ({ place: roomPlace(code), updatedAt, body }))
        : [...this.matches.values()]
            .filter(({ stage, origin }) => stage === 'gathering' && origin === 'lobby')
            .map(({ id, updatedAt, metadata }) => ({ place: matchPlace(id), updatedAt, body: metadata }));
    yield* all.filter(({ updatedAt }) => updatedAt < before).sort((one, other) => one.updatedAt - other.updatedAt);
  }

  async deleteUnstarted({ place, updatedAt }: Pick<Unstarted, 'place' | 'updatedAt'>): Promise<'deleted' | 'kept'> {
    await turn();
    const [room, match] = [this.unstartedRoom(place), this.unstartedMatch(place)];
    if ((room ?? match)?.updatedAt !== updatedAt) return 'kept';
    if (room !== undefined) this.rooms.delete(room.code);
    if (match !== undefined) this.drop(match.id);
    this.chat.delete(place);
    return 'deleted';
  }

  async sweep({ finishedBefore, abandonedBefore, emptyBefore }: Expiry): Promise<Swept> {
    await turn();
    const matches = { finished: [] as string[], abandoned: [] as string[], empty: [] as string[] };
    const before = { finished: finishedBefore, abandoned: abandonedBefore, empty: emptyBefore };
    for (const { id, stage, updatedAt } of this.matches.values()) {
      const kind = sweptKindOf(stage);
      if (updatedAt >= before[kind]) continue;
      this.drop(id);
      matches[kind].push(id);
    }
    const rooms = { empty: 0, ended: 0 };
    for (const { code, match, updatedAt } of this.rooms.values()) {
      if (match === null ? updatedAt >= emptyBefore : this.matches.has(match)) continue;
      this.rooms.delete(code);
      this.chat.delete(roomPlace(code));
      rooms[match === null ? 'empty' : 'ended'] += 1;
    }
    return { matches, rooms };
  }

  async newest(): Promise<number | null> {
    await turn();
    const times = [...this.matches.values(), ...this.rooms.values()].map(({ updatedAt }) => updatedAt);
    return times.length === 0 ? null : times.reduce((one, other) => Math.max(one, other));
  }

  async loadClock(): Promise<string | null> {
    await turn();
    return this.clock;
  }

  async saveClock(body: string): Promise<void> {
    await turn();
    this.clock = body;
  }

  async loadKeys(): Promise<string | null> {
    await turn();
    return this.keys;
  }

  async keepKeys(made: string): Promise<string> {
    await turn();
    return (this.keys ??= made);
  }

  async count(): Promise<StorageCounts> {
    await turn();
    const matches: Record<MatchStatus, number> = { gathering: 0, playing: 0, over: 0 };
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

  private add({ base, snapshot, beginning, ...match }: RestoredMatch): 'created' | 'exists' {
    if (this.matches.has(match.id)) return 'exists';
    const journal = new Array<string | null>(match.version - base).fill(null);
    this.matches.set(match.id, { ...headOf(match), snapshot, journal });
    if (snapshot !== null) this.begin(match.id, beginning ?? { version: base, snapshot });
    return 'created';
  }

  private begin(id: string, beginning: Beginning): void {
    this.histories.set(id, { beginning, changes: [], packed: beginning.version });
  }

  private drop(id: string): void {
    this.matches.delete(id);
    this.histories.delete(id);
    this.predictions.delete(id);
    this.chat.delete(matchPlace(id));
  }

  private append(place: string, lines: readonly ChatRecord[]): void {
    this.chat.set(place, [...(this.chat.get(place) ?? []), ...lines].slice(-CHAT_KEPT));
  }

  private unstartedRoom(place: string): RoomRecord | undefined {
    const room = this.rooms.get(roomOfPlace(place) ?? '');
    return room?.match === null ? room : undefined;
  }

  private unstartedMatch(place: string): StoredMatch | undefined {
    const match = this.matches.get(matchOfPlace(place) ?? '');
    return match?.stage === 'gathering' && match.origin === 'lobby' ? match : undefined;
  }
}

/** Defers each operation, as other storages do, so that tests see the same order of events. */
function turn(): Promise<void> {
  return setImmediate();
}

/** The version of the newest snapshot. */
/** Compares as the databases do: by the numbers of the characters. */
function inOrder(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function baseOf({ version, journal }: StoredMatch): number {
  return version - journal.length;
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
    case 'begin':
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
