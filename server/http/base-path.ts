import type { Middleware } from 'koa';

import { HttpProblem } from './problem';

/**
 * Addresses of the process and not of the games. Monitoring calls them on the machine itself, so they do not move below
 * the path of the games.
 */
const OF_PROCESS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/**
 * Has everything answer below a path alone, and later handlers see the paths without it. The host's own address and the path
 * without its last slash lead there. What is about the process stays where it is.
 * @param base with a slash at both ends
 */
export function belowBase(base: string): Middleware {
  return (ctx, next) => {
    if (base === '/' || OF_PROCESS.includes(ctx.path)) return next();
    if (ctx.path === '/' || `${ctx.path}/` === base) {
      ctx.redirect(base);
      return;
    }
    const inside = ctx.path.slice(base.length - 1);
    if (!ctx.path.startsWith(base) || OF_PROCESS.includes(inside)) throw new HttpProblem(404, 'not-found');
    ctx.path = inside;
    return next();
  };
}
