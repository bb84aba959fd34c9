import type { Middleware } from 'koa';
import serve from 'koa-static';

import { OF_PAGES } from './headers';

/** Where Vite puts files whose names hold a hash of their content. */
const HASHED = /[\\/]assets[\\/]/;

/**
 * Serves the built client from a folder. `/r/CODE` is answered with the page of rooms, which reads the code; files whose
 * name holds a hash of their content are cached for a year, without the headers that only pages need; all others are checked each time. Where the build has put a
 * compressed copy beside a file (`.br`, `.gz`), clients that can read it get that copy.
 */
export function clientFiles(folder: string): Middleware {
  const files = serve(folder, {
    setHeaders: (response, path) => {
      if (HASHED.test(path)) for (const header of OF_PAGES) response.removeHeader(header);
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (/^\/r\/[^/]+\/?$/.test(ctx.path)) ctx.path = '/room.html';
    ctx.vary('Accept-Encoding');
    await files(ctx, next);
  };
}
