import { createHash } from 'node:crypto';

import Router from '@koa/router';
import type { Context, Middleware } from 'koa';

import { version } from '../../package.json';
import { hashToken, isToken } from '../lib/secrets';
import type { Limiters } from '../limits/limits';
import type { Latency, Metrics, Snapshot } from '../ops/metrics';
import type { Readiness, Ready } from '../ops/readiness';
import { noQuery } from './api';
import { HttpProblem } from './problem';

/** The parts that the operator's routes work with. */
export interface OperatorParts {
  /** The operator's token; null when there is no operator, and no such routes. */
  readonly operatorToken: string | null;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly limiters: Limiters;
}

/**
 * What only the operator may see: `/metrics` for Prometheus and `/operator` for people. Both take the token as Bearer or
 * as the password of HTTP Basic, where the browser keeps it and no cookie can be stolen or forged. Wrong ones count as
 * guesses.
 */
export function operatorRoutes({ operatorToken, metrics, readiness, limiters }: OperatorParts): Router {
  const router = new Router({ strict: true, sensitive: true });
  if (operatorToken === null) return router;
  const hash = hashToken(operatorToken);

  const operatorOnly: Middleware = async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    const given = givenToken(ctx);
    if (!limiters.guesses.allows(ctx.ip)) throw new HttpProblem(429, 'too-fast');
    if (given === null || !isToken(given, hash)) {
      if (given !== null) limiters.guesses.charge(ctx.ip, 1);
      ctx.set('WWW-Authenticate', 'Basic realm="operator", charset="UTF-8"');
      throw new HttpProblem(401, 'unauthorized');
    }
    await next();
  };

  router.get('/metrics', noQuery, operatorOnly, async (ctx) => {
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.expose();
  });

  router.get('/operator', noQuery, operatorOnly, async (ctx) => {
    const [snapshot, ready] = await Promise.all([metrics.snapshot(), readiness.check()]);
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    ctx.type = 'text/html';
    ctx.body = page(snapshot, ready);
  });

  return router;
}

function givenToken(ctx: Context): string | null {
  const [scheme = '', value = ''] = ctx.get('Authorization').split(' ');
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return value;
    case 'basic': {
      const decoded = Buffer.from(value, 'base64').toString();
      return decoded.slice(decoded.indexOf(':') + 1);
    }
    default:
      return null;
  }
}

const STYLE =
  'body{font:16px system-ui;margin:2rem;max-width:50rem}td,th{text-align:left;padding:.2rem 1.5rem .2rem 0}td{font-variant-numeric:tabular-nums}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function page(snapshot: Snapshot, ready: Ready): string {
  const { gauges, connected, failures } = snapshot;
  const rows: readonly (readonly [string, string])[] = [
    ['Version', version],
    ['Up for', duration(process.uptime())],
    ['State', stateOf(ready)],
    ['Rooms', count(gauges.rooms)],
    ['Matches not over', count(gauges.matches)],
    ['Matches in memory', count(gauges.matches_in_memory)],
    ['Connected seats', count(gauges.seats)],
    ...Object.entries(connected).map(([namespace, sockets]) => [`Connected to ${namespace}`, count(sockets)] as const),
    ['Choices', `${snapshot.choices}, ${(snapshot.choicesLastMinute / 60).toFixed(2)} a second in the last minute`],
    ['Commit', latency(snapshot.commit)],
    ['Broadcast', latency(snapshot.broadcast)],
    ['Waiting commands', count(gauges.queue_length)],
    ['Unsent bytes', count(gauges.unsent_bytes)],
    ['Event-loop delay', latency(snapshot.eventLoopDelay)],
    ['Memory', `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`],
    ['Unexpected errors', count(snapshot.errors)],
  ];
  const last = failures.map(({ at, kind, type, place }) => [new Date(at).toISOString(), kind, type, place ?? '']);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width">
<title>Operator</title>
<style>${STYLE}</style>
<h1>This node</h1>
<table>${rows.map(([name, value]) => `<tr><th>${escape(name)}<td>${escape(value)}`).join('\n')}</table>
<h2>Last unexpected errors</h2>
<table>${last.map((cells) => `<tr>${cells.map((cell) => `<td>${escape(cell)}`).join('')}`).join('\n')}</table>
<p>The log has the details.</p>
</html>
`;
}

function stateOf(ready: Ready): string {
  if (ready.ready) return 'ready';
  const missing = ready.missing.map((part) => `${part} is missing`);
  return [...(ready.draining ? ['stopping'] : []), ...missing].join(', ');
}

function count(value: number | undefined): string {
  return value === undefined ? 'unknown' : String(value);
}

function latency({ median, p99 }: Latency): string {
  if (median === null || p99 === null) return 'none yet';
  const bound = (ms: number): string => (Number.isFinite(ms) ? `${Number(ms.toPrecision(2))} ms` : 'more than 5 s');
  return `half within ${bound(median)}, 99 % within ${bound(p99)}`;
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 1440)} d ${Math.floor(minutes / 60) % 24} h ${minutes % 60} min`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
