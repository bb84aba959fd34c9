import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pino from 'pino';

import { room } from '../testing/records';
import { temporaryFolder } from '../testing/serve';
import { lockFolder } from './folder-lock';
import { openStorage, openStorageBeside, readStorage } from './open';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let made = 0;
const fresh = (): string => path.join(folder.path, String((made += 1)), 'made', 'on the way');
const log = pino({ level: 'silent' });

describe('a folder', () => {
  it('belongs to one server at a time; a second one is told the owner', async () => {
    const place = { dataDir: fresh(), databaseUrl: null };
    const first = await openStorage(place, log);
    await expect(openStorage(place, log)).rejects.toThrow(
      new RegExp(`${place.dataDir} is in use by another server, process ${process.pid} on .+ since \\d{4}-`),
    );
    expect(await first.createRoom(room)).toBe('created');
    await first.close();
    const second = await openStorage(place, log);
    expect(await second.loadRoom(room.code)).toEqual(room);
    await second.close();
  });

  it('is free when the one that had it was killed', async () => {
    const dir = fresh();
    // Kept, because a lock that nothing refers to is released when garbage is collected.
    const code = `const lock = require(${JSON.stringify(path.join(__dirname, 'folder-lock.ts'))}).lockFolder(${JSON.stringify(dir)});
      process.stdout.write('held'); setInterval(() => lock, 1000);`;
    const holder = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    expect(() => lockFolder(dir)).toThrow(`process ${holder.pid} on`);
    const exited = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exited;
    lockFolder(dir).release();
  });

  it('is held although its owner cannot be read', () => {
    const dir = fresh();
    const lock = lockFolder(dir);
    writeFileSync(path.join(dir, 'server.lock.json'), '{');
    expect(() => lockFolder(dir)).toThrow('in use by another server, of which nothing is known');
    rmSync(path.join(dir, 'server.lock.json'));
    expect(() => lockFolder(dir)).toThrow('in use by another server, of which nothing is known');
    lock.release();
  });

  it('is read and written by the operator while a server has it', async () => {
    const place = { dataDir: fresh(), databaseUrl: null };
    const server = await openStorage(place, log);
    const beside = await openStorageBeside(place);
    expect(await beside.createRoom(room)).toBe('created');
    await beside.close();
    const reading = await readStorage(place);
    expect(await reading.loadRoom(room.code)).toEqual(room);
    await reading.close();
    expect(await server.loadRoom(room.code)).toEqual(room);
    await server.close();
  });
});
