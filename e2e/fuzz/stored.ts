import path from 'node:path';

import Database from 'better-sqlite3';

type Row = Readonly<Record<string, unknown>>;

/** A stored room without its spectators: anybody with the code may become one, which changes no table. */
function withoutSpectators(row: Row): Row {
  const body = JSON.parse(String(row['body'])) as Row;
  const { who } = body['watch'] as Row;
  return { ...without(row, ['version', 'updated_at']), body: { ...without(body, ['watch', 'nextId']), who } };
}

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

/** Reads a server's database from outside, to see whether something in it has changed. */
export class StoredRows {
  private readonly db: Database.Database;

  constructor(folder: string) {
    this.db = new Database(path.join(folder, 'server.sqlite'), { readonly: true });
  }

  /** The match that a room has started. Throws RangeError when there is none. */
  matchOf(code: string): string {
    const row = this.db.prepare<[string], { match: string | null }>('SELECT match FROM rooms WHERE code = ?').get(code);
    if (row?.match == null) throw new RangeError('no match');
    return row.match;
  }

  /** Every row of every table but that of predictions that has one of these ids in its primary key, as one text. */
  about(ids: readonly string[]): string {
    // Predictions change no table either.
    const tables = this.db
      .prepare<[], { name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'predictions' ORDER BY name",
      )
      .all();
    const marks = ids.map(() => '?').join();
    const rows = tables.map(({ name }) => {
      const columns = this.db.prepare<[], { name: string; pk: number }>(`PRAGMA table_info("${name}")`).all();
      const keys = columns.filter(({ pk }) => pk > 0);
      const where = keys.map((column) => `"${column.name}" IN (${marks})`).join(' OR ');
      if (where === '') return [name];
      const found = this.db
        .prepare<string[], Row>(`SELECT * FROM "${name}" WHERE ${where}`)
        .all(...keys.flatMap(() => ids));
      return [name, name === 'rooms' ? found.map(withoutSpectators) : found];
    });
    return JSON.stringify(rows);
  }

  close(): void {
    this.db.close();
  }
}
