import { createHash } from 'node:crypto';

import Router from '@koa/router';
import type { Middleware } from 'koa';

import { LANGUAGES } from '../../shared/engine/game';
import type { GameShelf } from '../games';
import type { Readiness } from '../ops/readiness';
import { HttpProblem } from './problem';

/** Our own routes take no query: one that is there was meant for something else. */
export const noQuery: Middleware = (ctx, next) => {
  if (ctx.querystring !== '') throw new HttpProblem(400, 'bad-request');
  return next();
};

/** Routes of our own client and of whoever watches the process: health, the games there are, and their sentences. */
export function apiRoutes(games: GameShelf, readiness: Readiness): Router {
  const router = new Router();

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
    const body = JSON.stringify(game.module.messages[language]);
    ctx.set('Cache-Control', 'no-cache');
    ctx.etag = createHash('sha256').update(body).digest('base64url');
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'application/json';
    ctx.body = body;
  });

  return router;
}
