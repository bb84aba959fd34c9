import type { Middleware } from 'koa';

import type { Origins } from './origin';
import { HttpProblem } from './problem';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request only reads. */
export function isReading(method: string): boolean {
  return READING.includes(method);
}

/**
 * Refuses writes from pages of other sites, and lets pages of the allowed origins read and write. There are no cookies, so a
 * page cannot act in the name of a player who visits it.
 */
export function crossOrigin(origins: Origins): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    if (!isReading(ctx.method) && !origins.admit(ctx.req)) throw new HttpProblem(403, 'forbidden-origin');
    ctx.vary('Origin');
    if (origins.names(origin)) {
      ctx.set({ 'Access-Control-Allow-Origin': origin, 'Cross-Origin-Resource-Policy': 'cross-origin' });
      if (ctx.method === 'OPTIONS') {
        ctx.set({ 'Access-Control-Allow-Methods': 'GET, POST', 'Access-Control-Allow-Headers': 'Content-Type' });
        ctx.status = 204;
        return;
      }
    }
    await next();
  };
}
