import { readdirSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { Browser } from '../testing/browser';
import { change, head, room } from '../testing/records';
import { serve, temporaryFolder } from '../testing/serve';
import { describeWithSmallDisk } from '../testing/small-disk';
import { lockFolder } from './folder-lock';
import { openSqlite } from './sqlite';
import type { Storage } from './storage';

const FULL = { code: expect.stringMatching(/^SQLITE_(FULL|IOERR)/) as string };

/** Writes the smallest there is until there is no room even for that. */
async function untilRefused(storage: Storage): Promise<unknown> {
  for (;;) {
    const refused = await storage.ping().then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null) return refused;
  }
}

describeWithSmallDisk('a disk with no room for the whole log', 8, (disk) => {
  it('is no reason not to start, and what it has is left for what is worth more', async () => {
    const storage = openSqlite(disk.path, { use: 'server' });
    expect(await storage.createMatch({ ...head, snapshot: '{}' })).toBe('created');
    await storage.ping();
    await storage.close();
  });

  it('that is full refuses writes and is not ready, and goes on by itself when there is room again', async () => {
    const storage = openSqlite(disk.path, { use: 'server' });
    await storage.createMatch({ ...head, snapshot: '{}' });
    disk.fill();
    expect(await untilRefused(storage)).toMatchObject(FULL);
    await expect(storage.ping()).rejects.toMatchObject(FULL);
    await expect(storage.writeMatch(change(2))).rejects.toMatchObject(FULL);
    expect(await storage.loadMatch('m1')).toMatchObject({ version: 1, journal: [] });
    disk.clear();
    await storage.ping();
    expect(await storage.writeMatch(change(2))).toBe('saved');
    await storage.close();
    const again = openSqlite(disk.path, { use: 'server' });
    expect(await again.loadMatch('m1')).toMatchObject({ version: 2, journal: ['[2]'] });
    await again.close();
  });

  it('that is full is no reason not to start again after a crash', async () => {
    const storage = openSqlite(disk.path, { use: 'server' });
    await storage.createMatch({ ...head, snapshot: '{}' });
    disk.fill();
    await untilRefused(storage);
    // Another process would find the log as it is; here the files stay open.
    const again = openSqlite(disk.path, { use: 'server' });
    expect(await again.loadMatch('m1')).toMatchObject({ version: 1 });
    disk.clear();
    await again.ping();
    await Promise.all([again.close(), storage.close()]);
  });
});

describeWithSmallDisk('a folder on a disk without a byte free', 1, (disk) => {
  it('can be taken all the same', () => {
    disk.fill();
    lockFolder(disk.path).release();
    expect(readdirSync(disk.path)).toEqual(['filling', 'server.lock', 'server.lock.json']);
  });
});

describeWithSmallDisk('a server on a full disk', 8, (disk) => {
  it('refuses commands and changes nothing, says that it is not ready, and goes on when there is room', async () => {
    let now = 0;
    const { app, url } = await serve({ data: disk.path, clock: () => now });
    const ready = async (): Promise<unknown> => {
      now += 1000;
      const response = await fetch(`${url}/readyz`);
      return [response.status, await response.json()];
    };
    const host = new Browser(url);
    await host.create('Anna');
    await host.say('start', {});
    await host.until(() => host.views.length > 0);
    expect(await ready()).toEqual([200, { ready: true, missing: [] }]);
    disk.fill();
    const text = 'x'.repeat(200);
    while ((await host.raws('say', { text })).ok);
    const before = host.views.length;
    expect(await host.take('vow.0.north')).toEqual({ ok: false, error: 'internal' });
    expect(await ready()).toEqual([503, { ready: false, draining: false, missing: ['storage'] }]);
    expect(host.views).toHaveLength(before);
    disk.clear();
    expect(await host.take('vow.0.north')).toEqual({ ok: true });
    expect(await ready()).toEqual([200, { ready: true, missing: [] }]);
    host.close();
    await app.close();
  });
});

describe('openSqlite', () => {
  it('keeps a short log where there is no room for a long one', async () => {
    const folder = temporaryFolder();
    const prepare = Object.getOwnPropertyDescriptor(Database.prototype, 'prepare')?.value as (
      source: string,
    ) => unknown;
    const noRoom = jest.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: unknown, source) {
      if (source.includes('filling')) throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
      return prepare.call(this, source) as never;
    });
    const storage = openSqlite(path.join(folder.path, 'data'), { use: 'server' });
    expect(noRoom).toHaveBeenCalledWith(expect.stringContaining('filling'));
    noRoom.mockRestore();
    expect(await storage.createRoom(room)).toBe('created');
    await storage.close();
    folder.remove();
  });
});
