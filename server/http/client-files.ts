import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Context, Middleware } from 'koa';
import serve from 'koa-static';

import type { Language } from '../../shared/engine/game';
import { readCode } from '../lib/room-code';
import type { ClientAddresses } from '../limits/address';
import { isReading } from './cors';
import { OF_PAGES } from './headers';
import { languageOf, type LinkAddresses, type LinkCards, withLinkCard } from './link-card';
import { markOf } from './link-pictures';
import { ownOrigin } from './origin';
import { Packed } from './packed';
import { HttpProblem, problemOf } from './problem';

/** Where Vite puts files whose names hold a hash of their content. */
const HASHED = /[\\/]assets[\\/]/;

/** Whether a path below that of the server is one of a part of a page. */
export function isPart(path: string, base: string): boolean {
  return path.startsWith(`${base}assets/`);
}

/** The pages of the built client. */
type PageName = 'index' | 'room';

/** For how long a page that was looked at is not looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/** A page as it was read. */
interface Made {
  /** Another one when the file has changed; null: there is none. */
  readonly mark: string | null;
  readonly page: { readonly html: string; readonly packed: Packed } | null;
}

/**
 * The pages of the client. They were built for any path: what they name beside themselves gets the path of this server. A build under
 * the running server has new ones, which name new files: they are read again when they have changed.
 */
export class Pages {
  private readonly known = new Map<PageName, { readonly at: number; readonly made: Promise<Made> }>();

  /**
   * @param folder of the built client
   * @param base the path below which everything is served, with a slash at both ends
   * @param clock milliseconds
   */
  constructor(
    private readonly folder: string,
    private readonly base: string,
    private readonly clock: () => number,
  ) {}

  /** Answers with a page. Resolves to whether there is one: without a built client there is none. */
  async send(ctx: Context, name: PageName, status: 200 | 404): Promise<boolean> {
    const { page } = await this.newest(name);
    await page?.packed.send(ctx, 'text/html', status);
    return page !== null;
  }

  /** Answers with a page that is another one for this client. Resolves to whether there is one. */
  async sendChanged(ctx: Context, name: PageName, change: (html: string) => string): Promise<boolean> {
    const { page } = await this.newest(name);
    if (page !== null) await new Packed(change(page.html), 'once').send(ctx, 'text/html', 200);
    return page !== null;
  }

  private newest(name: PageName): Promise<Made> {
    const at = this.clock();
    const known = this.known.get(name);
    if (known !== undefined && Math.abs(at - known.at) < LOOK_AGAIN_MS) return known.made;
    const made = this.look(name, known?.made);
    this.known.set(name, { at, made });
    return made;
  }

  private async look(name: PageName, before: Promise<Made> | undefined): Promise<Made> {
    const file = path.join(this.folder, `${name}.html`);
    // Before it is read: what changes meanwhile is seen the next time.
    const mark = await stat(file).then(
      ({ mtimeMs, size, ino }) => [mtimeMs, size, ino].join(),
      () => null,
    );
    const last = await before;
    if (last?.mark === mark) return last;
    const html = mark === null ? null : await readFile(file, 'utf8').catch(() => null);
    if (html === null) return { mark: null, page: null };
    const placed = this.placed(html);
    return { mark, page: { html: placed, packed: new Packed(placed) } };
  }

  private placed(html: string): string {
    return html.replace('<html', `<html data-base="${this.base}"`).replaceAll(/(?<= (?:href|src)=")\.\//g, this.base);
  }
}

/** The parts that the client is served with. */
interface ClientParts {
  /** The folder of the built client. */
  readonly clientDir: string;
  /** The path below which everything is served, with a slash at both ends. */
  readonly basePath: string;
  readonly addresses: ClientAddresses;
  readonly linkCards: LinkCards;
}

/** Whether the client prefers a page to data: a person who has opened an address. */
export function wantsPage(ctx: Context): boolean {
  return isReading(ctx.method) && ctx.accepts('json', 'html') === 'html';
}

/**
 * Serves the built client from a folder. `/r/CODE` is answered with the page of rooms, which reads the code and says in its head what the
 * link leads to; other ways to write a code lead there. Files whose name holds a hash of their content are cached for a year, without the headers that only pages need;
 * all others are checked each time. Where the build has put a compressed copy beside a file (`.br`, `.gz`), clients that
 * can read it get that copy.
 */
export function clientFiles({ clientDir, basePath, addresses, linkCards }: ClientParts, pages: Pages): Middleware {
  const files = serve(clientDir, {
    index: false,
    setHeaders: (response, file) => {
      if (HASHED.test(file)) for (const header of OF_PAGES) response.removeHeader(header);
      response.setHeader('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (!isReading(ctx.method)) {
      await next();
      return;
    }
    if (ctx.path === '/' && (await pages.send(ctx, 'index', 200))) return;
    const room = codeIn(ctx.path);
    if (room === null) {
      // As they were built, pages name no path.
      if (ctx.path.endsWith('.html')) throw new HttpProblem(404, 'not-found');
      ctx.vary('Accept-Encoding');
      try {
        await files(ctx, next);
      } catch (error) {
        // A path that cannot be read, or leads out of the folder, is no path of ours.
        throw [400, 403].includes(problemOf(error)?.status ?? 0) ? new HttpProblem(404, 'not-found') : error;
      }
      return;
    }
    if (ctx.path !== `/r/${room}`) {
      ctx.redirect(`${basePath}r/${room}`);
      return;
    }
    ctx.vary('Accept-Language');
    const language = languageOf(ctx);
    const card = await linkCards.of(ctx.ip, room, language);
    const origin = ownOrigin(ctx.req, addresses);
    const named = origin === null ? null : addressesOf(`${origin}${basePath}`, room, language, card.picture ?? '');
    const sent = await pages.sendChanged(ctx, 'room', (html) => withLinkCard(html, card, language, named));
    if (!sent) throw new HttpProblem(404, 'not-found');
  };
}

/** The addresses that a link to a room names; they are absolute, for others to ask for. */
function addressesOf(base: string, room: string, language: Language, picture: string): LinkAddresses {
  const page = `${base}r/${room}`;
  return { page, picture: `${page}/${language}-${markOf(picture)}.png`, sign: `${base}lamp-512.png` };
}

/** The code of the room that an address means, however it is written; null when it means none. */
function codeIn(path: string): string | null {
  const written = /^\/r\/([^/]+)\/?$/i.exec(path)?.[1];
  if (written === undefined) return null;
  try {
    return readCode(decodeURIComponent(written));
  } catch {
    return null;
  }
}
