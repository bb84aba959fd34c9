import { randomInt } from 'node:crypto';
import path from 'node:path';

import pino, { type Logger } from 'pino';
import { Server } from 'socket.io';

import type { RegisteredGame } from '../shared/games/registry';
import { ABSENT_SAY_MS } from '../shared/protocol/time';
import { BOT_PACE, type BotPace } from './bots/pace';
import { BotRunner, type BotRunnerParts } from './bots/runner';
import type { Bus } from './bus/bus';
import { noopBus } from './bus/noop';
import { Conversations } from './chat/conversations';
import { Admission } from './http/admission';
import { Listener } from './http/listener';
import { Origins } from './http/origin';
import { httpApp } from './http/server';
import { announceShutdown } from './http/shutdown';
import { Unsent } from './http/unsent';
import { Recent } from './lib/recent';
import { ClientAddresses } from './limits/address';
import { Guesses } from './limits/guesses';
import { LIMITS, type Limits, makeLimiters } from './limits/limits';
import { type Entropy, systemEntropy } from './match/entropy';
import { Follower } from './match/follow';
import { GameLoader } from './match/game-loader';
import { MatchHost } from './match/host';
import { type MatchMetadata, seatsTaken } from './match/state';
import { Timekeeper } from './match/timekeeper';
import { Delivery } from './notify/delivery';
import type { Destinations } from './notify/destinations';
import { post } from './notify/post';
import { NO_CONTACT, OwnKeys } from './notify/push';
import { Capacity } from './ops/capacity';
import { Life } from './ops/life';
import { Metrics } from './ops/metrics';
import { Readiness } from './ops/readiness';
import { Pasts } from './replay/pasts';
import { Packer } from './retention/packer';
import { Vacancy } from './retention/vacancy';
import { type Patience, patienceOf } from './rooms/hosting';
import { RoomLinkCards } from './rooms/link-cards';
import { Notifier } from './rooms/notifier';
import { Presence } from './rooms/presence';
import { Rooms } from './rooms/rooms';
import { ROOMS, serveRooms } from './rooms/sockets';
import type { InitialClocks } from './rooms/time';
import { Unattended, UNATTENDED_PACE, type UnattendedPace } from './rooms/unattended';
import { Bill } from './sockets/bill';
import { Causes } from './sockets/causes';
import { joinOnce } from './sockets/joining';
import { writeTextOnly } from './sockets/text-only';
import { Turns } from './sockets/turns';
import { lobbyRoutes } from './stock/lobby';
import { serveStockClients } from './stock/sockets';
import { openSqlite } from './storage/sqlite';
import { matchOfPlace, matchPlace, roomPlace, type Storage } from './storage/storage';
import { Pool } from './workers/pool';

/** The options of a server. */
export interface AppOptions {
  readonly games: readonly RegisteredGame[];
  /** A folder for the database, made when missing, or a storage that is there already. */
  readonly data: string | Storage;
  /** Carries change notices between the nodes on this storage; this is the only node when not given. */
  readonly bus?: Bus;
  /** The path below which everything is served, with a slash at both ends; `/` when not given. */
  readonly basePath?: string;
  /** The built client; `dist/client` when not given. */
  readonly clientDir?: string;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  /** Addresses and networks of proxies whose forwarded headers are believed; none when not given. */
  readonly trustedProxies?: readonly string[];
  /** Origins besides the server's own that browsers may come from; none when not given. */
  readonly allowedOrigins?: readonly string[];
  /** The token that opens the operator page and the metrics; they are off when not given. */
  readonly operatorToken?: string | null;
  /** Milliseconds; the system's clock when not given. */
  readonly clock?: () => number;
  /** How long a host may be away; a minute when not given. */
  readonly patience?: Patience;
  /** How long a member who is away still has a say; as the protocol says when not given. */
  readonly absentSayMs?: typeof ABSENT_SAY_MS;
  /** Whether new rooms have the clocks that their game begins with; they do when not given. */
  readonly clocks?: InitialClocks;
  /** When bots answer; after a pause in which people can read when not given. */
  readonly botPace?: BotPace;
  /** Where bots think; in processes of their own when not given. Only tests give another. */
  readonly botPool?: BotRunnerParts['pool'];
  /** The luck by which bots that are asked together answer one after the other; the system's secure source when not given. Only tests give another. */
  readonly botLuck?: BotRunnerParts['luck'];
  /** Where notifications may be sent; nowhere when not given. */
  readonly notify?: Destinations;
  /** The operator's contact for push services. */
  readonly contact?: string;
  /** After how long a notification that was not taken is sent again, each time; in milliseconds. */
  readonly notifyAgainMs?: readonly number[];
  /** How often and for how long matches without people are looked at. */
  readonly unattendedPace?: UnattendedPace;
  /** The seed of each match's randomness; the system's secure source when not given. Only tests give another. */
  readonly entropy?: Entropy;
  /** When connections are pinged and given up. Only tests give another. */
  readonly line?: Line;
}

/** How often a connection is pinged, and how long after a ping without an answer it is given up, in milliseconds. */
interface Line {
  readonly pingMs: number;
  readonly giveUpMs: number;
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
   * Refuses new commands, finishes those that were begun, tells browsers to come back, closes all connections and then the
   * storage. Commands are waited for as long as they run, slow clients are not.
   */
  close(): Promise<void>;
}

/**
 * The largest frame that is accepted. The largest honest message is a line of conversation with 1,000 characters of three
 * bytes each. At this size any message is parsed in a third of a millisecond; the time grows faster than the size.
 */
export const MAX_FRAME = 8 * 1024;
/**
 * How often each connection is pinged: a browser that hears nothing for twice as long tells its player that the connection is
 * silent. It is given up much later, because a phone that stalls for some seconds need not enter its room again.
 */
const LINE: Line = { pingMs: 2_000, giveUpMs: 25_000 };
/** How long a new connection may take to join a namespace. */
const CONNECT_MS = 10_000;
/** How long clients may take to receive the shutdown notice, and then to close their connections. */
const GRACE_MS = 1000;
/** Of so many matches this node knows the room, to tell those who are not there. */
const ROOMS_REMEMBERED = 10_000;

/** Puts a server together. Throws when the storage cannot be opened. */
export function createApp(options: AppOptions): App {
  const { games, data, basePath = '/', clientDir = path.resolve('dist', 'client') } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const clock = options.clock ?? (() => Date.now());
  const line = options.line ?? LINE;
  const storage = typeof data === 'string' ? openSqlite(data, { use: 'server' }) : data;
  const loader = new GameLoader(games);
  const destinations = options.notify ?? 'off';
  const keys = new OwnKeys(storage);
  const limits = { ...LIMITS, ...options.limits };
  const limiters = makeLimiters(limits, clock);
  const addresses = new ClientAddresses(options.trustedProxies ?? []);
  const origins = new Origins(options.allowedOrigins ?? []);
  const life = new Life();
  const metrics = new Metrics(clock);
  const bus = options.bus ?? noopBus();
  const host = new MatchHost(storage, loader, log, clock, metrics, options.entropy ?? systemEntropy);
  const follower = new Follower(host, storage, bus, log);
  const packer = new Packer(storage, log);
  packer.watch(host);
  const vacancy = new Vacancy({
    storage,
    bus,
    log,
    clock,
    occupied: () => [...presence.codes.map(roomPlace), ...follower.matches.map(matchPlace)],
    seated: (metadata) => seatsTaken(JSON.parse(metadata) as MatchMetadata) > 0,
    taken: (place) => host.letGo(matchOfPlace(place) ?? ''),
  });
  const presence = new Presence(bus);
  const capacity = new Capacity(
    () => storage.count(),
    limits.rooms,
    clock,
    (kind) => vacancy.makePlace(kind),
  );
  const conversations = new Conversations(storage, bus, log, limiters.says, clock);
  const rooms = new Rooms(storage, loader, host, clock, options.clocks ?? 'game');
  const readiness = new Readiness(
    {
      storage: { need: 'must', look: () => storage.ping() },
      // Without Redis, nodes find changes of other nodes when they compare with storage: later, but nothing is lost.
      bus: { need: 'should', look: () => (bus.connected ? Promise.resolve() : Promise.reject(new Error('away'))) },
    },
    life,
    clock,
  );
  const edge = { addresses, origins, limits, limiters, life, metrics, log };
  const causes = new Causes();
  const guesses = new Guesses(limiters, 1000 / limits.wrongCodes.perSecond);
  const koa = httpApp({
    ...edge,
    games: loader,
    lobby: lobbyRoutes({ ...edge, storage, games: loader, host, capacity, causes, clock }),
    readiness,
    operatorToken: options.operatorToken ?? null,
    basePath,
    clientDir,
    clock,
    linkCards: new RoomLinkCards({ rooms, games: loader, guesses, limiters, log }),
    pushKey: async () => (destinations === 'off' ? null : (await keys.get()).publicKey),
  });
  const handle = koa.callback();
  const sockets = `${basePath}socket.io/`;
  const listener = new Listener((request, response) => {
    handle(request, response).catch((err: unknown) => log.error({ err }, 'request failed'));
  }, sockets);
  const admission = new Admission(edge);
  admission.watchHttp(listener.http);
  const io = socketServer(listener, sockets, admission, line, options.allowedOrigins);
  joinOnce(io, metrics);
  const unsent = new Unsent({ ...edge, limits });
  unsent.watch(listener.http, io);
  const stopLooking = unsent.keepLooking();
  const tools = { ...edge, capacity, guesses, bill: new Bill(limiters), turns: new Turns() };
  const talk = { host, conversations, follower, bus, tools };
  const patience = options.patience ?? patienceOf(60);
  const pool = options.botPool ?? new Pool();
  const pace = options.botPace ?? BOT_PACE;
  const luck = options.botLuck ?? ((below: number) => randomInt(below));
  // Turns of their own: no command of a player gives a round of the event loop away to a bot.
  const thoughts = new Turns();
  const turn = (): Promise<void> => thoughts.take(pool, 'bots', 'in-turn');
  const runner = new BotRunner({ host, follower, pool, pace, luck, turn, log });
  const timekeeper = new Timekeeper({
    host,
    follower,
    bus,
    decide: (id, ask) => runner.answerOnce(id, ask),
    clock,
    log,
  });
  const pasts = new Pasts(storage);
  const roomOf = new Recent<string, string>(ROOMS_REMEMBERED);
  const unattended = new Unattended({
    roomOf,
    rooms,
    host,
    follower,
    timekeeper,
    storage,
    pace: options.unattendedPace ?? UNATTENDED_PACE,
    clock,
    log,
  });
  unattended.start();
  const served = serveRooms(io, {
    presence,
    rooms,
    games: loader,
    pasts,
    storage,
    clock,
    patience,
    sayMs: options.absentSayMs ?? ABSENT_SAY_MS,
    timekeeper,
    bots: runner,
    unattended,
    roomOf,
    destinations,
    ...talk,
  });
  const delivery = new Delivery({
    post: (letter, answerMs) => post(letter, destinations, answerMs),
    log,
    againMs: options.notifyAgainMs,
  });
  const notifier = new Notifier({
    host,
    rooms,
    delivery,
    destinations,
    keys: () => keys.get(),
    broadcaster: served.broadcaster,
    talk: served.talk,
    presence,
    contact: options.contact ?? NO_CONTACT,
    roomOf,
    silentMs: line.pingMs + line.giveUpMs,
    clock,
    log,
  });
  follower.alsoLook(() => served.otherNodes.lookAgain());
  const stock = serveStockClients(io, { games: loader, causes, ...talk });
  measure(metrics, { storage, host, rooms, unsent, presence, io, games: loader });

  return {
    metrics,
    listen: (port, address) => listener.listen(port, address),
    close: async () => {
      guesses.close();
      await life.drain();
      await announceShutdown(io, ROOMS, GRACE_MS);
      stopLooking();
      await listener.closeWithin(GRACE_MS, () => io.close());
      served.close();
      stock.close();
      // Each may still use those after it.
      const above = [unattended, notifier, delivery, timekeeper, runner, vacancy, follower];
      for (const part of [...above, rooms, host, packer, conversations, bus, storage]) await part.close();
      metrics.close();
    },
  };
}

function socketServer(
  listener: Listener,
  path: string,
  admission: Admission,
  line: Line,
  allowedOrigins: readonly string[] = [],
): Server {
  const io = new Server(listener.http, {
    path,
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: CONNECT_MS,
    pingInterval: line.pingMs,
    pingTimeout: line.giveUpMs,
    allowRequest: admission.allowRequest,
    // No compression: the length of compressed secrets beside text that others write would give them away.
    httpCompression: false,
    perMessageDeflate: false,
    cors: { origin: [...allowedOrigins] },
  });
  writeTextOnly(io);
  admission.watch(io);
  return io;
}

/** The parts that gauges are read from. */
interface Measured {
  readonly storage: Storage;
  readonly host: MatchHost;
  readonly rooms: Rooms;
  readonly unsent: Unsent;
  readonly presence: Presence;
  readonly io: Server;
  readonly games: GameLoader;
}

function measure(metrics: Metrics, { storage, host, rooms, unsent, presence, io, games }: Measured): void {
  metrics.gauge('rooms', async () => (await storage.count()).rooms);
  metrics.gauge('matches', async () => {
    const { gathering, playing } = (await storage.count()).matches;
    return gathering + playing;
  });
  metrics.gauge('matches_in_memory', () => host.size);
  metrics.gauge('queue_length', () => host.busy + rooms.busy);
  metrics.gauge('unsent_bytes', () => unsent.bytes);
  metrics.gauge('seats', () => presence.seated);
  metrics.gaugeConnected(() => {
    const namespaces = [ROOMS, ...games.metas.map(({ name }) => `/${name}`)];
    return Object.fromEntries(namespaces.map((name) => [name, io.of(name).sockets.size]));
  });
}
