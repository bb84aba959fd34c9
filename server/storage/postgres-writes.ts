import { Batcher } from './batch';
import { type Connection, isRefusal } from './postgres-connection';
import type { MatchWrite } from './storage';

/**
 * Writes any number of matches in one statement. The rows are locked in the order of their ids, so that nodes wait for
 * each other but never in a circle. Returns the matches whose version fitted.
 */
const WRITE = {
  name: 'write-matches',
  text: `
    WITH write AS MATERIALIZED (
      SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[])
        AS write (id, version, metadata, stage, updated_at, change, snapshot)
    ), locked AS MATERIALIZED (
      SELECT matches.id, matches.base FROM matches JOIN write ON matches.id = write.id AND matches.version = write.version - 1
      ORDER BY matches.id FOR UPDATE OF matches
    ), written AS (
      UPDATE matches
      SET version = write.version, metadata = write.metadata, stage = write.stage, updated_at = write.updated_at,
          base = CASE WHEN write.snapshot IS NULL THEN matches.base ELSE write.version END
      FROM locked JOIN write ON write.id = locked.id
      WHERE matches.id = locked.id
      RETURNING matches.id, write.version, write.updated_at, write.change, write.snapshot, locked.base
    ), added AS (
      INSERT INTO journal (match, version, at, change)
      SELECT id, version, updated_at, change FROM written WHERE change IS NOT NULL
    ), begun AS (
      -- The first snapshot as it was before this statement, which is about to take another one.
      INSERT INTO beginnings (match, version, snapshot)
      SELECT written.id, written.base, former.snapshot FROM written JOIN snapshots AS former ON former.match = written.id
      WHERE written.snapshot IS NOT NULL
      ON CONFLICT DO NOTHING
    ), replaced AS (
      INSERT INTO snapshots (match, snapshot) SELECT id, snapshot FROM written WHERE snapshot IS NOT NULL
      ON CONFLICT (match) DO UPDATE SET snapshot = excluded.snapshot
    )
    SELECT id FROM written`,
};

/** How many groups of writes a node has under way, and how many writes are in one at most. */
const LANES = 2;
const MOST = 500;

/** Writes matches in groups: what comes in while groups are under way goes together with the next. */
export function matchWriter({ query }: Connection): Batcher<MatchWrite, 'saved' | 'conflict'> {
  return new Batcher({
    about: ({ id }) => id,
    send: async (group) => {
      const columns = [
        group.map(({ id }) => id),
        group.map(({ version }) => version),
        group.map(({ metadata }) => metadata),
        group.map(({ stage }) => stage),
        group.map(({ updatedAt }) => updatedAt),
        group.map(({ state }) => ('change' in state ? state.change : null)),
        group.map(({ state }) => ('snapshot' in state ? state.snapshot : null)),
      ];
      const written = new Set((await query<{ id: string }>(WRITE, columns)).map(({ id }) => id));
      return group.map(({ id }) => (written.has(id) ? 'saved' : 'conflict'));
    },
    mayTryAlone: isRefusal,
    lanes: LANES,
    most: MOST,
  });
}
