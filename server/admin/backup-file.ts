import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { FORMAT, isRead, otherFormat } from '../storage/format';
import { packJson, unpackJson } from '../storage/packed-history';
import {
  CHAT_KEPT,
  type ChatRecord,
  type HistoryChange,
  matchOfPlace,
  matchPlace,
  type PredictionRecord,
  type RestoredMatch,
  roomPlace,
  type Storage,
} from '../storage/storage';
import { Refusal } from './refusal';
import { changeRecord, chatRecord, predictionRecord, restoredMatch, roomRecord } from './shapes';
import { fits } from './transfer';

/** The most changes of a match in one line of the file. */
const CHANGES_AT_ONCE = 200;

/** No keys are longer, in characters. */
const KEYS_LENGTH = 4096;

/** The most lines of a conversation, and the most predictions of a match, in one line of the file. */
const CHAT_AT_ONCE = 100;
const PREDICTIONS_AT_ONCE = 100;

/** The records of a backup are those of the storage, so a backup has the storage's format. */
const header = z.strictObject({ kind: z.literal('backup'), format: z.int(), takenAt: z.iso.datetime() });
const record = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keys'), keys: z.string().max(KEYS_LENGTH) }),
  z.strictObject({ kind: z.literal('room'), room: roomRecord }),
  z.strictObject({ kind: z.literal('match'), match: restoredMatch }),
  // Compressed, as changes repeat one another: the file would be several times as long as the database otherwise.
  z.strictObject({ kind: z.literal('history'), changes: z.base64() }),
  z.strictObject({ kind: z.literal('chat'), lines: z.array(chatRecord).min(1).max(CHAT_AT_ONCE) }),
  z.strictObject({
    kind: z.literal('predictions'),
    predictions: z.array(predictionRecord).min(1).max(PREDICTIONS_AT_ONCE),
  }),
  z.strictObject({
    kind: z.literal('end'),
    rooms: z.int(),
    matches: z.int(),
    lines: z.int(),
    changes: z.int(),
    predictions: z.int(),
  }),
]);
const changeRecords = z.array(changeRecord).min(1).max(CHANGES_AT_ONCE);

/**
 * One record of a backup: the keys of the server, a room, or a match; changes or predictions of the match before it; or
 * chat lines of the room or match before it.
 */
export type BackupRecord =
  | { readonly kind: 'keys'; readonly keys: string }
  | { readonly kind: 'room'; readonly room: z.infer<typeof roomRecord> }
  | { readonly kind: 'match'; readonly match: RestoredMatch }
  | { readonly kind: 'history'; readonly id: string; readonly changes: readonly HistoryChange[] }
  | { readonly kind: 'chat'; readonly place: string; readonly lines: readonly ChatRecord[] }
  | { readonly kind: 'predictions'; readonly id: string; readonly predictions: readonly PredictionRecord[] }
  | { readonly kind: 'end' };

/**
 * All of a storage as lines of JSON: a header, the keys of the server, one line for each room and each match, each followed by lines with the
 * history of the match, what was said there and what was foretold of the match, and at the end how many there are, so that a file that was cut off is noticed.
 */
export async function* backupLines(storage: Storage, takenAt: Date): AsyncIterable<string> {
  const line = (value: z.input<typeof header> | z.input<typeof record>): string => `${JSON.stringify(value)}\n`;
  const taken = { rooms: 0, matches: 0, lines: 0, changes: 0, predictions: 0 };
  const chatAt = async function* (place: string): AsyncIterable<string> {
    const lines = await storage.loadChat(place, 0, CHAT_KEPT);
    for (let i = 0; i < lines.length; i += CHAT_AT_ONCE) {
      yield line({ kind: 'chat', lines: lines.slice(i, i + CHAT_AT_ONCE) });
    }
    taken.lines += lines.length;
  };
  const changesOf = async function* (id: string): AsyncIterable<string> {
    for await (const changes of inGroups(storage.history(id), CHANGES_AT_ONCE)) {
      yield line({ kind: 'history', changes: (await packJson(changes)).toString('base64') });
      taken.changes += changes.length;
    }
  };
  const foretoldOf = async function* (id: string): AsyncIterable<string> {
    const foretold = await storage.loadPredictions(id, null);
    for (let i = 0; i < foretold.length; i += PREDICTIONS_AT_ONCE) {
      yield line({ kind: 'predictions', predictions: foretold.slice(i, i + PREDICTIONS_AT_ONCE) });
    }
    taken.predictions += foretold.length;
  };
  yield line({ kind: 'backup', format: FORMAT, takenAt: takenAt.toISOString() });
  const keys = await storage.loadKeys();
  if (keys !== null) yield line({ kind: 'keys', keys });
  for await (const room of storage.everyRoom()) {
    yield line({ kind: 'room', room });
    yield* chatAt(roomPlace(room.code));
    taken.rooms += 1;
  }
  for await (const { journal, ...match } of storage.everyMatch()) {
    const base = match.version - journal.length;
    const beginning = await storage.loadBeginning(match.id);
    yield line({ kind: 'match', match: { ...match, base, beginning: beginning?.version === base ? null : beginning } });
    yield* changesOf(match.id);
    yield* chatAt(matchPlace(match.id));
    yield* foretoldOf(match.id);
    taken.matches += 1;
  }
  yield line({ kind: 'end', ...taken });
}

/**
 * Reads a backup, one record at a time.
 * @throws Refusal that says which line is wrong, or that the file is not whole; UnusableStorage for one of another format
 */
export async function* readBackup(file: string): AsyncIterable<BackupRecord> {
  const reader = new BackupReader();
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (number === 1) checkHeader(text);
    else yield await reader.read(text, number);
  }
  if (!reader.ended) throw new Refusal('the file is not whole: its end is missing');
}

function checkHeader(text: string): void {
  const { success, data } = header.safeParse(jsonOf(text));
  if (!success) throw new Refusal('this is no backup');
  if (!isRead(data.format)) throw otherFormat('this backup', data.format);
}

type Line<Kind extends z.infer<typeof record>['kind']> = Extract<z.infer<typeof record>, { readonly kind: Kind }>;

/** Reads the records of a backup in their order. */
class BackupReader {
  ended = false;
  private readonly found = {
    rooms: new Set<string>(),
    matches: new Set<string>(),
    lines: 0,
    changes: 0,
    predictions: 0,
  };
  /** The place whose chat lines may follow, and the number of the last one so far. */
  private place = '';
  private lastLine = 0;
  /** The match whose history may follow, and the version of its last change so far. */
  private played: { readonly match: RestoredMatch; readonly version: number } | null = null;

  async read(text: string, number: number): Promise<BackupRecord> {
    const { success, data: line, error } = record.safeParse(jsonOf(text));
    if (this.ended || !success) throw new Refusal(`line ${number} is damaged${where(error)}`);
    switch (line.kind) {
      case 'keys':
        return line;
      case 'room':
        this.begin('rooms', line.room.code, number);
        return line;
      case 'match':
        this.begin('matches', line.match.id, number);
        this.played = { match: line.match, version: 0 };
        return line;
      case 'history':
        return this.history(line, number);
      case 'chat':
        return this.chat(line, number);
      case 'predictions':
        return this.predictions(line, number);
      case 'end':
        return this.end(line);
    }
  }

  /** Begins a room or a match, whose other records follow. */
  private begin(kind: 'rooms' | 'matches', key: string, number: number): void {
    const keys = this.found[kind];
    if (keys.has(key)) throw new Refusal(`line ${number} is of something that was there before`);
    keys.add(key);
    [this.place, this.lastLine] = [kind === 'rooms' ? roomPlace(key) : matchPlace(key), 0];
    this.played = null;
  }

  private async history(line: Line<'history'>, number: number): Promise<BackupRecord> {
    const changes = await changesIn(line.changes);
    if (changes === null) throw new Refusal(`line ${number} is damaged at changes`);
    if (this.played === null || !fits(this.played.match, this.played.version, changes)) throw outOfPlace(number);
    const { match } = this.played;
    this.played = { match, version: changes.at(-1)?.version ?? 0 };
    this.found.changes += changes.length;
    return { kind: 'history', id: match.id, changes };
  }

  private chat({ lines }: Line<'chat'>, number: number): BackupRecord {
    const [first, last] = [lines[0]?.n ?? 0, lines.at(-1)?.n ?? 0];
    const inOrder = lines.every(({ n }, i) => n === first + i);
    if (this.place === '' || first <= this.lastLine || !inOrder) throw outOfPlace(number);
    [this.lastLine, this.played] = [last, null];
    this.found.lines += lines.length;
    return { kind: 'chat', place: this.place, lines };
  }

  private predictions({ predictions }: Line<'predictions'>, number: number): BackupRecord {
    const id = matchOfPlace(this.place);
    if (id === null) throw outOfPlace(number);
    this.played = null;
    this.found.predictions += predictions.length;
    return { kind: 'predictions', id, predictions };
  }

  private end({ kind, ...counted }: Line<'end'>): BackupRecord {
    const { rooms, matches, ...counts } = this.found;
    if (!isDeepStrictEqual(counted, { ...counts, rooms: rooms.size, matches: matches.size }))
      throw new Refusal('lines are missing');
    this.ended = true;
    return { kind };
  }
}

function outOfPlace(number: number): Refusal {
  return new Refusal(`line ${number} is out of place`);
}

/** The changes in a line; null when it is damaged. */
async function changesIn(packed: string): Promise<readonly HistoryChange[] | null> {
  try {
    return changeRecords.safeParse(await unpackJson(Buffer.from(packed, 'base64'))).data ?? null;
  } catch {
    return null;
  }
}

/** Puts a stream of items into groups of at most this many. */
async function* inGroups<T>(items: AsyncIterable<T>, most: number): AsyncIterable<readonly T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Where a record is wrong, without showing any of its contents. */
function where(error: z.ZodError | undefined): string {
  const path = error?.issues[0]?.path.join('.') ?? '';
  return path === '' ? '' : ` at ${path}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
