import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';
import pino from 'pino';

import { lockDatabase } from '../testing/lock-holder';
import { temporaryFolder } from '../testing/serve';
import { describeWithPostgres } from '../testing/services';
import { openStorage } from './open';
import { unusableFolder, unusablePostgres } from './opening';
import { openSqlite } from './sqlite';
import { UnusableStorage } from './unusable';

const log = pino({ level: 'silent' });
const folder = temporaryFolder();
afterAll(() => folder.remove());

const coded = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('a storage that cannot be opened', () => {
  it('is named with its folder, the user and advice when a file is in the way', async () => {
    const dataDir = path.join(folder.path, 'file');
    writeFileSync(dataDir, '');
    const opened = openStorage({ dataDir, databaseUrl: null }, log);
    await expect(opened).rejects.toThrow(UnusableStorage);
    await expect(opened).rejects.toThrow(
      new RegExp(
        `^cannot open the database in ${dataDir} as user \\S+ \\(\\d+\\): EEXIST; .*set DATA_DIR to a folder$`,
      ),
    );
  });

  it('is named when the file is no database, or another program has locked it', async () => {
    const dataDir = path.join(folder.path, 'garbage');
    await openSqlite(dataDir).close();
    const holder = await lockDatabase(dataDir);
    await expect(openStorage({ dataDir, databaseUrl: null }, log)).rejects.toThrow(/SQLITE_BUSY; another program/);
    await holder.release();
    writeFileSync(path.join(dataDir, 'server.sqlite'), 'x'.repeat(10_000));
    await expect(openStorage({ dataDir, databaseUrl: null }, log)).rejects.toThrow(/SQLITE_NOTADB; the file is no/);
  });

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'SQLITE_CANTOPEN', 'SQLITE_READONLY_DIRECTORY', 'SQLITE_CORRUPT'])(
    'is explained when its folder answers %s',
    (code) => {
      const error = unusableFolder(coded(code), folder.path);
      expect(error).toBeInstanceOf(UnusableStorage);
      expect(String(error)).toMatch(new RegExp(`${folder.path} as user .*: ${code}; `));
    },
  );

  it('is explained without its password when it is at a server', () => {
    const error = unusablePostgres(coded('28P01'), 'postgres://anna:secret@db:5432/game');
    expect(String(error)).toContain('the database game at db:5432 as user anna: 28P01; user or password is wrong');
    expect(String(error)).not.toContain('secret');
  });
});

describeWithPostgres('a role that may not create tables, as in PostgreSQL 15 and later', (fresh) => {
  it('is told which right it needs', async () => {
    const url = new URL(await fresh());
    const owner = new Client(url.href);
    await owner.connect();
    await owner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await owner.query('DROP ROLE IF EXISTS role_without_rights');
    await owner.query('CREATE ROLE role_without_rights LOGIN');
    url.username = 'role_without_rights';
    const opened = openStorage({ dataDir: folder.path, databaseUrl: url.href }, log);
    await expect(opened).rejects.toThrow(/as user role_without_rights: 42501; .*GRANT CREATE ON SCHEMA public/);
    await owner.query('DROP ROLE role_without_rights');
    await owner.end();
  });
});
