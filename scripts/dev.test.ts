import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** Starts the development server of the page, waits for its scan of dependencies, and prints what it complained of. */
const START = `
  import { createLogger, createServer } from 'vite';
  const said = [];
  const customLogger = createLogger('silent');
  for (const level of ['warn', 'warnOnce', 'error']) customLogger[level] = (message) => said.push(message);
  const server = await createServer({ customLogger, cacheDir: process.argv[1], server: { middlewareMode: true, ws: false } });
  const { depsOptimizer } = server.environments.client;
  await depsOptimizer.init();
  await depsOptimizer.scanProcessing;
  const found = Object.keys({ ...depsOptimizer.metadata.discovered, ...depsOptimizer.metadata.optimized });
  const passed = Object.keys(server.config.server.proxy);
  console.log(JSON.stringify({ said, found, passed }));
  process.exit(0);
`;

/** What a development server prints of itself. */
interface Started {
  readonly said: readonly string[];
  readonly found: readonly string[];
  /** What of its addresses it passes on to the server: how they begin, or a pattern. */
  readonly passed: readonly string[];
}

test('npm run dev finds the dependencies of the page at its start and complains of nothing', () => {
  const cache = path.join(root, '.cache/dev-test');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', START, cache], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { said, found, passed } = JSON.parse(stdout) as Started;
  expect(said).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'socket.io-client']));
  // Bug: the sources of drawings, which lie in client/games, were asked of the server.
  const isPassed = (address: string): boolean =>
    passed.some((one) => (one.startsWith('^') ? new RegExp(one).test(address) : address.startsWith(one)));
  expect(['/games', '/games/a-game/create', '/games/index.ts', '/games/a-game/index.tsx'].map(isPassed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
