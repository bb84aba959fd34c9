import { Browser } from './browser';
import { vow } from './seating';
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

/** A browser without a seat that has entered a room. */
export async function visitorAt(at: Pick<Served, 'url'>, code: string): Promise<Browser> {
  const one = browserAt(at);
  await one.say('enter', { code, token: null });
  return one;
}

/**
 * Player 0, 1 and 2 at a table of the toy game, each of whom has made a vow.
 * @param at their server, and another one for Player 1
 */
export async function tableAt(...at: readonly [Served, ...Served[]]): Promise<readonly [Browser, Browser, Browser]> {
  const [first] = at;
  const all = [browserAt(first), browserAt(at[1] ?? first), browserAt(first)] as const;
  await vow(all);
  return all;
}
