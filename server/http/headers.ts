import type { Middleware } from 'koa';

/** What a host may look like in a policy; anything else could end the directive. Policies know no IPv6 address, and browsers complain of one. */
export const HOST = /^[a-z\d.-]+(?::\d+)?$/i;

/** The policy for our page. Not every browser takes `'self'` to mean the sockets of the own host as well. */
function contentSecurityPolicy(host: string): string {
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `connect-src 'self'${sockets}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The {@link securityHeaders} that browsers heed only on pages: leaving them out saves half a kilobyte for each part of
 * a page.
 */
export const OF_PAGES = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const;

/** Sets headers that keep a browser from running, framing or leaking anything we did not serve. */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': contentSecurityPolicy(ctx.host),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Room codes are in URLs.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  await next();
};

/** Headers for content negotiation and caching. Libraries parse them, some several times for one answer. */
const NEGOTIATING = ['accept', 'accept-encoding', 'accept-language', 'if-none-match'] as const;
/** The longest such header that is read, in characters. Browsers send less than half of it. */
const MOST_NEGOTIATING = 256;

/**
 * Drops these headers when they are longer than those of browsers: to parse 8 KB of them takes fifteen milliseconds, and a refusal needs
 * them as well.
 */
export const shortNegotiation: Middleware = (ctx, next) => {
  const { headers } = ctx.req;
  for (const name of NEGOTIATING) if ((headers[name]?.length ?? 0) > MOST_NEGOTIATING) delete headers[name];
  return next();
};
