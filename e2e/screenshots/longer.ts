import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, BrowserContext } from 'playwright-core';

import { pseudo } from '../../shared/testing/pseudo';
import type { Compiled } from '../../shared/text/compiled';

const ROOT = path.join(__dirname, '..', '..');

/** A folder with the built server and a client in the longer language of tests, for `ServerProcess`, and how it is removed. */
export function longerBuild(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'longer-'));
  const dist = path.join(root, 'dist');
  mkdirSync(dist);
  symlinkSync(path.join(ROOT, 'dist', 'server'), path.join(dist, 'server'));
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--mode', 'pseudo', '--logLevel', 'error', '--outDir', path.join(dist, 'client')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    // Under a test runner the pages would get React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`the client was not built: ${stderr}`);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** What of an answer of the server is read by players. */
const READ = new Set(['title', 'about', 'text', 'head', 'rows']);

function longerIn(value: unknown, read: 'read' | 'not read'): unknown {
  if (typeof value === 'string') return read === 'read' ? pseudo(value) : value;
  if (Array.isArray(value)) return value.map((one) => longerIn(one, read));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, of]) => [key, longerIn(of, READ.has(key) ? 'read' : read)]);
  return Object.fromEntries(entries) as unknown;
}

/** Has the server's answers with sentences come in the longer language. */
async function lengthen(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/games/, async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/facts')) return route.fulfill({ response });
    const said: unknown = await response.json();
    const messages = () => Object.fromEntries(Object.entries(said as Compiled).map(([id, of]) => [id, pseudo(of)]));
    return route.fulfill({ response, json: pathname.includes('/messages/') ? messages() : longerIn(said, 'not read') });
  });
}

/** A browser in which every page is in the longer language of tests, at a server of {@link longerBuild}. */
export function longerBrowser(browser: Browser): Browser {
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    await lengthen(context);
    return context;
  };
  return new Proxy(browser, {
    get: (of, name) => {
      if (name === 'newContext') return newContext;
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });
}
