import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Server, type Socket } from 'socket.io';
import { io, type Socket as ClientSocket } from 'socket.io-client';

import type { LiveMatch } from '../match/live';
import { holdTimeouts } from '../testing/timers';
import { Fanout, LET_IN_MS } from './fanout';

/** As much of a match as matters here: two seats, a number each viewer sees, and what the first seat is proved by. */
function matchAt(version: number, shown: Readonly<Record<string, number>> = {}, credentials = 'anna'): LiveMatch {
  const of = (viewer: number | null): number => shown[String(viewer)] ?? version;
  const match = {
    id: 'm',
    version,
    seats: 2,
    metadata: { players: { 0: { id: 0, credentials }, 1: { id: 1, credentials: 'ben' } } },
    of,
    changesSince: (earlier: { of: typeof of }, viewer: number | null) =>
      earlier.of(viewer) === of(viewer) ? [] : [{ op: 'replace', path: '', value: of(viewer) }],
  };
  return match as unknown as LiveMatch;
}

const numberOf = (match: LiveMatch, viewer: number | null): number =>
  (match as unknown as { of: (viewer: number | null) => number }).of(viewer);

let server: Server;
let url: string;
let clients: ClientSocket[];
let accepted: Socket[];
let heard: string[][];
let held: string[];
let fanout: Fanout;
let changesMade = 0;

beforeEach(async () => {
  holdTimeouts();
  const http = createServer();
  server = new Server(http, { serveClient: false });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  [clients, accepted, heard, held] = [[], [], [], []];
  fanout = new Fanout(
    server.of('/'),
    {
      whole: (match, viewer) => ['whole', numberOf(match, viewer)],
      change: (earlier, match, viewer) => {
        changesMade += 1;
        return ['change', numberOf(earlier, viewer), numberOf(match, viewer)];
      },
      lost: ['lost'],
    },
    { hold: (id) => held.push(`+${id}`), release: (id) => held.push(`-${id}`) },
    { broadcast: () => undefined },
    { asked: (_, send) => send(), caused: () => undefined },
  );
});
afterEach(async () => {
  jest.useRealTimers();
  for (const client of clients) client.close();
  await server.close();
});

/** This many clients, each with a record of what it heard. */
async function connect(count: number): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      accepted.push(socket);
      if (accepted.length === count) resolve();
    });
  });
  for (let i = 0; i < count; i++) {
    const client = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    const words: string[] = [];
    client.onAny((...args: unknown[]) => words.push(args.join(' ')));
    clients.push(client);
    heard.push(words);
    await new Promise<void>((resolve) => client.on('connect', () => resolve()));
  }
  await arrived;
}

/** Waits until everything sent so far has come in. */
async function settled(): Promise<void> {
  jest.advanceTimersByTime(LET_IN_MS);
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(accepted.filter((socket) => socket.connected).map((socket) => socket.emitWithAck('done')));
}

/** The n-th socket the server has; sockets and clients came in the same order. */
function socket(n: number): Socket {
  const found = accepted[n];
  if (found === undefined) throw new Error('no such socket');
  return found;
}

const answering = (): void => clients.forEach((client) => client.on('done', (ack: (reply: string) => void) => ack('')));
const packetsOf = (n: number): readonly string[] => (heard[n] ?? []).filter((word) => !word.startsWith('done'));

it('shows the whole once, then what changes, to each viewer only what that viewer sees', async () => {
  await connect(3);
  answering();
  fanout.admit(socket(0), matchAt(1), null);
  await settled();
  fanout.admit(socket(1), matchAt(1), 0 as never);
  fanout.admit(socket(2), matchAt(1), 1 as never);
  await settled();
  fanout.update(matchAt(2, { null: 1, 1: 1 }));
  fanout.update(matchAt(3, { null: 1 }));
  await settled();
  expect([packetsOf(0), packetsOf(1), packetsOf(2)]).toEqual([
    ['whole 1'],
    ['whole 1', 'change 1 2', 'change 2 3'],
    ['whole 1', 'change 1 3'],
  ]);
});

it('makes and encodes a change once for all who look as the same viewer', async () => {
  await connect(6);
  answering();
  for (let i = 0; i < 4; i++) fanout.admit(socket(i), matchAt(1), null);
  for (let i = 4; i < 6; i++) fanout.admit(socket(i), matchAt(1), 0 as never);
  await settled();
  const before = changesMade;
  const encoded = jest.spyOn(server.encoder, 'encode');
  fanout.update(matchAt(2));
  expect([changesMade - before, encoded.mock.calls.length]).toEqual([2, 2]);
  encoded.mockRestore();
  await settled();
  for (let i = 0; i < 6; i++) expect(packetsOf(i)).toEqual(['whole 1', 'change 1 2']);
});

it('tells a crowd in rows and skips what is out of date; everybody ends at the newest, without a gap', async () => {
  const crowd = 300;
  await connect(crowd);
  answering();
  for (let i = 0; i < crowd; i++) fanout.admit(socket(i), matchAt(1), null);
  await settled();
  fanout.update(matchAt(2));
  fanout.update(matchAt(3));
  fanout.update(matchAt(4));
  await settled();
  for (let i = 0; i < crowd; i++) expect(packetsOf(i)).toEqual(['whole 1', 'change 1 2', 'change 2 4']);
});

it('lets nobody into the middle of a round: who comes then is shown a state from which the next change goes on', async () => {
  await connect(291);
  answering();
  for (let i = 0; i < 290; i++) fanout.admit(socket(i), matchAt(1), null);
  await settled();
  fanout.update(matchAt(2));
  fanout.admit(socket(290), matchAt(2), null);
  fanout.update(matchAt(3));
  await settled();
  expect(packetsOf(0)).toEqual(['whole 1', 'change 1 2', 'change 2 3']);
  expect(packetsOf(290).join(', ')).toMatch(/^(whole 2, change 2 3|whole 3)$/);
});

it('tells who has left nothing more, and says which matches are looked at', async () => {
  await connect(2);
  answering();
  fanout.admit(socket(0), matchAt(1), null);
  fanout.admit(socket(1), matchAt(1), 0 as never);
  await settled();
  expect(fanout.lookingAt('m')).toHaveLength(2);
  expect(fanout.newest('m')?.version).toBe(1);
  fanout.dismiss(socket(0));
  fanout.dismiss(socket(0));
  fanout.update(matchAt(2));
  await settled();
  expect([packetsOf(0), packetsOf(1)]).toEqual([['whole 1'], ['whole 1', 'change 1 2']]);
  expect([fanout.shows(socket(0)), fanout.shows(socket(1))]).toEqual([false, true]);
  fanout.dismiss(socket(1));
  expect(held).toEqual(['+m', '+m', '-m', '-m']);
  expect(fanout.newest('m')).toBeNull();
});

it('shows a socket that comes again, as somebody else, the other view only', async () => {
  await connect(1);
  answering();
  fanout.admit(socket(0), matchAt(1), null);
  fanout.admit(socket(0), matchAt(1, { 0: 7 }), 0 as never);
  await settled();
  expect(packetsOf(0)).toEqual(['whole 7']);
});

describe('a seat that has become somebody else’s', () => {
  it('is shown no more to those who looked as it, from the very version on that says so', async () => {
    await connect(3);
    answering();
    const lost: unknown[] = [];
    fanout.onLost((_, look) => lost.push(look));
    fanout.admit(socket(0), matchAt(1), 0 as never);
    fanout.admit(socket(1), matchAt(1), 1 as never);
    fanout.admit(socket(2), matchAt(1), null);
    await settled();
    fanout.update(matchAt(2, { 0: 77 }, 'cleo'));
    fanout.update(matchAt(3, { 0: 78 }, 'cleo'));
    await settled();
    expect(packetsOf(0)).toEqual(['whole 1', 'lost']);
    expect([packetsOf(1), packetsOf(2)]).toEqual(Array(2).fill(['whole 1', 'change 1 2', 'change 2 3']));
    expect(lost).toEqual([{ match: 'm', viewer: 0 }]);
    expect([fanout.shows(socket(0)), fanout.attendance('m').members, held]).toEqual([
      false,
      ['1'],
      ['+m', '+m', '+m', '-m'],
    ]);
  });

  it('is not shown to those who wait to be let in', async () => {
    await connect(1);
    answering();
    fanout.admit(socket(0), matchAt(1), 0 as never);
    fanout.update(matchAt(2, {}, 'cleo'));
    await settled();
    expect(packetsOf(0)).toEqual(['lost']);
  });

  it('is not shown to those whose turn in a round has not come', async () => {
    const many = 300;
    await connect(many);
    answering();
    for (let i = 0; i < many; i++) fanout.admit(socket(i), matchAt(1), 0 as never);
    await settled();
    fanout.update(matchAt(2));
    fanout.update(matchAt(3, {}, 'cleo'));
    await settled();
    for (let i = 0; i < many; i++)
      expect(packetsOf(i).filter((word) => word !== 'change 1 2')).toEqual(['whole 1', 'lost']);
  });

  it('is shown to its owner alone when they are the first to bring word of it', async () => {
    await connect(2);
    answering();
    fanout.admit(socket(0), matchAt(1), 0 as never);
    await settled();
    fanout.admit(socket(1), matchAt(2, {}, 'cleo'), 0 as never);
    fanout.update(matchAt(3, {}, 'cleo'));
    await settled();
    expect(packetsOf(0)).toEqual(['whole 1', 'lost']);
    expect(packetsOf(1)).toEqual(['whole 3']);
  });

  it('is not shown to a socket whose token was replaced before', async () => {
    await connect(2);
    answering();
    fanout.admit(socket(0), matchAt(2, {}, 'cleo'), 0 as never);
    await settled();
    fanout.admit(socket(1), matchAt(1), 0 as never);
    fanout.update(matchAt(3, {}, 'cleo'));
    await settled();
    expect(packetsOf(0)).toEqual(['whole 2', 'change 2 3']);
    expect(packetsOf(1)).toEqual(['lost']);
    expect(fanout.shows(socket(1))).toBe(false);
  });
});
