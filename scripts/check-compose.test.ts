import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CHANGED = ['docker-compose.yml', 'server/Dockerfile', 'server/deploy/lamplit.service'];
/** What these name, which must be there. */
const NAMED = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.mts', 'scripts', 'shared', 'client'];

/** What the check says of the repository with its files changed. */
function problemsWith(change: (text: string) => string): readonly string[] {
  const root = mkdtempSync(path.join(folder, 'of-'));
  mkdirSync(path.join(root, 'server'));
  cpSync(path.join(repository, 'server/deploy'), path.join(root, 'server/deploy'), { recursive: true });
  for (const name of NAMED) symlinkSync(path.join(repository, name), path.join(root, name));
  for (const file of CHANGED) {
    writeFileSync(path.join(root, file), change(readFileSync(path.join(repository, file), 'utf8')));
  }
  const { stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'check-compose.mjs'), root], {
    encoding: 'utf8',
  });
  const lines = stderr.split('\n').filter(Boolean);
  expect(status).toBe(lines.length > 0 ? 1 : 0);
  return lines;
}

describe('the check of what runs the server', () => {
  it('finds nothing in the files as they are', () => {
    expect(problemsWith((text) => text)).toEqual([]);
  });

  it('finds images that are not pinned, an old Node.js and heaps without a bound', () => {
    const problems = problemsWith((text) =>
      text
        .replace(/caddy:\S+/, 'caddy:2.11-alpine')
        .replace(/postgres:\d+\.\d+-/, 'postgres:17-')
        .replace(/redis:7\S+/, 'redis:7-alpine')
        .replace(/node:24\.\S+/, 'node:20.20.2-bookworm-slim')
        .replace('--max-old-space-size=640', '--max-old-space-size=1000'),
    );
    expect(problems).toEqual([
      'service proxy has an image that is not pinned, caddy:2.11-alpine',
      'service postgres has an image that is not pinned, postgres:17-bookworm',
      'service redis has an image that is not pinned, redis:7-alpine',
      'server/Dockerfile has Node.js 20, which is not looked after',
      'server/deploy/lamplit.service has no heap that fits its memory',
    ]);
  });
});
