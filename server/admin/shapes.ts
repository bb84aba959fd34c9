import { z } from 'zod';

/** A whole number that is not negative: versions, times, counts. */
const count = z.int().nonnegative();

/** How a match is identified and listed, as in every file. */
const head = {
  id: z.string(),
  game: z.string(),
  origin: z.enum(['room', 'lobby']),
  listing: z.enum(['shown', 'hidden']),
  version: count,
  metadata: z.string(),
  stage: z.enum(['gathering', 'playing', 'over']),
  updatedAt: count,
};

/** The first state of a match. */
const beginning = z.strictObject({ version: count, snapshot: z.string() });

/** One change of the state of a match. */
export const changeRecord = z.strictObject({ version: count, at: count, change: z.string() });

/** A match without its history and its conversation, as it stands in backups. */
export const restoredMatch = z
  .strictObject({ ...head, base: count, snapshot: z.string().nullable(), beginning: beginning.nullable() })
  .refine(({ version, base }) => base <= version, 'a snapshot of a later version')
  .refine(({ base, beginning }) => beginning === null || beginning.version < base, 'a beginning after the snapshot')
  .refine(({ snapshot, beginning }) => beginning === null || snapshot !== null, 'a beginning without a snapshot');

/** A match as it can be loaded, without its conversation, as it stands in exports. */
const matchRecord = z
  .strictObject({ ...head, snapshot: z.string().nullable(), journal: z.array(z.string().nullable()) })
  .refine(({ version, journal }) => journal.length <= version, 'more changes than versions');

/** The history of a match, as it stands in exports. */
const historyRecord = z.strictObject({ beginning: beginning.nullable(), changes: z.array(changeRecord) });

/** A room without its conversation, as it stands in a file. */
export const roomRecord = z.strictObject({
  code: z.string(),
  version: count,
  body: z.string(),
  match: z.string().nullable(),
  updatedAt: count,
});

/** A line of a conversation with its number, as it stands in a file. */
export const chatRecord = z.strictObject({ n: z.int().positive(), body: z.string() });

/** A spectator's prediction about a match, as it stands in a file. */
export const predictionRecord = z.strictObject({ who: z.string(), question: z.string(), body: z.string() });

/** The chat lines of a place, without numbers. */
const chat = z.array(z.string());

/** A match with its history, its conversation and what was foretold of it, as it stands in exports. */
export const exportedMatch = z.strictObject({
  match: matchRecord,
  history: historyRecord,
  chat,
  predictions: z.array(predictionRecord),
});

/** A room with its conversation, as it stands in exports. */
export const exportedRoom = z.strictObject({ room: roomRecord, chat });

export type ExportedMatch = z.infer<typeof exportedMatch>;
export type ExportedRoom = z.infer<typeof exportedRoom>;
