import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { temporaryFolder } from '../../server/testing/serve';
import { ended, runs } from '../lib/processes';

interface Listening {
  readonly pid: number;
  readonly port: number;
}

/** `npm start` as people type it, once the server listens. */
async function npmStart(dataDir: string): Promise<{ npm: ReturnType<typeof spawn>; server: Listening }> {
  const npm = spawn('npm', ['start'], {
    cwd: path.join(__dirname, '..', '..'),
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.includes('"msg":"listening"')) return { npm, server: JSON.parse(line) as Listening };
  }
  throw new Error('npm start ended before the server listened');
}

describe('npm start', () => {
  const folder = temporaryFolder();
  const started: number[] = [];
  afterAll(() => {
    for (const pid of started.filter(runs)) process.kill(pid, 'SIGKILL');
    folder.remove();
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('leaves no server behind on %s', async (signal) => {
    const { npm, server } = await npmStart(path.join(folder.path, signal));
    started.push(server.pid);
    const exited = once(npm, 'exit');
    npm.kill(signal);
    await exited;
    await ended(server.pid);
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
  });
});
