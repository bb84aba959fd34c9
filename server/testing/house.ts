import { Browser } from './browser';
import { serve, type Served } from './serve';

let open: Served[] = [];
let browsers: Browser[] = [];
afterEach(closeHouses);

/** Closes all browsers and servers of a test, before its folder is removed. */
export async function closeHouses(): Promise<void> {
  for (const one of browsers) one.close();
  for (const { app } of open) await app.close();
  browsers = [];
  open = [];
}

/** Starts a server that is closed after the test, when its browsers are. */
export async function house(options: Parameters<typeof serve>[0] = {}): Promise<Served> {
  const served = await serve(options);
  open.push(served);
  return served;
}

/** A browser at a server, closed after the test. */
export function browserAt({ url }: Pick<Served, 'url'>): Browser {
  const made = new Browser(url);
  browsers.push(made);
  return made;
}
