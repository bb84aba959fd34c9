import { z } from 'zod';

/** A whole number that is not negative: versions, times, counts. */
const count = z.int().nonnegative();

/** A match without its conversation, as it stands in a file. */
export const matchRecord = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    origin: z.enum(['room', 'lobby']),
    /** Files of format 1 have it in the metadata only. */
    listing: z.enum(['shown', 'hidden']).optional(),
    version: count,
    metadata: z.string(),
    stage: z.enum(['gathering', 'playing', 'over']),
    updatedAt: count,
    snapshot: z.string().nullable(),
    journal: z.array(z.string().nullable()),
  })
  .refine(({ version, journal }) => journal.length <= version, 'more changes than versions')
  .transform(({ listing, ...match }) => ({ ...match, listing: listing ?? listingIn(match.metadata) }));

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

/** What was said at a place, without numbers. */
const chat = z.array(z.string());

/** A match with its conversation, as it stands in a file. */
export const keptMatch = z.strictObject({ match: matchRecord, chat });

/** A room with its conversation, as it stands in a file. */
export const keptRoom = z.strictObject({ room: roomRecord, chat });

export type KeptMatch = z.infer<typeof keptMatch>;
export type KeptRoom = z.infer<typeof keptRoom>;

function listingIn(metadata: string): 'shown' | 'hidden' {
  try {
    return (JSON.parse(metadata) as { unlisted?: unknown } | null)?.unlisted === true ? 'hidden' : 'shown';
  } catch {
    return 'shown';
  }
}
