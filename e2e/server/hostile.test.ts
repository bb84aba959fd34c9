import { LobbyClient } from 'boardgame.io/client';

import { openSqlite } from '../../server/storage/sqlite';
import type { Storage } from '../../server/storage/storage';
import { Browser } from '../../server/testing/browser';
import { serve, type Served } from '../../server/testing/serve';
import type { Reply } from '../../shared/protocol/rooms';

/** A running match the attacker has seat 0 of. */
interface Target {
  readonly id: string;
  readonly token: string;
}

/** A packet, and its expected result: an error, a hang-up, or an answer that changes nothing. */
interface Packet {
  readonly title: string;
  readonly event: string;
  readonly args: (target: Target) => readonly unknown[];
  readonly expect: 'refused' | 'closed' | 'harmless';
}

const payloadOf = ({ token }: Target, changes: object = {}): object => ({
  type: 'choose',
  args: ['0.0.1', 'vow.0.north'],
  playerID: '0',
  credentials: token,
  ...changes,
});
const move = (changes: object) => (target: Target) => ({ type: 'MAKE_MOVE', payload: payloadOf(target, changes) });
const raw = (json: string): unknown => JSON.parse(json);
const nested = (depth: number): unknown => raw('['.repeat(depth) + ']'.repeat(depth));

/** An `update` whose action is made from the target; the rest is as a seated client would send it. */
const update = (
  title: string,
  action: (target: Target) => unknown,
  expected: Packet['expect'] = 'refused',
): Packet => ({
  title: `update, ${title}`,
  event: 'update',
  args: (target) => [action(target), 0, target.id, '0'],
  expect: expected,
});
const gameEvent = (type: unknown, ...args: unknown[]): Packet =>
  update(`GAME_EVENT ${JSON.stringify(type)} ${JSON.stringify(args)}`, (target) => ({
    type: 'GAME_EVENT',
    payload: payloadOf(target, { type, args }),
  }));
const forged = { G: { over: { outcome: 'victory' } }, ctx: {}, plugins: {}, _stateID: 5, _undo: [], _redo: [] };
const action = (title: string, forgedAction: object): Packet =>
  update(`action ${title}`, (target) => ({ payload: payloadOf(target), ...forgedAction }));
const plain = (title: string, event: string, args: Packet['args'], expected: Packet['expect'] = 'refused'): Packet => ({
  title,
  event,
  args,
  expect: expected,
});
const ACTION = move({});

const packets: readonly Packet[] = [
  ...['__proto__', 'constructor', 'toString', 'endGame', 'endTurn', 'endStage', 'pass'].map((type) => gameEvent(type)),
  update('GAME_EVENT args null', (target) => ({ type: 'GAME_EVENT', payload: payloadOf(target, { args: null }) })),
  update('GAME_EVENT args {}', (target) => ({ type: 'GAME_EVENT', payload: payloadOf(target, { args: {} }) })),
  gameEvent('endTurn', { next: '99' }),
  gameEvent('setActivePlayers', 5),
  gameEvent('setActivePlayers', null),
  gameEvent('setActivePlayers', { value: 5 }),
  gameEvent('setPhase', 'nope'),
  gameEvent('setStage', null),
  gameEvent('setStage', {}),
  action('PATCH forging G', {
    type: 'PATCH',
    prevStateID: 0,
    patch: [{ op: 'replace', path: '/G/rev', value: 31337 }],
  }),
  action('PATCH without a patch', { type: 'PATCH' }),
  action('PATCH /__proto__', { type: 'PATCH', patch: [{ op: 'add', path: '/__proto__/polluted', value: 1 }] }),
  action('PATCH /constructor', { type: 'PATCH', patch: [{ op: 'add', path: '/constructor/prototype/p', value: 1 }] }),
  action('RESET', { type: 'RESET', state: {} }),
  action('SYNC', { type: 'SYNC', state: 5 }),
  action('UPDATE with a forged state', { type: 'UPDATE', state: forged, deltalog: [] }),
  action('UPDATE with null', { type: 'UPDATE', state: null }),
  action('UPDATE without a state', { type: 'UPDATE' }),
  action('without a type', {}),
  ...[null, '@@redux/INIT', 'PLUGIN', 'STRIP_TRANSIENTS', 'UNDO', 'REDO'].map((type) =>
    action(`of type ${String(type)}`, { type }),
  ),
  update('as anybody without credentials, UPDATE', () => ({ type: 'UPDATE', payload: { playerID: '0' } })),
  update('args nested 1000 deep', move({ args: nested(1000) })),
  update('args one 900 KB string', move({ args: ['x'.repeat(900_000)] }), 'closed'),
  update('args one 7 KB string', move({ args: ['0.0.1', 'x'.repeat(7000)] })),
  update('args one 60 KB string', move({ args: ['0.0.1', 'x'.repeat(60_000)] }), 'closed'),
  update('args 5 MB', move({ args: ['0.1', 'x'.repeat(5_000_000)] }), 'closed'),
  update('args 200000 elements', move({ args: new Array(200_000).fill(1) }), 'closed'),
  ...['__defineGetter__', '__proto__', 'constructor', 'hasOwnProperty', 'toString', null, {}].map((type) =>
    update(`move of type ${JSON.stringify(type)}`, move({ type })),
  ),
  ...[null, {}, [], ['0.1'], ['0.0.1', 'vow.0.north', 'x'], [{}, {}], ['0.1', null], [999]].map((args) =>
    update(`args ${JSON.stringify(args)}`, move({ args })),
  ),
  update('args with an ask id too long', move({ args: ['1'.repeat(65), 'x'] })),
  update('args with a key too long', move({ args: ['0.1', 'x'.repeat(129)] })),
  ...['__proto__', 'constructor', 'toString', ''].map((key) => update(`key ${key}`, move({ args: ['0.1', key] }))),
  ...['__proto__', 'any.0', 'any.99', '0.1.1', '-1.-1'].map((ask) =>
    update(`ask ${ask}`, move({ args: [ask, 'lamp'] })),
  ),
  ...['1', '__proto__', null, '99', {}, 0].map((playerID) =>
    update(`as 0, acting for ${JSON.stringify(playerID)}`, move({ playerID })),
  ),
  ...['wrong', '', null, {}, 'x'.repeat(129), undefined].map((credentials) =>
    update(
      `credentials ${credentials === undefined ? 'missing' : JSON.stringify(credentials).slice(0, 9)}`,
      move({ credentials }),
    ),
  ),
  update('an unknown field', (target) => ({ ...ACTION(target), extra: 1 })),
  update('an unknown field inside', move({ optimistic: 1 })),
  update('a field __proto__', (target) =>
    raw(`{"type":"MAKE_MOVE","__proto__":{},"payload":${JSON.stringify(payloadOf(target))}}`),
  ),
  ...[null, {}, 'str', 5, [], true].map((value) => update(`action ${JSON.stringify(value)}`, () => value)),
  ...[null, 'str', 5, []].map((payload) =>
    update(`payload ${JSON.stringify(payload)}`, () => ({ type: 'MAKE_MOVE', payload })),
  ),
  plain('update, no args', 'update', () => []),
  plain('update, action only', 'update', (target) => [ACTION(target)]),
  plain('update, more args', 'update', (target) => [ACTION(target), 0, target.id, '0', 'x']),
  ...[null, {}, '__proto__', 'unknown', '', 'x'.repeat(65), "' OR 1=1 --"].map((id) =>
    plain(`update, match ${JSON.stringify(id)}`, 'update', (target) => [ACTION(target), 0, id, '0']),
  ),
  ...[null, {}, '__proto__', '1', '-1', '1e0', 0].map((seat) =>
    plain(`update, seat ${JSON.stringify(seat)}`, 'update', (target) => [ACTION(target), 0, target.id, seat]),
  ),
  ...[null, 'x', 1.5, {}].map((stateID) =>
    plain(`update, state id ${JSON.stringify(stateID)}`, 'update', (target) => [
      ACTION(target),
      stateID,
      target.id,
      '0',
    ]),
  ),
  plain('sync, no args', 'sync', () => []),
  ...[null, {}, [], 'unknown', '__proto__', 5].map((id) =>
    plain(`sync, match ${JSON.stringify(id)}`, 'sync', () => [id, null, undefined, 2]),
  ),
  plain('sync, unknown match as a seat', 'sync', () => ['unknown', '__proto__', 'x', 2]),
  ...[{}, '__proto__', '99', '1'].map((seat) =>
    plain(`sync, as seat ${JSON.stringify(seat)}`, 'sync', ({ id, token }) => [id, seat, token, 2]),
  ),
  plain('sync, wrong credentials', 'sync', ({ id }) => [id, '0', 'wrong', 2]),
  plain('sync, no credentials', 'sync', ({ id }) => [id, '0']),
  ...['abc', {}, []].map((count) =>
    plain(`sync, numPlayers ${JSON.stringify(count)}`, 'sync', ({ id }) => [id, null, undefined, count]),
  ),
  ...[-1, 2.5, 100_000, 1e7, 4_294_967_296, 1e6, Infinity].map((count) =>
    plain(`sync, numPlayers ${count}`, 'sync', ({ id }) => [id, null, undefined, count], 'harmless'),
  ),
  plain('sync, unknown match with numPlayers 1e6', 'sync', () => ['fresh', null, undefined, 1e6]),
  plain('chat, no args', 'chat', () => []),
  ...[
    null,
    'x',
    { sender: {} },
    { id: '1', sender: '0', payload: {} },
    { id: '1', sender: '__proto__', payload: 'x' },
  ].map((message) =>
    plain(`chat, message ${JSON.stringify(message)}`, 'chat', ({ id, token }) => [id, message, token]),
  ),
  plain('chat, unknown match', 'chat', () => ['unknown', { id: '1', sender: '0', payload: 'x' }, 'x']),
  plain('chat, match {}', 'chat', () => [{}, { id: '1', sender: '0', payload: 'x' }, 'x']),
  plain('chat, as a seat without credentials', 'chat', ({ id }) => [id, { id: '1', sender: '0', payload: 'x' }]),
  plain('chat, as another seat', 'chat', ({ id, token }) => [id, { id: '1', sender: '1', payload: 'x' }, token]),
  plain('chat, 7 KB', 'chat', ({ id, token }) => [id, { id: '1', sender: '0', payload: 'x'.repeat(7000) }, token]),
  plain(
    'chat, 60 KB',
    'chat',
    ({ id, token }) => [id, { id: '1', sender: '0', payload: 'x'.repeat(60_000) }, token],
    'closed',
  ),
  plain(
    'chat, 900 KB',
    'chat',
    ({ id, token }) => [id, { id: '1', sender: '0', payload: 'x'.repeat(900_000) }, token],
    'closed',
  ),
  plain('an event __proto__', '__proto__', () => [{}]),
  plain('an event nobody knows', 'constructor', () => []),
  plain('binary arguments', 'update', () => [Buffer.from([1, 2, 3]), Buffer.alloc(100)]),
];

/** An update no client could encode. */
function deepFrame(depth: number): string {
  const args = '['.repeat(depth) + ']'.repeat(depth);
  const payload = `{"type":"choose","args":${args},"playerID":"0","credentials":"x"}`;
  return `42/toy,7["update",{"type":"MAKE_MOVE","payload":${payload}},0,"x","0"]`;
}

/** Frames written straight into the connection, under socket.io's encoder. */
const frames: readonly (readonly [title: string, frame: string | Buffer])[] = [
  ...[5000, 20_000, 100_000].map((depth) => [`args nested ${depth} deep`, deepFrame(depth)] as const),
  ['not JSON', '42/toy,notjson'],
  ['an empty event', '42/toy,[]'],
  ['an object as event', '42/toy,{}'],
  ['a number as event', '42/toy,[5]'],
  ['null as event', '42/toy,[null]'],
  ['a bad packet type', '49'],
  ['reserved event disconnect', '42/toy,["disconnect"]'],
  ['reserved event connect', '42/toy,["connect"]'],
  ['reserved event newListener', '42/toy,["newListener"]'],
  ['a placeholder without its attachment', '451-/toy,["update",{"_placeholder":true,"num":5}]'],
  ['very many attachments', '45999999-/toy,["x"]'],
  ['a negative number of attachments', '45-1-/toy,["x"]'],
  ['binary without header', Buffer.from([1, 2, 3, 4])],
  ['an unknown namespace', '40/nope,'],
  ['a namespace __proto__', '40/__proto__,'],
  ['a very long namespace', `40/${'n'.repeat(10_000)},`],
  ['900 KB of auth', `40/toy,{"x":"${'x'.repeat(900_000)}"}`],
  ['an auth that is no object', '40/toy,5'],
  ['an event for a namespace not joined', '42/rooms,["create",{"game":"toy","name":"x"}]'],
  ['an acknowledgement nobody asked for', '43/toy,99["x"]'],
  ['a huge acknowledgement id', '42/toy,99999999999999999999["sync"]'],
  ['deep nesting', `42/toy,["update",${'['.repeat(30_000)}${']'.repeat(30_000)}]`],
  ['__proto__ in an event', '42/toy,["update",{"__proto__":{"polluted":1}},0,"x","0"]'],
  ['nothing', ''],
];

let storage: Storage;
let served: Served;
let target: Target;
let other: Target;
const rejections: unknown[] = [];
const noteRejection = (reason: unknown): void => void rejections.push(reason);

async function match(): Promise<Target> {
  const lobby = new LobbyClient({ server: served.url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
  await lobby.joinMatch('toy', matchID, { playerName: 'Ben' });
  return { id: matchID, token: playerCredentials };
}

async function stored(): Promise<string> {
  const kept = await Promise.all([target, other].map(({ id }) => storage.loadMatch(id)));
  const listed = await storage.listMatches('toy', 100);
  return JSON.stringify([kept, listed.length]);
}

/** Waits until a socket has been answered or hung up on. */
function outcome(browser: Browser, event: string, args: readonly unknown[]): Promise<Reply | 'closed'> {
  const hungUp = browser.until(() => (browser.socket.io.engine.readyState === 'closed' ? ('closed' as const) : null));
  return Promise.race([browser.raws(event, ...args), hungUp]);
}

async function connected(namespace = '/toy'): Promise<Browser> {
  const browser = new Browser(served.url, namespace);
  await new Promise<void>((resolve) => browser.socket.once('connect', resolve));
  return browser;
}

beforeAll(async () => {
  process.on('unhandledRejection', noteRejection);
  storage = openSqlite(':memory:');
  served = await serve({ data: storage });
  target = await match();
  other = await match();
});
afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  await served.app.close();
});
afterEach(() => {
  expect(rejections).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

describe('hostile packets', () => {
  it.each(packets.map((packet) => [packet.title, packet] as const))('%s', async (_, packet) => {
    const before = await stored();
    const attacker = await connected();
    const result = await outcome(attacker, packet.event, packet.args(target));
    if (packet.expect === 'closed') expect(result).toBe('closed');
    else expect(result).toMatchObject(packet.expect === 'refused' ? { ok: false } : { ok: true });
    expect(await stored()).toBe(before);
    attacker.close();
  });

  it('are refused by an event as well, for clients that ask for no answer', async () => {
    const attacker = await connected();
    const refused = new Promise((resolve) => attacker.socket.once('refused', resolve));
    attacker.socket.emit('update', { type: 'UPDATE', state: forged }, 0, target.id, '0');
    expect(await refused).toEqual({ error: 'bad-request' });
    attacker.close();
  });

  it('sync twice and hang up', async () => {
    const attacker = await connected();
    attacker.socket.emit('sync', target.id, '0', target.token, 2);
    attacker.socket.emit('sync', target.id, null, undefined, 2);
    attacker.close();
    const next = await connected();
    expect(await next.raws('sync', target.id, '0', target.token, 2)).toEqual({ ok: true });
    next.close();
  });

  it('a flood of chat of 50 times 7 KB is refused', async () => {
    const before = await stored();
    const attacker = await connected();
    const message = { id: '1', sender: '0', payload: 'x'.repeat(7000) };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => attacker.raws('chat', target.id, message, target.token)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set(['{"ok":false,"error":"bad-request"}']),
    );
    expect(await stored()).toBe(before);
    attacker.close();
  });
});

describe.each(['/toy', '/rooms'])('hostile frames at %s', (namespace) => {
  it.each(frames)('%s', async (_, frame) => {
    const before = await stored();
    const attacker = await connected(namespace);
    const written = typeof frame === 'string' ? frame.replaceAll('/toy', namespace).replace(/^4/, '') : frame;
    attacker.socket.io.engine.write(written);
    // The server has dealt with the frame when it answers the next event, or when it has hung up.
    await outcome(attacker, 'nothing', []);
    expect(await stored()).toBe(before);
    const witness = await connected();
    expect(await witness.raws('sync', other.id, '0', other.token, 2)).toEqual({ ok: true });
    witness.close();
    attacker.close();
  });
});

describe('after all of it', () => {
  it('both matches are played on', async () => {
    for (const { id, token } of [target, other]) {
      const player = await connected();
      const payload = { type: 'choose', args: ['0.0.1', 'vow.0.north'], playerID: '0', credentials: token };
      expect(await player.raws('update', { type: 'MAKE_MOVE', payload }, 0, id, '0')).toEqual({ ok: true });
      player.close();
    }
  });
});
