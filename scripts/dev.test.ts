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
  console.log(JSON.stringify({ said, found }));
  process.exit(0);
`;

test('npm run dev finds the dependencies of the page at its start and complains of nothing', () => {
  const cache = path.join(root, '.cache/dev-test');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', START, cache], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { said, found } = JSON.parse(stdout) as { readonly said: readonly string[]; readonly found: readonly string[] };
  expect(said).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'socket.io-client']));
});
