import { createHash } from 'node:crypto';

import Router from '@koa/router';

import { LANGUAGES } from '../../shared/engine/languages';
import { InTurn } from '../lib/in-turn';
import { Recent } from '../lib/recent';
import { readCode } from '../lib/room-code';
import { startThread } from '../lib/thread';
import type { Limiters } from '../limits/limits';
import { OF_PAGES } from './headers';
import type { LinkCards } from './link-card';
import { HttpProblem } from './problem';

/** How many drawn pictures are kept: one has up to half a megabyte. */
const KEPT = 60;
/** The most pictures that wait to be drawn. */
const MOST_WAITING = 20;
/** All pictures wait in one line. */
const ALL = '';
/** What a drawing costs, in units: a tenth of a second of a processor. */
const PRICE = 40;
/** For how long others may keep a picture, in seconds: a room may become private. */
const FRESH_S = 600;

/** The mark of a drawing: an address that holds it is a new one when the drawing changes. */
export function markOf(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 12);
}

/** Draws SVG as PNG: one at a time, in a thread of its own. Each picture is drawn once as long as it is kept. */
export class LinkPictures {
  private readonly drawn = new Recent<string, Promise<Buffer>>(KEPT);
  private readonly line = new InTurn();

  /** @param draw only tests give another */
  constructor(private readonly draw: (svg: string) => Promise<Buffer> = drawInThread) {}

  /**
   * A drawing as PNG.
   * @param pay called when it has to be drawn
   * @throws HttpProblem when too many wait already; what drawing throws
   */
  async png(svg: string, pay: () => void): Promise<Buffer> {
    const mark = markOf(svg);
    const known = this.drawn.get(mark);
    if (known !== undefined) return known;
    if (this.line.of(ALL) >= MOST_WAITING) throw new HttpProblem(503, 'server-full');
    pay();
    const drawing = this.line.run(ALL, () => this.draw(svg));
    drawing.catch(() => this.drawn.delete(mark));
    this.drawn.set(mark, drawing);
    return drawing;
  }
}

/** Draws in a thread that ends with it: drawings are rare, and the loaded fonts would stay in memory. */
function drawInThread(svg: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = startThread('draw', 'http/draw-thread.ts', svg);
    thread.once('message', (png: Uint8Array) => resolve(Buffer.from(png)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread that draws has ended')));
  });
}

/** The route of the pictures of links, `/r/CODE/<language>-<mark>.png`. The mark is not looked at: the picture is of the present. */
export function pictureRoutes(
  cards: LinkCards,
  pictures: LinkPictures,
  limiters: Pick<Limiters, 'perAddress'>,
): Router {
  const router = new Router({ strict: true, sensitive: true });
  router.get('/r/:code/:file', async (ctx, next) => {
    const code = readCode(ctx.params.code ?? '');
    const [, tag] = /^([a-z]+)-[\w-]{12}\.png$/.exec(ctx.params.file ?? '') ?? [];
    const language = LANGUAGES.find((one) => one === tag);
    if (code === null || language === undefined) {
      await next();
      return;
    }
    if (ctx.querystring !== '') throw new HttpProblem(400, 'bad-request');
    const svg = (await cards.of(ctx.ip, code, language)).picture;
    if (svg === null) throw new HttpProblem(404, 'not-found');
    for (const header of OF_PAGES) ctx.remove(header);
    ctx.set({ 'Cache-Control': `public, max-age=${FRESH_S}`, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    ctx.etag = `"${markOf(svg)}"`;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const png = await pictures.png(svg, () => limiters.perAddress.charge(ctx.ip, PRICE));
    ctx.type = 'image/png';
    ctx.body = png;
  });
  return router;
}
