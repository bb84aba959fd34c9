import bodyParser from '@koa/bodyparser';
import type Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';

import { isSmall } from '../../shared/protocol/bounded';
import type { ClientAddresses } from '../limits/address';
import { type Limiters, priceOfDownload, RESERVED_FOR_PARTS } from '../limits/limits';
import type { GameLoader } from '../match/game-loader';
import type { Life } from '../ops/life';
import type { Metrics } from '../ops/metrics';
import type { Readiness } from '../ops/readiness';
import { apiRoutes } from './api';
import { belowBase } from './base-path';
import { clientFiles, isPart, Pages, wantsPage } from './client-files';
import { crossOrigin, isReading } from './cors';
import { securityHeaders, shortNegotiation } from './headers';
import type { LinkCards } from './link-card';
import { LinkPictures, pictureRoutes } from './link-pictures';
import { operatorRoutes } from './operator';
import type { Origins } from './origin';
import { HttpProblem, problemOf } from './problem';
import { sendRefusal } from './refusal-page';

/** The parts that the HTTP side works with. */
export interface HttpParts {
  readonly games: GameLoader;
  readonly limiters: Limiters;
  /** The routes of boardgame.io's lobby. */
  readonly lobby: Router;
  readonly addresses: ClientAddresses;
  readonly origins: Origins;
  readonly life: Life;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly operatorToken: string | null;
  readonly log: Logger;
  /** The path below which everything is served, with a slash at both ends. */
  readonly basePath: string;
  readonly clientDir: string;
  /** Milliseconds. */
  readonly clock: () => number;
  /** The public key that browsers subscribe to notifications with; null: none are sent. */
  readonly pushKey: () => Promise<string | null>;
  readonly linkCards: LinkCards;
}

/** Bounds of a body. */
const MAX_BODY = '8kb';
const BODY = { levels: 8, values: 500 };

/** Puts the HTTP side together: headers, errors as JSON, limits, our API, boardgame.io's lobby routes, the client. */
export function httpApp(parts: HttpParts): Koa {
  const { games, lobby, origins, life, readiness, log, basePath, clientDir } = parts;
  const app = new Koa();
  app.on('error', (err: unknown) => log.debug({ err }, 'answering failed'));
  app.use(shortNegotiation);
  app.use(securityHeaders);
  const pages = new Pages(clientDir, basePath, parts.clock);
  app.use(answeringErrors(parts, pages));
  app.use(limited(parts));
  app.use(crossOrigin(origins));
  app.use(belowBase(basePath));
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: MAX_BODY, onError: refuseBody }));
  app.use((ctx, next) => {
    if (!isSmall(ctx.request.body, BODY)) throw new HttpProblem(400, 'bad-request');
    if (life.state === 'draining' && !isReading(ctx.method)) throw new HttpProblem(503, 'restarting');
    // The work begins after the body has come: a client that is slow to send one must not delay the server's stop.
    return life.run(next);
  });
  app.use(apiRoutes(games, readiness, parts.pushKey).routes());
  app.use(operatorRoutes(parts).routes());
  app.use(lobby.routes());
  app.use(pictureRoutes(parts.linkCards, new LinkPictures(), parts.limiters).routes());
  app.use(clientFiles(parts, pages));
  app.use((ctx) => {
    throw isReading(ctx.method) ? new HttpProblem(404, 'not-found') : new HttpProblem(405, 'method-not-allowed');
  });
  return app;
}

/**
 * Answers every request that fails with `{ error: code }`, and a person with a page that says so in their language: where nothing is,
 * that is the application's own. An unexpected error hurts only its own request.
 */
function answeringErrors({ metrics, log, basePath }: HttpParts, pages: Pages): Middleware {
  let requests = 0;
  return async (ctx, next) => {
    const request = (requests += 1);
    try {
      await next();
    } catch (err) {
      const problem = problemOf(err) ?? new HttpProblem(500, 'internal');
      if (problem.status === 500) {
        metrics.failed('request', err);
        log.error({ err, request, method: ctx.method }, 'request failed');
      }
      metrics.refused(problem.code);
      if (!wantsPage(ctx)) {
        ctx.status = problem.status;
        ctx.body = { error: problem.code };
      } else if (problem.status !== 404 || !(await pages.send(ctx, 'index', 404))) {
        sendRefusal(ctx, problem, basePath);
      }
    }
    // Only the route is logged: paths hold codes and ids.
    log.trace({ request, method: ctx.method, route: ctx._matchedRoute as unknown, status: ctx.status }, 'request');
  };
}

/** Turns errors of reading a body, such as a wrong compression, into refusals: they are the sender's fault. */
function refuseBody(err: unknown): never {
  throw problemOf(err) ?? new HttpProblem(400, 'bad-request');
}

/** Counts requests by their address, which later handlers find in `ctx.ip`. */
function limited({ addresses, basePath, limiters, log }: HttpParts): Middleware {
  let warned = false;
  return (ctx, next) => {
    ctx.request.ip = addresses.of(ctx.req);
    if (!warned && ctx.get('X-Forwarded-For') !== '' && !addresses.trusts(ctx.socket.remoteAddress)) {
      warned = true;
      log.warn('forwarded headers from an address that is not in TRUSTED_PROXIES: all its clients share one limit');
    }
    const reserve = isPart(ctx.path, basePath) ? RESERVED_FOR_PARTS : 0;
    if (!limiters.perAddress.allows(ctx.ip, reserve)) throw new HttpProblem(429, 'too-fast');
    limiters.perAddress.charge(ctx.ip, 1);
    ctx.res.once('close', () => {
      limiters.perAddress.charge(ctx.ip, priceOfDownload(Number(ctx.res.getHeader('Content-Length') ?? 0)));
    });
    return next();
  };
}
