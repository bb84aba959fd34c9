import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { z } from 'zod';

import { CHAT_KEPT, type ChatRecord, matchPlace, roomPlace, type Storage } from '../storage/storage';
import { Refusal } from './refusal';
import { chatRecord, keptMatch, keptRoom, matchRecord, roomRecord } from './shapes';
import { numbered } from './transfer';

/** The version of the format that is written. Version 1, which had each conversation in the line of its place, is read. */
const FORMAT = 2;

/** The most lines of a conversation in one line of the file. */
const CHAT_AT_ONCE = 100;

const header = z.strictObject({
  kind: z.literal('backup'),
  format: z.union([z.literal(1), z.literal(FORMAT)]),
  takenAt: z.iso.datetime(),
});
const end = z.strictObject({ kind: z.literal('end'), rooms: z.int(), matches: z.int() });
const records = {
  1: z.discriminatedUnion('kind', [
    keptRoom.extend({ kind: z.literal('room') }),
    keptMatch.extend({ kind: z.literal('match') }),
    end,
  ]),
  2: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('room'), room: roomRecord }),
    z.strictObject({ kind: z.literal('match'), match: matchRecord }),
    z.strictObject({ kind: z.literal('chat'), lines: z.array(chatRecord).min(1).max(CHAT_AT_ONCE) }),
    z.strictObject({ ...end.shape, lines: z.int() }),
  ]),
} as const;
type Line = z.infer<(typeof records)[1]> | z.infer<(typeof records)[2]>;

/** One record of a backup: a room, a match, or some lines of what was said at the room or match before it. */
export type BackupRecord =
  | { readonly kind: 'room'; readonly room: z.infer<typeof roomRecord> }
  | { readonly kind: 'match'; readonly match: z.infer<typeof matchRecord> }
  | { readonly kind: 'chat'; readonly place: string; readonly lines: readonly ChatRecord[] };

/**
 * All of a storage as lines of JSON: a header, one line for each room and each match, each followed by lines with what was
 * said there, and at the end how many there are, so that a file that was cut off is noticed.
 */
export async function* backupLines(storage: Storage, takenAt: Date): AsyncIterable<string> {
  const line = (value: z.input<typeof header> | z.input<(typeof records)[2]>): string => `${JSON.stringify(value)}\n`;
  const taken = { rooms: 0, matches: 0, lines: 0 };
  const chatAt = async function* (place: string): AsyncIterable<string> {
    const lines = await storage.loadChat(place, 0, CHAT_KEPT);
    for (let i = 0; i < lines.length; i += CHAT_AT_ONCE) {
      yield line({ kind: 'chat', lines: lines.slice(i, i + CHAT_AT_ONCE) });
    }
    taken.lines += lines.length;
  };
  yield line({ kind: 'backup', format: FORMAT, takenAt: takenAt.toISOString() });
  for await (const room of storage.everyRoom()) {
    yield line({ kind: 'room', room });
    yield* chatAt(roomPlace(room.code));
    taken.rooms += 1;
  }
  for await (const { journal, ...match } of storage.everyMatch()) {
    yield line({ kind: 'match', match: { ...match, journal: [...journal] } });
    yield* chatAt(matchPlace(match.id));
    taken.matches += 1;
  }
  yield line({ kind: 'end', ...taken });
}

/**
 * Reads a backup, one record at a time.
 * @throws Refusal that says which line is wrong, or that the file is not whole
 */
export async function* readBackup(file: string): AsyncIterable<BackupRecord> {
  const found = { rooms: new Set<string>(), matches: new Set<string>(), lines: 0 };
  let [number, ended, format] = [0, 'no' as 'no' | 'yes', FORMAT as 1 | 2];
  /** Whose conversation may follow, and its last line so far. */
  let [place, said] = ['', 0];
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (number === 1) {
      const { success, data } = header.safeParse(jsonOf(text));
      if (!success) throw new Refusal('this is no backup, or one of another version');
      format = data.format;
      continue;
    }
    const { success, data, error } = records[format].safeParse(jsonOf(text));
    if (ended === 'yes' || !success) throw new Refusal(`line ${number} is damaged${where(error)}`);
    const line: Line = data;
    switch (line.kind) {
      case 'end':
        if (line.rooms !== found.rooms.size || line.matches !== found.matches.size)
          throw new Refusal('lines are missing');
        if ('lines' in line && line.lines !== found.lines) throw new Refusal('lines are missing');
        ended = 'yes';
        break;
      case 'chat': {
        const [first, last] = [line.lines[0]?.n ?? 0, line.lines.at(-1)?.n ?? 0];
        const inOrder = line.lines.every(({ n }, i) => n === first + i);
        if (place === '' || first <= said || !inOrder) throw new Refusal(`line ${number} is out of place`);
        said = last;
        found.lines += line.lines.length;
        yield { kind: 'chat', place, lines: line.lines };
        break;
      }
      case 'room':
      case 'match': {
        const [keys, key] = line.kind === 'room' ? [found.rooms, line.room.code] : [found.matches, line.match.id];
        if (keys.has(key)) throw new Refusal(`line ${number} is of something that was there before`);
        keys.add(key);
        [place, said] = [line.kind === 'room' ? roomPlace(key) : matchPlace(key), 0];
        yield line.kind === 'room' ? { kind: 'room', room: line.room } : { kind: 'match', match: line.match };
        if ('chat' in line && line.chat.length > 0) yield { kind: 'chat', place, lines: numbered(line.chat) };
        break;
      }
    }
  }
  if (ended === 'no') throw new Refusal('the file is not whole: its end is missing');
}

/** What is wrong, without showing any of the contents. */
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
