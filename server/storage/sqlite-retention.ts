import { setImmediate } from 'node:timers/promises';

import { DELETED_AT_ONCE, type SqliteAccess } from './sqlite-access';
import {
  type Expiry,
  matchOfPlace,
  matchPlace,
  type MatchStatus,
  roomOfPlace,
  roomPlace,
  type Storage,
  type SweptKind,
  sweptKindOf,
  type Unstarted,
} from './storage';

/** How many places that have not begun are read at a time. */
const UNSTARTED_AT_ONCE = 100;

/** How a match or a room is removed with all that belongs to it, within a transaction. */
interface Removal {
  readonly removeMatch: (id: string) => void;
  readonly removeRoom: (code: string) => void;
}

/** Prepares the statements by which what is old or empty is found and deleted. */
export function retentionIn(
  { db, read, write, removeAll }: SqliteAccess,
  { removeMatch, removeRoom }: Removal,
): Pick<Storage, 'touch' | 'unstarted' | 'deleteUnstarted' | 'sweep' | 'newest' | 'loadClock' | 'saveClock'> {
  const touchMatches = db
    .prepare<[number, string], string>(
      `UPDATE matches SET updated_at = ? WHERE id IN (SELECT value FROM json_each(?))
       AND stage = 'gathering' AND origin = 'lobby' RETURNING id`,
    )
    .pluck();
  const touchRooms = db
    .prepare<[number, string], string>(
      `UPDATE rooms SET updated_at = ? WHERE code IN (SELECT value FROM json_each(?)) AND match IS NULL RETURNING code`,
    )
    .pluck();
  type Cursor = [at: number, key: string, before: number, limit: number];
  type UnstartedRow = Omit<Unstarted, 'place'> & { readonly key: string };
  const unstarted = {
    match: db.prepare<Cursor, UnstartedRow>(
      `SELECT id AS key, updated_at AS updatedAt, metadata AS body FROM matches
       WHERE stage = 'gathering' AND origin = 'lobby' AND (updated_at, id) > (?, ?) AND updated_at < ?
       ORDER BY updated_at, id LIMIT ?`,
    ),
    room: db.prepare<Cursor, UnstartedRow>(
      `SELECT code AS key, updated_at AS updatedAt, body FROM rooms
       WHERE match IS NULL AND (updated_at, code) > (?, ?) AND updated_at < ?
       ORDER BY updated_at, code LIMIT ?`,
    ),
  } as const;
  const unstartedMatchOf = db.prepare<[string, number], 1>(
    `SELECT 1 FROM matches WHERE id = ? AND updated_at = ? AND stage = 'gathering' AND origin = 'lobby'`,
  );
  const unstartedRoomOf = db.prepare<[string, number], 1>(
    'SELECT 1 FROM rooms WHERE code = ? AND updated_at = ? AND match IS NULL',
  );
  const expiredMatches = db.prepare<[Expiry & { limit: number }], { readonly id: string; readonly stage: MatchStatus }>(
    `SELECT id, stage FROM matches
     WHERE updated_at < CASE stage WHEN 'over' THEN @finishedBefore WHEN 'playing' THEN @abandonedBefore
                                   ELSE @emptyBefore END
     LIMIT @limit`,
  );
  const expiredRooms = db
    .prepare<[number, number], string>('SELECT code FROM rooms WHERE match IS NULL AND updated_at < ? LIMIT ?')
    .pluck();
  const endedRooms = db
    .prepare<[number], string>(
      `SELECT code FROM rooms
       WHERE match IS NOT NULL AND NOT EXISTS (SELECT 1 FROM matches WHERE id = rooms.match) LIMIT ?`,
    )
    .pluck();
  const newest = db
    .prepare<[], number | null>(
      'SELECT max(updated_at) FROM (SELECT updated_at FROM matches UNION ALL SELECT updated_at FROM rooms)',
    )
    .pluck();
  const loadClock = db.prepare<[], string>('SELECT body FROM clock').pluck();
  const saveClock = db.prepare<[string]>(
    'INSERT INTO clock (one, body) VALUES (1, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  );

  return {
    touch: (places, at) =>
      write(() => {
        const rooms = touchRooms.all(at, JSON.stringify(places.map(roomOfPlace)));
        const matches = touchMatches.all(at, JSON.stringify(places.map(matchOfPlace)));
        return new Set([...rooms.map(roomPlace), ...matches.map(matchPlace)]);
      }),
    unstarted: async function* (kind, before) {
      const placeOf = kind === 'room' ? roomPlace : matchPlace;
      for (let [at, last] = [Number.MIN_SAFE_INTEGER, '']; ;) {
        const from: Cursor = [at, last, before, UNSTARTED_AT_ONCE];
        const rows = await read(() => unstarted[kind].all(...from));
        for (const { key, updatedAt, body } of rows) yield { place: placeOf(key), updatedAt, body };
        if (rows.length < UNSTARTED_AT_ONCE) return;
        [at, last] = [rows.at(-1)?.updatedAt ?? at, rows.at(-1)?.key ?? last];
        await setImmediate();
      }
    },
    deleteUnstarted: ({ place, updatedAt }) =>
      write(() => {
        const [code, id] = [roomOfPlace(place), matchOfPlace(place)];
        if (code !== null && unstartedRoomOf.get(code, updatedAt) !== undefined) removeRoom(code);
        else if (id !== null && unstartedMatchOf.get(id, updatedAt) !== undefined) removeMatch(id);
        else return 'kept';
        return 'deleted';
      }),
    sweep: async (expiry) => {
      const limited = { ...expiry, limit: DELETED_AT_ONCE };
      const expired = await removeAll(
        () => expiredMatches.all(limited),
        ({ id }) => removeMatch(id),
      );
      const empty = await removeAll(() => expiredRooms.all(expiry.emptyBefore, DELETED_AT_ONCE), removeRoom);
      const ended = await removeAll(() => endedRooms.all(DELETED_AT_ONCE), removeRoom);
      const of = (kind: SweptKind): readonly string[] =>
        expired.filter(({ stage }) => sweptKindOf(stage) === kind).map(({ id }) => id);
      return {
        matches: { finished: of('finished'), abandoned: of('abandoned'), empty: of('empty') },
        rooms: { empty: empty.length, ended: ended.length },
      };
    },
    newest: () => read(() => newest.get() ?? null),
    loadClock: () => read(() => loadClock.get() ?? null),
    saveClock: (body) =>
      write(() => {
        saveClock.run(body);
      }),
  };
}
