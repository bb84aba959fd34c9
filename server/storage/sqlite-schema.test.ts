import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { room } from '../testing/records';
import { temporaryFolder } from '../testing/serve';
import { FORMAT } from './format';
import { openSqlite, readSqlite } from './sqlite';
import { UnusableStorage } from './unusable';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let made = 0;

/** A folder with a database of foreign origin. */
function written(sql: string): string {
  const dir = path.join(folder.path, String((made += 1)));
  mkdirSync(dir);
  const db = new Database(fileIn(dir));
  db.pragma('journal_mode = WAL');
  db.exec(sql);
  db.close();
  return dir;
}

const fileIn = (dir: string): string => path.join(dir, 'server.sqlite');

it('an empty database gets its tables once, and a second start leaves what is in them', async () => {
  const dir = written('');
  const first = openSqlite(dir);
  await first.createRoom(room);
  const second = openSqlite(dir);
  expect(await second.loadRoom(room.code)).toEqual(room);
  await Promise.all([first.close(), second.close()]);
});

it.each([1, 8, FORMAT + 1])('a database of format %s is refused by its name and stays as it is', (format) => {
  const dir = written(`CREATE TABLE other (x TEXT); PRAGMA user_version = ${format};`);
  const before = readFileSync(fileIn(dir));
  for (const open of [openSqlite, readSqlite]) {
    expect(() => open(dir)).toThrow(UnusableStorage);
    expect(() => open(dir)).toThrow(
      `the database ${fileIn(dir)} has format ${format}, and this program needs format ${FORMAT}: take its matches out with the ` +
        'version of the program that wrote it (admin export --whole), and put them into a new database with this one (admin import)',
    );
  }
  expect(readFileSync(fileIn(dir))).toEqual(before);
});

it('a database of version 1.0.0 is read as it is, and gets the format of this one from who writes to it', async () => {
  const dir = written('');
  const first = openSqlite(dir);
  await first.createRoom(room);
  await first.close();
  const formatIn = (change = ''): unknown => {
    const db = new Database(fileIn(dir));
    db.exec(change);
    const format = db.pragma('user_version', { simple: true });
    db.close();
    return format;
  };
  expect(formatIn('PRAGMA user_version = 11')).toBe(11);
  const reader = readSqlite(dir);
  expect(await reader.loadRoom(room.code)).toEqual(room);
  await reader.close();
  expect(formatIn()).toBe(11);
  const second = openSqlite(dir);
  expect(await second.loadRoom(room.code)).toEqual(room);
  await second.close();
  expect(formatIn()).toBe(FORMAT);
});

it('an empty database stays empty for who only reads', () => {
  const dir = written('');
  expect(() => readSqlite(dir)).toThrow(`the database ${fileIn(dir)} is empty`);
});

it('a database in which a table is in the way stays as it was', () => {
  const dir = written('CREATE TABLE snapshots (in_the_way TEXT);');
  const before = readFileSync(fileIn(dir));
  expect(() => openSqlite(dir)).toThrow('snapshots');
  expect(readFileSync(fileIn(dir))).toEqual(before);
});
