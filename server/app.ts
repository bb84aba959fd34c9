import path from 'node:path';

import pino, { type Logger } from 'pino';
import { Server } from 'socket.io';

import type { RegisteredGame } from '../shared/games/registry';
import { aloneBus } from './bus/alone';
import type { Bus } from './bus/bus';
import { Conversations } from './chat/conversations';
import { GameShelf } from './games';
import { Guesses } from './guesses';
import { ClientAddresses } from './http/address';
import { Door } from './http/door';
import { sayGoodBye } from './http/farewell';
import { Listener } from './http/listener';
import { Origins } from './http/origin';
import { httpApp } from './http/server';
import { Unsent } from './http/unsent';
import { LIMITS, type Limits, makeLimiters } from './limits';
import { type Entropy, systemEntropy } from './match/entropy';
import { Follower } from './match/follow';
import { MatchHost } from './match/host';
import { type MatchMetadata, seatsTaken } from './match/state';
import { Capacity } from './ops/capacity';
import { Life } from './ops/life';
import { Metrics } from './ops/metrics';
import { Readiness } from './ops/readiness';
import { Vacancy } from './retention/vacancy';
import { RoomService } from './rooms/service';
import { ROOMS, serveRooms } from './rooms/sockets';
import { Bill } from './sockets/bill';
import { serveStockClients } from './sockets/stock';
import { openSqlite } from './storage/sqlite';
import { matchOfPlace, matchPlace, roomPlace, type Storage } from './storage/storage';

/** What a server is made from. */
export interface AppOptions {
  readonly games: readonly RegisteredGame[];
  /** A folder for the database, made when missing, or a storage that is there already. */
  readonly data: string | Storage;
  /** How the nodes on this storage tell one another what changed; this is the only node when not given. */
  readonly bus?: Bus;
  /** The built client; `dist/client` when not given. */
  readonly clientDir?: string;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  /** Addresses and networks of proxies whose forwarded headers are believed; none when not given. */
  readonly trustedProxies?: readonly string[];
  /** Origins besides the server's own that browsers may come from; none when not given. */
  readonly allowedOrigins?: readonly string[];
  /** Opens the operator page and the metrics to whoever has it; they are off when not given. */
  readonly operatorToken?: string | null;
  /** Milliseconds; the system's clock when not given. */
  readonly clock?: () => number;
  /** What the randomness of matches grows from; the system's secure source when not given, and only tests give another. */
  readonly entropy?: Entropy;
}

/** A server that can be started and stopped. */
export interface App {
  readonly metrics: Metrics;
  /**
   * Starts to listen, at all addresses when no host is given; port 0 takes any free one. Resolves to the port. Rejects
   * when it cannot listen.
   */
  listen(port: number, host?: string): Promise<number>;
  /**
   * Takes no more work, finishes and answers what was begun, tells browsers to come back, hangs up on everybody and
   * closes the storage. The work takes as long as it takes; slow clients are not waited for.
   */
  close(): Promise<void>;
}

/**
 * The largest honest message is a line of conversation with 1,000 characters of three bytes each; reading a message of any
 * shape takes JavaScript a third of a millisecond at this size, and much longer than four times that at four times the size.
 */
export const MAX_FRAME = 8 * 1024;
/** How long a new connection may take to say which namespace it wants. */
const CONNECT_MS = 10_000;
/** How long clients may take to hear the good-bye, and then to close their connections. */
const GRACE_MS = 1000;

/** Puts a server together. Throws when the storage cannot be opened. */
export function createApp(options: AppOptions): App {
  const { games, data, clientDir = path.resolve('dist', 'client') } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const clock = options.clock ?? (() => Date.now());
  const storage = typeof data === 'string' ? openSqlite(data) : data;
  const shelf = new GameShelf(games);
  const limits = { ...LIMITS, ...options.limits };
  const limiters = makeLimiters(limits, clock);
  const addresses = new ClientAddresses(options.trustedProxies ?? []);
  const origins = new Origins(options.allowedOrigins ?? []);
  const life = new Life();
  const metrics = new Metrics(clock);
  const bus = options.bus ?? aloneBus();
  const host = new MatchHost(storage, shelf, log, clock, metrics, options.entropy ?? systemEntropy);
  const follower = new Follower(host, storage, bus, log);
  const vacancy = new Vacancy({
    storage,
    bus,
    log,
    clock,
    occupied: () => [...audience.codes.map(roomPlace), ...follower.matches.map(matchPlace)],
    seated: (metadata) => seatsTaken(JSON.parse(metadata) as MatchMetadata) > 0,
    taken: (place) => host.letGo(matchOfPlace(place) ?? ''),
  });
  const capacity = new Capacity(
    () => storage.count(),
    limits.rooms,
    clock,
    (kind) => vacancy.makePlace(kind),
  );
  const conversations = new Conversations(storage, bus, log);
  const rooms = new RoomService(storage, shelf, host, clock);
  const readiness = new Readiness(
    {
      storage: { need: 'must', look: () => storage.ping() },
      // Without it, nodes find out what others did by looking into storage: later, but nothing is lost.
      bus: { need: 'should', look: () => (bus.connected ? Promise.resolve() : Promise.reject(new Error('away'))) },
    },
    life,
    clock,
  );
  const edge = { addresses, origins, limits, limiters, life, metrics, log };
  const koa = httpApp({
    ...edge,
    storage,
    games: shelf,
    host,
    capacity,
    readiness,
    operatorToken: options.operatorToken ?? null,
    clientDir,
    clock,
  });
  const handle = koa.callback();
  const listener = new Listener((request, response) => {
    handle(request, response).catch((err: unknown) => log.error({ err }, 'request failed'));
  });
  const door = new Door(edge);
  door.watchHttp(listener.http);
  const io = new Server(listener.http, {
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: CONNECT_MS,
    allowRequest: door.allowRequest,
    // What is secret must not be compressed beside what others write: its length would tell of it.
    httpCompression: false,
    perMessageDeflate: false,
    cors: { origin: [...(options.allowedOrigins ?? [])] },
  });
  door.watch(io);
  const unsent = new Unsent({ ...edge, limits });
  unsent.watch(listener.http, io);
  const stopLooking = unsent.keepLooking();
  const guesses = new Guesses(limiters, 1000 / limits.wrongCodes.perSecond);
  const tools = { ...edge, capacity, guesses, bill: new Bill(limiters) };
  const talk = { host, conversations, follower, bus, tools };
  const audience = serveRooms(io, { service: rooms, clock, ...talk });
  follower.alsoLook(() => audience.lookAgain());
  serveStockClients(io, { games: shelf, ...talk });
  metrics.gauge('rooms', async () => (await storage.count()).rooms);
  metrics.gauge('matches', async () => {
    const { gathering, playing } = (await storage.count()).matches;
    return gathering + playing;
  });
  metrics.gauge('matches_in_memory', () => host.size);
  metrics.gauge('queue_length', () => host.busy + rooms.busy);
  metrics.gauge('unsent_bytes', () => unsent.bytes);
  metrics.gauge('seats', () => audience.seated);
  metrics.gaugeConnected(() => {
    const namespaces = [ROOMS, ...shelf.metas.map(({ name }) => `/${name}`)];
    return Object.fromEntries(namespaces.map((name) => [name, io.of(name).sockets.size]));
  });

  return {
    metrics,
    listen: (port, address) => listener.listen(port, address),
    close: async () => {
      guesses.close();
      await life.drain();
      await sayGoodBye(io, ROOMS, GRACE_MS);
      stopLooking();
      await listener.closeWithin(GRACE_MS, () => io.close());
      audience.close();
      await vacancy.close();
      await follower.close();
      await rooms.close();
      await host.close();
      await conversations.close();
      await bus.close();
      await storage.close();
      metrics.close();
    },
  };
}
