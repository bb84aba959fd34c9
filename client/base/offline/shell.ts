/**
 * The files of the application that the service worker keeps, so that it opens without a network: the page, and files
 * with hashed names. Matches are never kept: they are the server's.
 */
export const SHELL = 'shell';
/** The server or a proxy before it fails; an answer below this one is meant. */
const FAILING = 500;
/** Files of former versions go when there are more than this. */
const MOST_FILES = 60;

/** The parts of a browser that keeping needs. */
export interface Means {
  /** The address of the application, which all of its pages are answered with; it ends with a slash. */
  readonly base: string;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly open: () => Promise<Cache>;
  /** Goes on with some work once the request is answered (`waitUntil`). */
  readonly after: (work: Promise<unknown>) => void;
}

/** The name of the cache that an application has for something: others may lie on the same host. `base` is as in {@link Means}. */
export function cacheOf(base: string, what: string): string {
  const { pathname } = new URL(base);
  return pathname === '/' ? what : `${what} of ${pathname}`;
}

/** Where a request is answered from; null leaves it to the browser. */
export type Source = 'page' | 'file' | null;

/** What kind of request it is. Only our own pages and files with hashed names are ever kept. `base` is as in {@link Means}. */
export function sourceOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, base: string): Source {
  if (method !== 'GET' || !url.startsWith(base)) return null;
  const path = url.slice(base.length).replace(/[?#].*$/, '');
  if (mode === 'navigate') return /^(r\/[^/]+\/?)?$/.test(path) ? 'page' : null;
  return path.startsWith('assets/') ? 'file' : null;
}

/**
 * Keeps the page and the files it names. Rejects when the server cannot be reached; a store that fails is as in {@link storing}, so
 * that this worker replaces an older one also where the disk is full.
 */
export async function keepPage({ base, fetch, open }: Omit<Means, 'after'>): Promise<void> {
  const response = await fetch(base);
  if (!response.ok) throw new Error(`the page: ${response.status}`);
  const files = [...(await response.clone().text()).matchAll(/"([^"]*\/assets\/[^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  await storing(open, async (cache) => {
    await cache.addAll(files);
    await cache.put(base, response);
  });
}

/**
 * Works on what is kept. A failure is swallowed on purpose: where the disk is full or the store is blocked, the application still has
 * what the network sends and only does without keeping it. Undefined then.
 */
async function storing<Found>(open: Means['open'], work: (cache: Cache) => Promise<Found>): Promise<Found | undefined> {
  try {
    return await work(await open());
  } catch {
    return undefined;
  }
}

/**
 * The page as the server has it now, or as it was kept when the server cannot be reached or fails, as a proxy says of one that
 * starts again. Without a kept one it is what came. Rejects when nothing came either.
 */
export async function freshPage(request: Request, { base, fetch, open, after }: Means): Promise<Response> {
  const kept = (): Promise<Response | undefined> => storing(open, (cache) => cache.match(base));
  try {
    const response = await fetch(request);
    if (response.ok) {
      const copy = response.clone();
      after(storing(open, (cache) => cache.put(base, copy)));
    }
    return response.status >= FAILING ? ((await kept()) ?? response) : response;
  } catch (error) {
    const page = await kept();
    if (page === undefined) throw error;
    return page;
  }
}

/** A file as it was kept, or from the server: then it is kept. Rejects when there is neither. */
export async function keptFile(request: Request, { base, fetch, open, after }: Means): Promise<Response> {
  const kept = await storing(open, (cache) => cache.match(request));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    after(storing(open, (cache) => keepFile(cache, request, copy, base)));
  }
  return response;
}

/** Keeps a file, and lets those go that were kept long ago. */
async function keepFile(cache: Cache, request: Request, response: Response, base: string): Promise<void> {
  await cache.put(request, response);
  const files = (await cache.keys()).filter(({ url }) => url !== base);
  // Keys come in the order in which they were kept.
  const former = files.slice(0, Math.max(0, files.length - MOST_FILES));
  await Promise.all(former.map((file) => cache.delete(file)));
}
