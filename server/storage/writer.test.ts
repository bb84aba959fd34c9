import path from 'node:path';
import { Worker } from 'node:worker_threads';

import pino from 'pino';

import { change, head, room } from '../testing/records';
import { temporaryFolder } from '../testing/serve';
import { openStorage } from './open';
import { openSqlite } from './sqlite';
import type { Storage } from './storage';
import { startWriter, Writer, WriterEnded } from './writer';
import { type WriteName, WRITES } from './writes';

const silent = pino({ level: 'silent' });
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** One call of each write, in an order in which each has something to do. */
const CALLS: { readonly [Name in WriteName]: Parameters<Storage[Name]> } = {
  createMatch: [{ ...head, snapshot: '{}' }],
  writeMatch: [change(2)],
  savePrediction: ['m1', { who: 'seat:0', question: 'q', body: '1' }],
  restoreMatch: [{ ...head, id: 'm2', base: 1, snapshot: '{}', beginning: null }],
  restoreHistory: ['m2', [{ version: 2, at: 5, change: '[2]' }]],
  pack: ['m1'],
  createRoom: [room],
  saveRoom: [{ ...room, version: 2, body: '{"more":1}' }],
  noteDue: [room.code, 7],
  addChat: ['room:ABCDE', 'said'],
  restoreChat: ['room:ABCDE', [{ n: 5, body: 'earlier' }]],
  touch: [['room:ABCDE', 'match:m1'], 9],
  deleteUnstarted: [{ place: 'room:ABCDE', updatedAt: 8 }],
  saveClock: ['{}'],
  keepKeys: ['{"keys":1}'],
  ping: [],
  sweep: [{ finishedBefore: 1, abandonedBefore: 1, emptyBefore: 1_000_000 }],
  deleteMatch: ['m2'],
};

/** The result of each write, and the contents of the storage afterwards. */
async function allOf(storage: Storage): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const [name, args] of Object.entries(CALLS) as [WriteName, readonly unknown[]][]) {
    const writes = storage as unknown as Record<WriteName, (...args: readonly unknown[]) => Promise<unknown>>;
    found.push([name, await writes[name](...args)]);
    found.push(await storage.loadMatch('m1'), await storage.loadMatch('m2'), await storage.loadRoom(room.code));
    found.push(await storage.loadChat('room:ABCDE', 0, 9), await storage.loadKeys(), await storage.loadClock());
  }
  return found;
}

describe('the thread that writes', () => {
  it('writes all that a storage writes, with the same results, and what it acknowledged is read at once', async () => {
    const here = openSqlite(':memory:');
    const threaded = await openStorage({ dataDir: path.join(folder.path, 'all'), databaseUrl: null }, silent);
    expect(Object.keys(CALLS).sort()).toEqual([...WRITES].sort());
    expect(await allOf(threaded)).toEqual(await allOf(here));
    await Promise.all([here.close(), threaded.close()]);
  });

  it('lets everything else go on while the disk holds up a write', async () => {
    // Given a thread that waits for another one before it answers, as it would for a disk.
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const waits = `const { parentPort, workerData } = require('node:worker_threads');
      parentPort.on('message', ([{ n }]) => { Atomics.wait(workerData, 0, 0); parentPort.postMessage([{ n, ok: true, result: 'created' }]); });`;
    const thread = new Worker(waits, { eval: true, workerData: gate });
    const writer = new Writer('nowhere', () => thread);
    // When something is written, then timers and promises of this thread still run.
    const written = writer.writes.createRoom(room);
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect(await written).toBe('created');
    await thread.terminate();
  });

  it('refuses what cannot be sent to it, and takes what follows: such a write must not end the process', async () => {
    const dataDir = path.join(folder.path, 'unsendable');
    const reading = openSqlite(dataDir);
    const writer = new Writer(dataDir, startWriter);
    const unsendable = { ...room, body: () => '{}' } as unknown as typeof room;
    await expect(writer.writes.createRoom(unsendable)).rejects.toThrow('could not be cloned');
    expect(await writer.writes.createRoom(room)).toBe('created');
    await Promise.all([writer.close(), reading.close()]);
  });

  it('rejects unacknowledged writes when it ends, and another one takes the following writes', async () => {
    const dataDir = path.join(folder.path, 'ends');
    const reading = openSqlite(dataDir);
    const falls = `require('node:worker_threads').parentPort.on('message', () => { throw new Error('fell'); })`;
    const started: Worker[] = [];
    const start = (dir: string): Worker => {
      const thread = started.length === 0 ? new Worker(falls, { eval: true }) : startWriter(dir);
      started.push(thread);
      return thread;
    };
    const writer = new Writer(dataDir, start);
    await expect(writer.writes.createRoom(room)).rejects.toThrow(WriterEnded);
    expect(await reading.loadRoom(room.code)).toBeNull();
    expect(await writer.writes.createRoom(room)).toBe('created');
    expect(await reading.loadRoom(room.code)).toEqual(room);
    expect(started).toHaveLength(2);
    await writer.close();
    await reading.close();
  });

  it('says why a write failed, with the code of the database', async () => {
    const dataDir = path.join(folder.path, 'refused');
    const reading = openSqlite(dataDir);
    const writer = new Writer(dataDir);
    await writer.writes.createRoom(room);
    const twice = [
      { n: 1, body: 'a' },
      { n: 1, body: 'b' },
    ];
    await expect(writer.writes.restoreChat('room:A', twice)).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
    });
    expect(await writer.writes.createRoom(room)).toBe('exists');
    await writer.close();
    expect(await reading.loadRoom(room.code)).toEqual(room);
    await reading.close();
  });
});
