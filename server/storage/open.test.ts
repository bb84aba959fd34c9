import path from 'node:path';

import pino from 'pino';

import { temporaryFolder } from '../testing/serve';
import { describeWithPostgres } from '../testing/services';
import { openStorage, readStorage } from './open';

const log = pino({ level: 'silent' });
const room = { code: 'ABCDE', version: 1, body: '{}', match: null, updatedAt: 1 };
const folder = temporaryFolder();
afterAll(() => folder.remove());

it('keeps everything in the folder when no database is named', async () => {
  const place = { dataDir: path.join(folder.path, 'here'), databaseUrl: null };
  const storage = await openStorage(place, log);
  await storage.createRoom(room);
  const reading = await readStorage(place);
  expect(await reading.loadRoom('ABCDE')).toEqual(room);
  await Promise.all([reading.close(), storage.close()]);
});

it('reads only what is there', async () => {
  const nowhere = { dataDir: path.join(folder.path, 'nowhere'), databaseUrl: null };
  await expect(readStorage(nowhere)).rejects.toThrow();
});

describeWithPostgres('a named database', (fresh) => {
  it('is where everything is kept', async () => {
    const databaseUrl = await fresh();
    const storage = await openStorage({ dataDir: path.join(folder.path, 'unused'), databaseUrl }, log);
    await storage.createRoom(room);
    const reading = await readStorage({ dataDir: path.join(folder.path, 'unused'), databaseUrl });
    expect(await reading.loadRoom('ABCDE')).toEqual(room);
    await Promise.all([reading.close(), storage.close()]);
    await expect(readStorage({ dataDir: path.join(folder.path, 'unused'), databaseUrl: null })).rejects.toThrow();
  });
});
