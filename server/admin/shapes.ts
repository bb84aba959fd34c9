import { z } from 'zod';

/** A whole number that is not negative: versions, times, counts. */
const count = z.int().nonnegative();

/** A match with its conversation, as it stands in a file. */
export const keptMatch = z.strictObject({
  match: z
    .strictObject({
      id: z.string(),
      game: z.string(),
      origin: z.enum(['room', 'lobby']),
      version: count,
      metadata: z.string(),
      stage: z.enum(['gathering', 'playing', 'over']),
      updatedAt: count,
      snapshot: z.string().nullable(),
      journal: z.array(z.string().nullable()),
    })
    .refine(({ version, journal }) => journal.length <= version, 'more changes than versions'),
  chat: z.array(z.string()),
});

/** A room with its conversation, as it stands in a file. */
export const keptRoom = z.strictObject({
  room: z.strictObject({
    code: z.string(),
    version: count,
    body: z.string(),
    match: z.string().nullable(),
    updatedAt: count,
  }),
  chat: z.array(z.string()),
});

export type KeptMatch = z.infer<typeof keptMatch>;
export type KeptRoom = z.infer<typeof keptRoom>;
