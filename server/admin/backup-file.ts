import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { z } from 'zod';

import type { Storage } from '../storage/storage';
import { Refusal } from './refusal';
import { type KeptMatch, keptMatch, type KeptRoom, keptRoom } from './shapes';
import { takeMatch, takeRoom } from './transfer';

/** The version of the format. */
const FORMAT = 1;

const header = z.strictObject({ kind: z.literal('backup'), format: z.literal(FORMAT), takenAt: z.iso.datetime() });
const record = z.discriminatedUnion('kind', [
  keptRoom.extend({ kind: z.literal('room') }),
  keptMatch.extend({ kind: z.literal('match') }),
  z.strictObject({ kind: z.literal('end'), rooms: z.int(), matches: z.int() }),
]);

/** One record of a backup. */
export type BackupRecord = ({ readonly kind: 'room' } & KeptRoom) | ({ readonly kind: 'match' } & KeptMatch);

/**
 * All of a storage as lines of JSON: a header, one line for each room and each match with what was said there, and at
 * the end how many there are, so that a file that was cut off is noticed.
 */
export async function* backupLines(storage: Storage, takenAt: Date): AsyncIterable<string> {
  const line = (value: z.input<typeof header> | z.input<typeof record>): string => `${JSON.stringify(value)}\n`;
  yield line({ kind: 'backup', format: FORMAT, takenAt: takenAt.toISOString() });
  const taken = { rooms: 0, matches: 0 };
  for await (const room of storage.everyRoom()) {
    yield line({ kind: 'room', ...(await takeRoom(storage, room)) });
    taken.rooms += 1;
  }
  for await (const match of storage.everyMatch()) {
    yield line({ kind: 'match', ...(await takeMatch(storage, match)) });
    taken.matches += 1;
  }
  yield line({ kind: 'end', ...taken });
}

/**
 * Reads a backup, one record at a time.
 * @throws Refusal that says which line is wrong, or that the file is not whole
 */
export async function* readBackup(file: string): AsyncIterable<BackupRecord> {
  const [rooms, matches] = [new Set<string>(), new Set<string>()];
  let [number, ended] = [0, 'no' as 'no' | 'yes'];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (number === 1) {
      if (!header.safeParse(jsonOf(line)).success) throw new Refusal('this is no backup, or one of another version');
      continue;
    }
    const { success, data, error } = record.safeParse(jsonOf(line));
    if (ended === 'yes' || !success) throw new Refusal(`line ${number} is damaged${where(error)}`);
    if (data.kind === 'end') {
      if (data.rooms !== rooms.size || data.matches !== matches.size) throw new Refusal('lines are missing');
      ended = 'yes';
      continue;
    }
    const [keys, key] = data.kind === 'room' ? [rooms, data.room.code] : [matches, data.match.id];
    if (keys.has(key)) throw new Refusal(`line ${number} is of something that was there before`);
    keys.add(key);
    yield data;
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
