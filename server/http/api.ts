import Router from '@koa/router';
import type { Middleware } from 'koa';

import { LANGUAGES } from '../../shared/engine/game';
import type { GameShelf } from '../games';
import type { Readiness } from '../ops/readiness';
import { ENCODINGS, Packed } from './packed';
import { HttpProblem } from './problem';

/** Our own routes take no query: one that is there was meant for something else. */
export const noQuery: Middleware = (ctx, next) => {
  if (ctx.querystring !== '') throw new HttpProblem(400, 'bad-request');
  return next();
};

/** Routes of our own client and of whoever watches the process: health, the games there are, and their sentences. */
export function apiRoutes(games: GameShelf, readiness: Readiness): Router {
  // Strict, so that a proxy can close a path by its one spelling.
  const router = new Router({ strict: true, sensitive: true });
  const catalogues = new Map<string, Packed>();

  router.get('/healthz', noQuery, (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ok: true };
  });

  router.get('/readyz', noQuery, async (ctx) => {
    const ready = await readiness.check();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ready.ready ? 200 : 503;
    ctx.body = ready;
  });

  router.get('/api/games', noQuery, (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = games.metas;
  });

  router.get('/api/games/:name/messages/:language', noQuery, async (ctx) => {
    const language = LANGUAGES.find((known) => known === ctx.params.language);
    const game = await games.load(ctx.params.name ?? '');
    if (game === null || language === undefined) throw new HttpProblem(404, 'not-found');
    const key = `${game.module.meta.name}/${language}`;
    const catalogue = catalogues.get(key) ?? new Packed(JSON.stringify(game.module.messages[language]));
    catalogues.set(key, catalogue);
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    ctx.etag = catalogue.etag;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const encoding = ENCODINGS.find((one) => ctx.acceptsEncodings(one, 'identity') === one) ?? 'identity';
    ctx.type = 'application/json';
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = await catalogue.as(encoding);
  });

  return router;
}
