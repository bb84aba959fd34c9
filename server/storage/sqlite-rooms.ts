import { setImmediate } from 'node:timers/promises';

import type { SqliteAccess } from './sqlite-access';
import type { RoomRecord, Storage } from './storage';

const ROOM = 'code, version, body, match, updated_at AS updatedAt';

/** The rooms of a storage, and how one is removed within a transaction. */
interface SqliteRooms {
  readonly operations: Pick<
    Storage,
    'loadRoom' | 'roomVersions' | 'createRoom' | 'saveRoom' | 'noteDue' | 'dueRooms' | 'everyRoom'
  >;
  readonly remove: (code: string) => void;
}

/** Prepares the statements about rooms. */
export function roomsIn({ db, read, write }: SqliteAccess): SqliteRooms {
  const roomByCode = db.prepare<[string], RoomRecord>(`SELECT ${ROOM} FROM rooms WHERE code = ?`);
  const roomAfter = db.prepare<[string], RoomRecord>(`SELECT ${ROOM} FROM rooms WHERE code > ? ORDER BY code LIMIT 1`);
  const roomVersions = db
    .prepare<[string], [string, number]>(
      'SELECT code, version FROM rooms WHERE code IN (SELECT value FROM json_each(?))',
    )
    .raw();
  const insertRoom = db.prepare<[RoomRecord]>(
    `INSERT INTO rooms (code, version, body, match, updated_at, due_at)
     VALUES (@code, @version, @body, @match, @updatedAt, iif(@match IS NULL, NULL, @updatedAt)) ON CONFLICT DO NOTHING`,
  );
  const updateRoom = db.prepare<[RoomRecord]>(
    `UPDATE rooms SET version = @version, body = @body, match = @match, updated_at = @updatedAt
     WHERE code = @code AND version = @version - 1`,
  );
  const noteDue = db.prepare<[number | null, string]>('UPDATE rooms SET due_at = ? WHERE code = ?');
  const dueRooms = db
    .prepare<[number, number], string>('SELECT code FROM rooms WHERE due_at <= ? ORDER BY due_at, code LIMIT ?')
    .pluck();
  const deleteRoom = db.prepare<[string]>('DELETE FROM rooms WHERE code = ?');

  return {
    operations: {
      loadRoom: (code) => read(() => roomByCode.get(code) ?? null),
      roomVersions: (codes) => read(() => new Map(roomVersions.all(JSON.stringify(codes)))),
      createRoom: (record) => write(() => (insertRoom.run(record).changes === 1 ? 'created' : 'exists')),
      saveRoom: (record) => write(() => (updateRoom.run(record).changes === 1 ? 'saved' : 'conflict')),
      noteDue: (code, at) => write(() => void noteDue.run(at, code)),
      dueRooms: (by, limit) => read(() => dueRooms.all(by, limit)),
      everyRoom: async function* () {
        for (let last = ''; ;) {
          const after = last;
          const room = await read(() => roomAfter.get(after));
          if (room === undefined) return;
          yield room;
          last = room.code;
          await setImmediate();
        }
      },
    },
    remove: (code) => {
      deleteRoom.run(code);
    },
  };
}
