import { cacheOf, freshPage, keepPage, keptFile, type Means, sourceOf } from './shell';

/** The error of a browser whose disk is full. */
const FULL = new DOMException('the disk is full', 'QuotaExceededError');

const ORIGIN = 'http://table.test';
const BASE = `${ORIGIN}/`;

/** A cache in memory, with the parts that are used. */
class Kept {
  readonly responses = new Map<string, Response>();
  constructor(private readonly fetch: Means['fetch']) {}

  private path(of: Request | string): string {
    return new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;
  }
  match(request: Request | string) {
    return Promise.resolve(this.responses.get(this.path(request))?.clone());
  }
  put(request: Request | string, response: Response) {
    this.responses.set(this.path(request), response);
    return Promise.resolve();
  }
  async addAll(paths: readonly string[]) {
    for (const path of paths) await this.put(path, await this.fetch(path));
  }
  keys() {
    return Promise.resolve([...this.responses.keys()].map((path) => new Request(new URL(path, ORIGIN))));
  }
  delete(request: Request) {
    return Promise.resolve(this.responses.delete(this.path(request)));
  }
}

/** A browser whose network can go away. */
function browser() {
  const network = { state: 'there' as 'there' | 'away' | 'failing', page: '<script src="/assets/a.js"></script>' };
  const fetch: Means['fetch'] = (request) => {
    if (network.state === 'away') return Promise.reject(new TypeError('no network'));
    if (network.state === 'failing') return Promise.resolve(new Response('Bad Gateway', { status: 502 }));
    const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    return Promise.resolve(new Response(path.startsWith('/assets/') ? `file ${path}` : network.page));
  };
  const kept = new Kept(fetch);
  const after: Promise<unknown>[] = [];
  const means: Means = {
    base: BASE,
    fetch,
    open: () => Promise.resolve(kept as unknown as Cache),
    after: (work) => after.push(work),
  };
  /** Waits for what goes on once a request was answered. */
  const stored = (): Promise<unknown> => Promise.all(after.splice(0));
  return { network, kept, means, stored };
}

const request = (path: string) => new Request(new URL(path, ORIGIN));

test('pages and files with hashed names are kept, and nothing else', () => {
  const of = (path: string, mode: RequestMode, method = 'GET') => {
    const source = sourceOf({ method, mode, url: new URL(path, ORIGIN).href }, BASE);
    return source;
  };
  expect(of('/', 'navigate')).toBe('page');
  expect(of('/r/ABCDE', 'navigate')).toBe('page');
  expect(of('/assets/index-1.js', 'cors')).toBe('file');
  expect(of('/operator', 'navigate')).toBeNull();
  expect(of('/api/games', 'cors')).toBeNull();
  expect(of('/socket.io/?transport=polling', 'cors')).toBeNull();
  expect(of('/assets/index-1.js', 'cors', 'POST')).toBeNull();
  expect(of('http://elsewhere.test/assets/index-1.js', 'cors')).toBeNull();
});

test('behind a path what lies there is kept, and nothing beside it', () => {
  const of = (path: string, mode: RequestMode) =>
    sourceOf({ method: 'GET', mode, url: ORIGIN + path }, `${ORIGIN}/games/`);
  expect(of('/games/', 'navigate')).toBe('page');
  expect(of('/games/r/ABCDE?x#device=1', 'navigate')).toBe('page');
  expect(of('/games/assets/index-1.js', 'cors')).toBe('file');
  expect([of('/', 'navigate'), of('/r/ABCDE', 'navigate'), of('/assets/index-1.js', 'cors')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the page and its files open without a network once they were kept', async () => {
  const { network, means } = browser();
  await keepPage(means);
  network.state = 'away';
  expect(await (await freshPage(request('/r/ABCDE'), means)).text()).toBe(network.page);
  expect(await (await keptFile(request('/assets/a.js'), means)).text()).toBe('file /assets/a.js');
  await expect(keptFile(request('/assets/b.js'), means)).rejects.toThrow('no network');
});

test('two applications of one host keep what is theirs in places of their own', () => {
  const names = ['/', '/games/', '/games/other/'].map((path) => cacheOf(`${ORIGIN}${path}`, 'shell'));
  expect(names).toEqual(['shell', 'shell of /games/', 'shell of /games/other/']);
});

test('with a network the page is the newest one', async () => {
  const { network, means, stored } = browser();
  await keepPage(means);
  network.page = '<script src="/assets/b.js"></script>';
  expect(await (await freshPage(request('/'), means)).text()).toBe(network.page);
  await stored();
  network.state = 'away';
  expect(await (await freshPage(request('/'), means)).text()).toBe(network.page);
});

test('a server that fails behind its proxy is as one that cannot be reached, and what it says is not kept', async () => {
  const { network, means } = browser();
  network.state = 'failing';
  expect((await freshPage(request('/'), means)).status).toBe(502);
  network.state = 'there';
  await keepPage(means);
  network.state = 'failing';
  expect(await (await freshPage(request('/r/ABCDE'), means)).text()).toBe(network.page);
});

test('without a network and without a kept page the browser says so itself', async () => {
  const { network, means } = browser();
  network.state = 'away';
  await expect(freshPage(request('/'), means)).rejects.toThrow('no network');
});

test('files of former versions go when there are many, and the page stays', async () => {
  const { kept, means, stored } = browser();
  await keepPage(means);
  for (let i = 0; i < 70; i++) {
    await keptFile(request(`/assets/${i}.js`), means);
    await stored();
  }
  expect(kept.responses.size).toBe(61);
  expect(kept.responses.has('/')).toBe(true);
  expect(kept.responses.has('/assets/9.js')).toBe(false);
  expect(kept.responses.has('/assets/10.js')).toBe(true);
});

describe('a store that fails', () => {
  test.each([
    ['is full', { put: () => Promise.reject(FULL) }],
    ['never ends to write', { put: () => new Promise(() => undefined) }],
    ['cannot be read', { match: () => Promise.reject(FULL) }],
  ])('that %s keeps nothing from the page that the network has', async (_, broken) => {
    const { network, kept, means } = browser();
    await keepPage(means);
    Object.assign(kept, broken);
    network.page = '<script src="/assets/b.js"></script>';
    expect(await (await freshPage(request('/r/ABCDE'), means)).text()).toBe(network.page);
    expect(await (await keptFile(request('/assets/b.js'), means)).text()).toBe('file /assets/b.js');
  });

  test('that does not open keeps nothing from the page that the network has', async () => {
    const { network, means, stored } = browser();
    const closed: Means = { ...means, open: () => Promise.reject(FULL) };
    expect(await (await freshPage(request('/r/ABCDE'), closed)).text()).toBe(network.page);
    expect(await (await keptFile(request('/assets/b.js'), closed)).text()).toBe('file /assets/b.js');
    await stored();
    network.state = 'failing';
    expect((await freshPage(request('/'), closed)).status).toBe(502);
    network.state = 'there';
    await keepPage(closed);
    network.state = 'away';
    await expect(freshPage(request('/'), closed)).rejects.toThrow('no network');
  });
});
