import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { Server, type ServerOptions, type Socket } from 'socket.io';
import { io } from 'socket.io-client';

import { askId, seat } from '../../../shared/engine/ask';
import type { ClientEvents } from '../../../shared/protocol/commands';
import type { PatchMessage, RoomView, ServerEvents, ViewMessage } from '../../../shared/protocol/rooms';
import { PROTOCOL } from '../../../shared/protocol/version';
import { roomView } from '../../testing/room';
import { patient, type Store } from '../browser-storage';
import { Connection, SOCKET_OPTIONS, type Timeouts } from './connection';
import type { ConnectionState } from './state';

type Ping = (ack: Parameters<ClientEvents['ping']>[1]) => void;
type Told = Socket<ClientEvents, ServerEvents>;

const room = roomView();
const timeouts: Timeouts = {
  open: { websocket: 60_000, polling: 60_000 },
  silence: 60_000,
  quiet: 60_000,
  sign: 60_000,
  answer: 60_000,
  retry: 20,
  goodbye: 60_000,
};
/** A store of its own for each visit. */
const newVisit = () => patient(() => null);

function view(stateID: number): ViewMessage {
  const match = { rules: '', you: null, asks: [], waiting: [], keepers: {}, table: stateID, log: [], over: null };
  return { stateID, now: 0, changedAt: 0, waitingSince: [], view: match };
}

function patch(from: number, to: number): PatchMessage {
  return { from, to, patch: [{ op: 'replace', path: '/table', value: to }], waitingSince: [], changedAt: 0, now: 0 };
}

/** A server that lets the token `good` in, and a connection to it over loopback. */
async function setUp({
  options = {},
  phase = 'lobby',
  waiting = timeouts,
  visit = newVisit(),
  upgrade = () => 'through',
  enter = (token) => (token === 'good' ? 'in' : 'token-unknown'),
  welcome = () => undefined,
  ping = (ack) => ack({ ok: true }),
  refuses = () => null,
  choose = (key, ack) => ack(key === 'yes' ? { ok: true } : { ok: false, error: 'no-such-option' }),
}: {
  readonly options?: Partial<ServerOptions>;
  readonly phase?: RoomView['phase'];
  readonly waiting?: Timeouts;
  /** The storage of this visit. */
  readonly visit?: Store;
  /** How a network treats a request for a web socket: true lets it through. */
  readonly upgrade?: (request: IncomingMessage) => 'through' | 'swallowed';
  readonly enter?: (token: string | null) => 'in' | 'token-unknown';
  /** Sends the first messages to a socket that has entered. */
  readonly welcome?: (socket: Told) => void;
  readonly ping?: Ping;
  /** Why the server refuses a connection; null when it does not. */
  readonly refuses?: (auth: Readonly<Record<string, unknown>>) => string | null;
  readonly choose?: (key: string, ack: Parameters<ClientEvents['choose']>[1], socket: Told) => void;
} = {}) {
  const http = createServer();
  const swallowed: Duplex[] = [];
  const server = new Server<ClientEvents, ServerEvents>(http, options);
  const entered: (string | null)[] = [];
  const sockets: Told[] = [];
  const transports: string[] = [];
  server.of('/rooms').use(({ handshake }, next) => {
    const refusal = refuses(handshake.auth);
    next(refusal === null ? undefined : new Error(refusal));
  });
  server.of('/rooms').on('connection', (socket) => {
    sockets.push(socket);
    transports.push(socket.conn.transport.name);
    socket.on('enter', ({ code, token }, ack) => {
      entered.push(token);
      if (code !== room.code) ack({ ok: false, error: 'room-not-found' });
      else if (enter(token) !== 'in') ack({ ok: false, error: 'token-unknown' });
      else {
        ack({ ok: true, code, seat: seat(0), room: { ...room, phase }, standing: 'inside', name: null });
        welcome(socket);
      }
    });
    socket.on('choose', ({ key }, ack) => choose(key, ack, socket));
    socket.on('ping', (_, ack) => ping(ack));
    socket.on('create', (_, ack) => ack({ ok: false, error: 'server-full' }));
  });
  const [upgraded] = http.listeners('upgrade') as ((...all: [IncomingMessage, Duplex, Buffer]) => void)[];
  if (upgraded !== undefined) {
    http.removeAllListeners('upgrade');
    http.on('upgrade', (request, socket, head) => {
      if (upgrade(request) === 'through') upgraded(request, socket, head);
      else swallowed.push(socket);
    });
  }
  const listen = (at: number) => new Promise<void>((listening) => http.listen(at, '127.0.0.1', listening));
  await listen(0);
  const { port } = http.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}/rooms`, { ...SOCKET_OPTIONS, reconnectionDelay: 10 });
  const connection = new Connection(socket, waiting, visit);
  connection.wake();
  const seen: ConnectionState[] = [];
  connection.subscribe(() => seen.push(connection.state()));
  return {
    connection,
    socket,
    entered,
    seen,
    transports,
    /** The server's end of the newest connection. */
    told: () => {
      const last = sockets.at(-1);
      if (last === undefined) throw new Error('nobody has connected');
      return last;
    },
    until: (holds: (state: ConnectionState) => boolean) =>
      new Promise<void>((reached) => {
        const check = () => {
          if (!holds(connection.state())) return;
          stop();
          reached();
        };
        const stop = connection.subscribe(check);
        check();
      }),
    close: async () => {
      socket.close();
      for (const end of swallowed) end.destroy();
      http.closeAllConnections();
      await server.close();
    },
  };
}

/** Stops the timers and the clock for one test, which moves them on by itself. What comes over the network comes as ever. */
function holdTime(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] });
}

afterEach(() => {
  jest.useRealTimers();
});

const isIn = ({ entry }: ConnectionState) => entry.kind === 'entered';
const shows = (stateID: number) => (state: ConnectionState) => state.shown?.message.stateID === stateID;

test('a broken connection enters the same room with the same token by itself', async () => {
  const { connection, entered, until, close } = await setUp({
    choose: (key, ack, socket) => (key === 'break' ? socket.conn.close() : ack({ ok: true })),
  });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  const lost = connection.choose(askId('1'), 'break');
  await until((state) => !isIn(state));
  await until(isIn);
  expect(await lost).toEqual({ ok: false, error: 'no-answer' });
  expect(entered).toEqual(['good', 'good']);
  expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: true });
  await close();
});

test('where web sockets are not let through, the connection falls back to polling', async () => {
  const { connection, until, transports, close } = await setUp({ options: { transports: ['polling'] } });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  expect(transports).toEqual(['polling']);
  await close();
});

test('web sockets are the first choice', async () => {
  const { connection, until, transports, close } = await setUp();
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  expect(transports).toEqual(['websocket']);
  await close();
});

/** Lets the first `accepted` web sockets through, refuses so many, and lets the others through; polls always. */
function refusing(refused: number, accepted = 1): Partial<ServerOptions> {
  let times = 0;
  return {
    allowRequest: ({ url = '' }, decide) => {
      if (!url.includes('transport=websocket')) {
        decide(null, true);
        return;
      }
      times += 1;
      decide(null, times <= accepted || times > accepted + refused);
    },
  };
}

test.each([
  ['a server that starts again and refuses the first web sockets gets one, not polls for ever', 2, 'websocket'],
  ['a network that no longer carries web sockets is polled after some tries', Infinity, 'polling'],
])('%s', async (_, refused, transport) => {
  const { connection, until, told, transports, close } = await setUp({ options: refusing(refused) });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  told().conn.close();
  await until((state) => !isIn(state));
  await until(isIn);
  expect(transports).toEqual(['websocket', transport]);
  await close();
});

test('on a network that lets a web socket neither open nor fail the page polls, from the first when it is loaded again', async () => {
  const visit = newVisit();
  const open = { websocket: 1, polling: 60_000 };
  const first = await setUp({ waiting: { ...timeouts, open }, upgrade: () => 'swallowed', visit });
  first.connection.show({ code: 'ABCDE', token: 'good' });
  await first.until(isIn);
  expect(first.transports).toEqual(['polling']);
  await first.close();
  let upgrades = 0;
  const second = await setUp({ upgrade: () => ((upgrades += 1), 'swallowed'), visit });
  second.connection.show({ code: 'ABCDE', token: 'good' });
  await second.until(isIn);
  expect([second.transports, upgrades]).toEqual([['polling'], 0]);
  await second.close();
});

test('a connection on which nothing comes is called silent until something comes', async () => {
  const { connection, until, told, close } = await setUp({
    options: { pingInterval: 60_000 },
    waiting: { ...timeouts, silence: 50 },
  });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  await until(({ link }) => link === 'silent');
  expect(connection.state().entry).toEqual({ kind: 'entered' });
  told().emit('chat', { lines: [] });
  await until(({ link }) => link === 'online');
  await close();
});

test('a view that is patched stays that of the server', async () => {
  const { connection, entered, until, close } = await setUp({
    phase: 'playing',
    welcome: (socket) => {
      socket.emit('view', view(3));
      socket.emit('patch', patch(2, 3));
      socket.emit('patch', patch(3, 5));
      socket.emit('patch', patch(5, 6));
    },
  });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(shows(6));
  expect(connection.state().shown?.message.view.table).toBe(6);
  expect(entered).toHaveLength(1);
  await close();
});

test('after a gap in what is told of the room it is entered once more, and the room that comes is taken', async () => {
  const { connection, entered, until, told, close } = await setUp();
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  const watched = (from: number, to: number) => ({
    from,
    to,
    patch: [{ op: 'replace', path: '/spectators', value: to } as const],
  });
  told().emit('roomPatch', watched(0, 4));
  await until((state) => state.room?.spectators === 4);
  told().emit('roomPatch', watched(6, 7));
  told().emit('roomPatch', watched(7, 8));
  await until((state) => state.room?.spectators === 0 && isIn(state));
  told().emit('roomPatch', watched(0, 9));
  await until((state) => state.room?.spectators === 9);
  expect(entered).toEqual(['good', 'good']);
  await close();
});

test('after a gap the room is entered once more, and the view that comes is taken', async () => {
  let times = 0;
  const { connection, entered, until, told, close } = await setUp({
    phase: 'playing',
    welcome: (socket) => {
      times += 1;
      if (times === 1) {
        socket.emit('view', view(3));
        for (const at of [5, 6, 7]) socket.emit('patch', patch(at, at + 1));
      } else {
        socket.emit('patch', patch(8, 9));
        socket.emit('view', view(9));
      }
    },
  });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(shows(9));
  told().emit('patch', patch(9, 10));
  await until(shows(10));
  expect(entered).toHaveLength(2);
  await close();
});

test('a view that does not come is asked for again', async () => {
  let times = 0;
  const { connection, entered, until, close } = await setUp({
    phase: 'playing',
    waiting: { ...timeouts, answer: 50 },
    welcome: (socket) => {
      times += 1;
      if (times > 1) socket.emit('view', view(1));
    },
  });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(shows(1));
  expect(entered.length).toBeGreaterThan(1);
  await close();
});

describe('an answer whose fate is unknown because the connection broke', () => {
  test.each([
    ['was played', 2],
    ['was not played', 1],
  ])('and that %s: afterwards the server’s view is shown, and nothing is answered before it', async (_, stateID) => {
    let times = 0;
    const { connection, until, told, close } = await setUp({
      phase: 'playing',
      welcome: (socket) => {
        times += 1;
        if (times === 1) socket.emit('view', view(1));
      },
      choose: (key, ack, socket) => (key === 'break' ? socket.conn.close() : ack({ ok: true })),
    });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(shows(1));
    expect(await connection.choose(askId('1'), 'break')).toEqual({ ok: false, error: 'no-answer' });
    await until((state) => !isIn(state));
    await until(isIn);
    // What is on the screen now may be out of date: an answer to it would be called late.
    expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: false, error: 'offline' });
    told().emit('view', view(stateID));
    await until(({ sync }) => sync === 'current');
    expect(connection.state().shown?.message).toEqual(view(stateID));
    expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: true });
    await close();
  });
});

describe('when the server says goodbye', () => {
  test('the connection stays away for as long as it said, then enters again, and never calls itself lost', async () => {
    holdTime();
    const { connection, socket, entered, seen, until, told, close } = await setUp({
      phase: 'playing',
      welcome: (socket) => void socket.emit('view', view(4)),
    });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(shows(4));
    const gone = new Promise<void>((left) => told().on('disconnect', () => left()));
    told().emit('bye', { inMs: 5_000 });
    await gone;
    expect(connection.state()).toMatchObject({ link: 'restarting', shown: { message: view(4) } });
    jest.advanceTimersByTime(4_999);
    connection.wake();
    expect(socket.active).toBe(false);
    jest.advanceTimersByTime(1);
    await until(({ link }) => link === 'online');
    await until(({ sync }) => sync === 'current');
    expect(entered).toHaveLength(2);
    expect(seen.map(({ link }) => link)).not.toContain('offline');
    await close();
  });

  test('answers that are under way are waited for', async () => {
    let answer: () => void = () => undefined;
    const { connection, until, told, close } = await setUp({
      choose: (_, ack, socket) => {
        answer = () => ack({ ok: true });
        socket.emit('bye', { inMs: 0 });
      },
    });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(isIn);
    const before = told();
    const chosen = connection.choose(askId('1'), 'yes');
    await until(({ link }) => link === 'restarting');
    expect(told()).toBe(before);
    answer();
    expect(await chosen).toEqual({ ok: true });
    await until(({ link }) => link === 'online');
    await until(isIn);
    expect(told()).not.toBe(before);
    await close();
  });

  test('answers that never come do not keep it', async () => {
    const { connection, until, close } = await setUp({
      waiting: { ...timeouts, goodbye: 20 },
      choose: (_, _ack, socket) => void socket.emit('bye', { inMs: 0 }),
    });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(isIn);
    expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: false, error: 'no-answer' });
    await until(isIn);
    await close();
  });

  test('and ends the connection itself, that makes no difference', async () => {
    const { connection, entered, until, told, close } = await setUp();
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(isIn);
    told().emit('bye', { inMs: 50 });
    told().conn.close();
    await until(({ link }) => link === 'restarting');
    await until(isIn);
    expect(entered).toHaveLength(2);
    await close();
  });
});

test('a page whose protocol the server no longer speaks says so, and comes in when it speaks it again', async () => {
  const named: unknown[] = [];
  let speaks: string | null = 'protocol-older';
  const { connection, until, close } = await setUp({
    waiting: { ...timeouts, retry: 10 },
    refuses: ({ protocol }) => {
      named.push(protocol);
      return speaks;
    },
  });
  await until(({ link }) => link === 'outdated');
  speaks = 'server-full';
  await until(({ link }) => link === 'offline');
  speaks = null;
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  expect(new Set(named)).toEqual(new Set([PROTOCOL]));
  await close();
});

test('a device that comes back connects at once instead of at the next try', async () => {
  const never = { reconnectionDelay: 600_000, reconnectionDelayMax: 600_000 };
  const socket = io('http://127.0.0.1:9/rooms', { ...SOCKET_OPTIONS, ...never });
  const connection = new Connection(socket, timeouts, newVisit());
  let tries = 0;
  const next = () =>
    new Promise<void>((tried) => {
      socket.once('connect_error', () => {
        tries += 1;
        tried();
      });
    });
  const first = next();
  connection.wake();
  await first;
  const second = next();
  connection.wake();
  await second;
  expect(tries).toBe(2);
  socket.close();
});

describe('a page that comes back and believes itself connected', () => {
  const waiting = { ...timeouts, quiet: 2_500, sign: 1_500 };
  beforeEach(holdTime);

  test('connects anew when the server gives no sign of life, however often the browser says that it is back', async () => {
    let asked = 0;
    let reached: () => void = () => undefined;
    const asking = new Promise<void>((reaches) => (reached = reaches));
    const { connection, entered, until, seen, close } = await setUp({
      waiting,
      ping() {
        asked += 1;
        reached();
      },
    });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(isIn);
    jest.advanceTimersByTime(2_501);
    connection.wake();
    connection.wake();
    await asking;
    jest.advanceTimersByTime(1_499);
    expect(connection.state().link).toBe('online');
    jest.advanceTimersByTime(1);
    expect(connection.state().link).toBe('offline');
    connection.wake();
    await until(isIn);
    expect([entered.length, asked]).toEqual([2, 1]);
    expect(seen.filter(({ link }) => link === 'offline')).toHaveLength(1);
    await close();
  });

  test('keeps its connection when a sign comes, and can ask again', async () => {
    let asked = 0;
    const ping: Ping = (ack) => {
      asked += 1;
      ack({ ok: true });
    };
    const { connection, entered, until, close } = await setUp({ waiting, ping });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(isIn);
    for (const times of [1, 2]) {
      jest.advanceTimersByTime(2_501);
      connection.wake();
      connection.wake();
      expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: true });
      expect(asked).toBe(times);
    }
    expect(entered).toHaveLength(1);
    await close();
  });

  test('asks for nothing when it has just heard of the server', async () => {
    let asked = 0;
    const { connection, until, close } = await setUp({ waiting, ping: () => (asked += 1) });
    connection.show({ code: 'ABCDE', token: 'good' });
    await until(isIn);
    jest.advanceTimersByTime(2_500);
    connection.wake();
    expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: true });
    expect(asked).toBe(0);
    await close();
  });
});

test('what is said in the room is kept, and can be added to', async () => {
  const line = { n: 1, kind: 'said', name: 'Anna', text: 'hello', at: 5 } as const;
  const { connection, until, told, close } = await setUp();
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  told().on('say', ({ text }, ack) => {
    ack({ ok: true });
    told().emit('chat', { lines: [{ ...line, text }] });
  });
  expect(await connection.send('say', { text: 'hello' })).toEqual({ ok: true });
  await until(({ chat }) => chat.length > 0);
  expect(connection.state().chat).toEqual([line]);
  await close();
});

test('what the server refuses is handed back', async () => {
  const { connection, until, close } = await setUp();
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  expect(await connection.choose(askId('1'), 'no')).toEqual({ ok: false, error: 'no-such-option' });
  await close();
});

test('an answer is refused at once while the server does not know the seat', async () => {
  const { connection, close } = await setUp();
  expect(await connection.choose(askId('1'), 'yes')).toEqual({ ok: false, error: 'offline' });
  await close();
});

test('a token or a room that the server does not know is told, not tried for ever', async () => {
  const { connection, entered, until, close } = await setUp();
  connection.show({ code: 'ABCDE', token: 'bad' });
  await until(({ entry }) => entry.kind === 'refused');
  expect(connection.state().entry).toEqual({ kind: 'refused', error: 'token-unknown' });
  connection.show({ code: 'QRSTU', token: null });
  await until(({ entry }) => entry.kind === 'refused');
  expect(connection.state().entry).toEqual({ kind: 'refused', error: 'room-not-found' });
  expect(entered).toEqual(['bad', null]);
  await close();
});

test('who has lost the seat asks to be let in again, and is told so', async () => {
  let seats = 1;
  const { connection, entered, told, until, close } = await setUp({
    enter: (token) => (token === 'good' && seats === 1 ? 'in' : 'token-unknown'),
  });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  seats = 0;
  told().emit('seat', { seat: null });
  await until(({ entry }) => entry.kind === 'refused');
  expect(connection.state().entry).toEqual({ kind: 'refused', error: 'token-unknown' });
  expect(entered).toEqual(['good', 'good']);
  await close();
});

test('the same session shown twice enters once', async () => {
  const { connection, entered, until, close } = await setUp();
  connection.show({ code: 'ABCDE', token: 'good' });
  connection.show({ code: 'ABCDE', token: 'good' });
  await until(isIn);
  expect(entered).toEqual(['good']);
  await close();
});
