import type { SqliteAccess } from './sqlite-access';
import { CHAT_KEPT, type ChatRecord, type Storage } from './storage';

/** The chats of a storage, and how the chat of a place is removed within a transaction. */
interface SqliteChat {
  readonly operations: Pick<Storage, 'addChat' | 'restoreChat' | 'loadChat'>;
  readonly remove: (place: string) => void;
}

/** Prepares the statements about chats. */
export function chatIn({ db, read, write }: SqliteAccess): SqliteChat {
  const addChat = db
    .prepare<[{ place: string; body: string }], number>(
      `INSERT INTO chat (place, n, body)
       SELECT @place, COALESCE(MAX(n), 0) + 1, @body FROM chat WHERE place = @place RETURNING n`,
    )
    .pluck();
  const putChat = db.prepare<[string, number, string]>('INSERT INTO chat (place, n, body) VALUES (?, ?, ?)');
  const trimChat = db.prepare<[string, number]>('DELETE FROM chat WHERE place = ? AND n <= ?');
  const loadChat = db.prepare<[string, number, number], ChatRecord>(
    'SELECT n, body FROM chat WHERE place = ? AND n > ? ORDER BY n DESC LIMIT ?',
  );
  const deleteChat = db.prepare<[string]>('DELETE FROM chat WHERE place = ?');

  return {
    operations: {
      addChat: (place, body) =>
        write(() => {
          const n = addChat.get({ place, body }) ?? 0;
          trimChat.run(place, n - CHAT_KEPT);
          return n;
        }),
      restoreChat: (place, lines) =>
        write(() => {
          for (const { n, body } of lines) putChat.run(place, n, body);
          trimChat.run(place, (lines.at(-1)?.n ?? 0) - CHAT_KEPT);
        }),
      loadChat: (place, after, limit) => read(() => loadChat.all(place, after, limit).reverse()),
    },
    remove: (place) => {
      deleteChat.run(place);
    },
  };
}
