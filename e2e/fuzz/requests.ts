import { gzipSync } from 'node:zlib';

import { LANGUAGES } from '../../shared/engine/languages';
import type { Dice } from '../lib/dice';
import type { HttpRequest } from '../lib/http';
import { anything, mutated, mutatedString } from './mutate';
import { NASTY_STRINGS } from './nasty';
import { treeOf, writeTree } from './tree';

/** The names and ids that a sender of requests has seen so far. */
export interface KnownOverHttp {
  readonly games: readonly string[];
  readonly matches: readonly string[];
  readonly credentials: readonly string[];
  readonly codes: readonly string[];
}

/** A request before it is written: a path in parts, and a body that may be none. */
interface Plan {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: object | null;
}

const get = (path: readonly string[], query: Plan['query'] = {}): Plan => ({ method: 'GET', path, query, body: null });
const post = (path: readonly string[], body: object): Plan => ({ method: 'POST', path, query: {}, body });

/** Requests as browsers, lobby clients and operators send them. */
function plan(dice: Dice, known: KnownOverHttp): Plan {
  const game = dice.pick(known.games);
  const match = known.matches.length === 0 ? 'nope' : dice.pick(known.matches);
  const credentials = known.credentials.length === 0 ? 'x' : dice.pick(known.credentials);
  const playerID = String(dice.below(2));
  const mine = { playerID, credentials };
  const plans: readonly (() => Plan)[] = [
    () => get(['healthz']),
    () => get(['readyz']),
    () => get(['metrics']),
    () => get(['operator']),
    () => get(['api', 'games']),
    () => get(['api', 'games', game, 'messages', dice.pick(LANGUAGES)]),
    () => get(['api', 'games', game, 'facts']),
    () => get(['games']),
    () => get(['games', game], { isGameover: 'false', updatedAfter: '1', updatedBefore: '2000000000000' }),
    () => get(['games', game, match]),
    () => get([dice.pick(['', 'index.html', 'outside.txt', 'favicon.ico'])]),
    () => get(['r', known.codes.length === 0 ? 'ABCDE' : dice.pick(known.codes)]),
    () => get(['assets', 'index-abc123.js']),
    () => get(['socket.io', ''], { EIO: '4', transport: dice.pick(['websocket', 'nope']) }),
    () => get(['socket.io', ''], { EIO: dice.pick(['3', '4']), transport: 'polling', sid: dice.pick(NASTY_STRINGS) }),
    () => post(['socket.io', ''], {}),
    () => post(['games', game, 'create'], { numPlayers: 2, setupData: { length: 'long' }, unlisted: true }),
    () => post(['games', game, match, 'join'], { playerID, playerName: 'Anna', data: { colour: ['red', 1] } }),
    () => post(['games', game, match, 'leave'], mine),
    () => post(['games', game, match, 'update'], { ...mine, newName: 'Anne', data: { a: { b: 1 } } }),
    () => post(['games', game, match, 'rename'], { ...mine, newName: 'Anne' }),
    () => post(['games', game, match, 'playAgain'], { ...mine, numPlayers: 2, setupData: {}, unlisted: true }),
  ];
  return dice.pick(plans)();
}

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'LINK'];

/** Parts of paths that lead out of a folder, or that decode to something else. */
const PATH_PARTS: readonly string[] = [
  ...['..', '.', '%2e%2e', '..%2f..%2foutside.txt', '..%5c..%5coutside.txt', '%2e%2e%2foutside.txt'],
  ...['....//outside.txt', '..%2fserver.sqlite', 'server.sqlite', '__proto__', 'constructor', 'toString'],
  ...['..%252foutside.txt', '%c0%ae%c0%ae', '%00', 'x%00.js', '%E0%A4%A', '%', '%ff', '%u002e', '..;', '~root', '.env'],
  ...['*', ':name', '(.*)', '', '//', ';'],
  ...['x'.repeat(3000), 'a/'.repeat(500), '%F0%9F%98%80', '%ED%A0%80', '%EF%B7%BA'],
];

const CONTENT_TYPES: readonly string[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json;'],
  ...['application/json; charset=utf-16', 'application/json; charset=nope', 'application/vnd.x+json', '', ';;;', '*/*'],
];

const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['Content-Type', CONTENT_TYPES],
  ['Content-Encoding', ['gzip', 'deflate', 'br', 'zstd', 'identity', 'nope', 'gzip, gzip']],
  ['Host', ['', 'evil.example', '127.0.0.1:1', '[::1]', 'a b', 'x'.repeat(500)]],
  ['Origin', ['null', 'http://evil.example', 'file://', '', 'http://127.0.0.1', 'x'.repeat(500)]],
  ['X-Forwarded-For', ['1.2.3.4', '::1', 'nope', '1.2.3.4, 5.6.7.8', ','.repeat(500), '127.0.0.1']],
  ['X-Forwarded-Host', ['evil.example']],
  ['X-Forwarded-Proto', ['https', 'nope']],
  ['Cookie', ['a=b', '__proto__=1', 'io=x; '.repeat(100), '%', '=']],
  ['Authorization', ['Bearer', 'Bearer x', 'Basic', 'Basic eDp5', 'Basic %%%', 'Digest x', 'x'.repeat(3000)]],
  ['If-None-Match', ['*', '"x"', 'W/"x"', '"'.repeat(100)]],
  ['If-Modified-Since', ['nope', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['Range', ['bytes=0-0', 'bytes=-1', 'bytes=99999999-', 'bytes=0-0,0-0', 'nope']],
  ['Accept-Encoding', ['gzip', 'br', '*;q=0', 'identity;q=0']],
  ['Accept-Language', ['fr', '*', ','.repeat(200)]],
  ['Expect', ['100-continue', 'nope']],
  ['Connection', ['close', 'Upgrade']],
  ['Upgrade', ['websocket', 'h2c', 'nope']],
  ['Sec-WebSocket-Key', ['x', 'dGhlIHNhbXBsZSBub25jZQ==']],
  ['Sec-WebSocket-Version', ['13', '8', 'nope']],
  ['Transfer-Encoding', ['chunked']],
];

/** Ten megabytes that travel as ten kilobytes. */
const BOMB = gzipSync(Buffer.alloc(10 * 2 ** 20));

/** A request that is right, or wrong in one to three places. */
export function someRequest(dice: Dice, known: KnownOverHttp): HttpRequest {
  const right = plan(dice, known);
  const wanted = dice.chance(0.2) ? 0 : 1 + dice.below(3);
  let { method } = right;
  let path = right.path.map(encodeURIComponent);
  const query = new URLSearchParams(Object.entries(right.query).map(([name, value]) => [name, wellFormed(value)]));
  const headers: Record<string, string> = { Host: '127.0.0.1' };
  let body: string | Buffer = right.body === null ? '' : JSON.stringify(right.body);
  if (right.body !== null) headers['Content-Type'] = 'application/json';
  const words = [...known.matches, ...known.credentials, ...known.codes, ...known.games];
  const wrong: readonly (() => void)[] = [
    () => (method = dice.pick(METHODS)),
    () => (path = path.with(dice.below(path.length), dice.pick(PATH_PARTS))),
    () => (path = path.toSpliced(dice.below(path.length + 1), 0, dice.pick(PATH_PARTS))),
    () => (path = path.with(dice.below(path.length), encoded(dice.pick([...NASTY_STRINGS, ...words])))),
    () => query.append(dice.pick([...query.keys(), '__proto__', 'a[b]', 'x']), wellFormed(dice.pick(NASTY_STRINGS))),
    () => {
      const [name, values] = dice.pick(HEADERS);
      headers[name] = dice.pick(values);
    },
    () => {
      body = writeTree(mutated(treeOf(right.body ?? {}), dice, words));
      headers['Content-Type'] ??= 'application/json';
    },
    () => (body = mutatedString(body.toString(), dice)),
    () => {
      body = dice.chance(0.2) ? BOMB : `{"x":${writeTree(anything(dice, words))}}`;
      headers['Content-Type'] ??= 'application/json';
      if (body === BOMB) headers['Content-Encoding'] = 'gzip';
    },
  ];
  for (let i = 0; i < wanted; i++) dice.pick(wrong)();
  const search = query.toString();
  const bodyless = headers['Transfer-Encoding'] !== undefined;
  return {
    method,
    path: `/${path.join('/')}${search === '' ? '' : `?${search}`}`.slice(0, 7000),
    headers: bodyless ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    body,
  };
}

/** Bytes that are nearly HTTP, or nearly a websocket; sometimes after a request that is fine. */
export function someBytes(dice: Dice, known: KnownOverHttp): Buffer {
  const before = dice.chance(0.3) ? 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n' : '';
  return Buffer.concat([Buffer.from(before), dice.chance(0.2) ? nearlySocket(dice) : nearlyHttp(dice, known)]);
}

function nearlyHttp(dice: Dice, known: KnownOverHttp): Buffer {
  const { method, path, headers, body } = someRequest(dice, known);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const right = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}`;
  const end = dice.chance(0.8) ? '\r\n\r\n' : dice.pick(['\n\n', '\r\n', '', '\r\n \r\n\r\n', '\r\n\u0000: x\r\n\r\n']);
  const post = `POST ${path} HTTP/1.1\r\nHost: x\r\n`;
  const lengths = ['-1', '5', '99999999', '1e3', '0x5', '', '2\r\nContent-Length: 3'];
  const ways: readonly (() => string)[] = [
    () => `${right}${end}${body.toString('latin1')}`,
    () => `${dice.pick(['CONNECT', 'get', 'GET GET', '', '\u0000', 'PRI'])} ${path} HTTP/1.1\r\nHost: x${end}`,
    () => `GET ${path} HTTP/${dice.pick(['0.9', '1.0', '2.0', '9.9', 'x', '1.1.1'])}\r\nHost: x${end}`,
    () => `GET http://evil.example${path} HTTP/1.1\r\nHost: x${end}`,
    () => `${post}Content-Length: ${dice.pick(lengths)}${end}{}`,
    () => `${post}Transfer-Encoding: chunked${end}${dice.pick(['zz', '5', 'ffffffffff', '0'])}\r\n`,
    () => `${post}Transfer-Encoding: chunked\r\nContent-Length: 2${end}0\r\n\r\n`,
    () => `GET ${path} HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(dice.below(3000))}\r\n`,
    () => `GET ${path} HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(dice.below(40_000))}${end}`,
    () => `GET ${path} HTTP/1.1\r\n${end}`,
    () => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1 + dice.below(20)),
    () => mutatedString(`${right}\r\n\r\n${body.toString('latin1')}`, dice),
  ];
  return Buffer.from(dice.pick(ways)());
}

/** A handshake, and bytes that are hardly ever frames of a websocket. */
function nearlySocket(dice: Dice): Buffer {
  const path = dice.pick(['/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=4', '/socket.io/', '/healthz']);
  const upgrade = dice.pick(['websocket', 'websocket', 'websocket', 'h2c', 'nope']);
  const key = dice.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', 'x', '']);
  const version = dice.pick(['13', '13', '13', '8', '99', 'x']);
  const extension = dice.pick(['permessage-deflate', 'permessage-deflate; server_max_window_bits=99', 'x', ';;']);
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    `Upgrade: ${upgrade}`,
    `Sec-WebSocket-Key: ${key}`,
    `Sec-WebSocket-Version: ${version}`,
    ...(dice.chance(0.3) ? [`Sec-WebSocket-Extensions: ${extension}`] : []),
  ];
  const frame = Buffer.from(Array.from({ length: 2 + dice.below(40) }, () => dice.below(256)));
  // A whole text frame, masked with zeros.
  if (dice.chance(0.5)) frame.set([0x81, 0x80 | Math.min(frame.length - 2, 125)]);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), frame]);
}

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).slice(0, 4000);
}

/** Text without lone surrogates, which cannot be encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
