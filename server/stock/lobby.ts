import Router from '@koa/router';
import type { Context } from 'koa';

import { isMatch } from '../../shared/bgio/game';
import { seat } from '../../shared/engine/ask';
import { SetupError } from '../../shared/engine/game';
import { isStepFull } from '../../shared/engine/orders';
import { sameJson } from '../../shared/patch/same';
import {
  type Bounded,
  flag,
  json,
  knownFields,
  mapped,
  nullable,
  number,
  oneOf,
  optional,
  type Read,
  shaped,
  text,
} from '../../shared/protocol/bounded';
import { HttpProblem } from '../http/problem';
import { hashToken, isToken, makeToken } from '../lib/secrets';
import { type Limiters, seatKey } from '../limits/limits';
import type { GameLoader } from '../match/game-loader';
import type { Edit, MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import type { MatchMetadata, PlayerMetadata } from '../match/state';
import type { Capacity } from '../ops/capacity';
import { looksLike, readName } from '../rooms/names';
import type { Causes } from '../sockets/causes';
import type { Storage } from '../storage/storage';
import { Listings, type Wanted } from './listing';
import { credentials, matchId, playerId } from './schemas';

/** How many of a game's newest matches a listing is filtered from. */
const LISTED = 200;
/** The data that players and games may store with a match. */
const DATA = { levels: 5, values: 200 };
/** The most data of one player with a match, in bytes of JSON. */
const DATA_BYTES = 1024;

const seats = mapped(oneOf(number, shaped(/^\d{1,3}$/, 3)), Number);
const setupData = optional(json(DATA));
const data = optional(json({ ...DATA, bytes: DATA_BYTES }));
const wantsUnlisted = optional(nullable(flag));
const proof = { playerID: playerId, credentials };

// Fields we do not know are dropped, not refused: boardgame.io's LobbyClient lets callers add their own.
const createBody = knownFields({ numPlayers: optional(seats), setupData, unlisted: wantsUnlisted });
const joinBody = knownFields({ playerID: optional(nullable(playerId)), playerName: text(256), data });
const proofBody = knownFields(proof);
const updateBody = knownFields({ ...proof, newName: optional(text(256)), data });
const againBody = knownFields({ ...proof, numPlayers: optional(seats), setupData, unlisted: wantsUnlisted });

/** The parts that the lobby routes work with. */
export interface LobbyParts {
  readonly storage: Storage;
  readonly games: GameLoader;
  readonly host: MatchHost;
  readonly limiters: Limiters;
  readonly capacity: Capacity;
  /** The payers of changes to players. */
  readonly causes: Causes;
  /** Milliseconds. */
  readonly clock: () => number;
}

type RouteContext = Context & { params: Record<string, string | undefined> };

/**
 * The lobby routes that boardgame.io's LobbyClient speaks. Only matches made here are listed and joined here; a match
 * starts when its last seat is taken.
 */
export function lobbyRoutes(parts: LobbyParts): Router {
  const lobby = new Lobby(parts);
  const router = new Router({ prefix: '/games' });
  router.get('/', (ctx) => {
    ctx.body = parts.games.metas.map(({ name }) => name);
  });
  router.get('/:name', (ctx) => lobby.list(ctx));
  router.post('/:name/create', async (ctx) => {
    ctx.body = { matchID: await lobby.create(ctx, lobby.knownGame(ctx), read(ctx, createBody)) };
  });
  router.get('/:name/:id', (ctx) => lobby.show(ctx));
  router.post('/:name/:id/join', (ctx) => lobby.join(ctx));
  router.post('/:name/:id/leave', (ctx) => lobby.leave(ctx));
  router.post('/:name/:id/update', (ctx) => lobby.update(ctx));
  router.post('/:name/:id/rename', (ctx) => lobby.update(ctx));
  router.post('/:name/:id/playAgain', (ctx) => lobby.playAgain(ctx));
  return router;
}

class Lobby {
  private readonly listings: Listings;

  constructor(private readonly parts: LobbyParts) {
    const { storage, host, clock } = parts;
    this.listings = new Listings((game) => storage.listMatches(game, LISTED), clock);
    host.onChange(({ match }) => {
      if (match.origin === 'lobby') this.listings.changed(match.metadata.gameName);
    });
  }

  /** The game of a path. */
  knownGame({ params }: RouteContext): string {
    const meta = this.parts.games.meta(params.name ?? '');
    if (meta === null) throw new HttpProblem(404, 'unknown-game');
    return meta.name;
  }

  async list(ctx: RouteContext): Promise<void> {
    const name = this.knownGame(ctx);
    ctx.type = 'application/json';
    ctx.body = await this.listings.show(name, wantedBy(ctx));
  }

  async create(
    ctx: Context,
    name: string,
    { numPlayers = 2, setupData, unlisted }: Read<typeof createBody>,
  ): Promise<string> {
    const { games, host, limiters, capacity } = this.parts;
    const game = await games.load(name);
    if (game === null) throw new HttpProblem(404, 'unknown-game');
    const { minSeats, maxSeats } = game.module.meta;
    if (!Number.isInteger(numPlayers) || numPlayers < minSeats || numPlayers > maxSeats) {
      throw new HttpProblem(400, 'bad-options');
    }
    if (game.module.checkOptions(numPlayers, setupData) !== null) throw new HttpProblem(400, 'bad-options');
    if (!limiters.creations.take(ctx.ip)) throw new HttpProblem(429, 'too-fast');
    if (!(await capacity.take('match'))) throw new HttpProblem(503, 'server-full');
    const fixed = { game: name, origin: 'lobby', names: [], begin: 'when-full' } as const;
    const match = await host.create({ ...fixed, seats: numPlayers, options: setupData, unlisted: unlisted === true });
    if (match === null) throw new HttpProblem(404, 'unknown-game');
    this.listings.changed(name);
    return match.id;
  }

  async show(ctx: RouteContext): Promise<void> {
    const { host, limiters } = this.parts;
    const name = this.knownGame(ctx);
    const id = matchId.safeParse(ctx.params.id);
    const price = id.success ? host.priceOf(id.data) : 0;
    const match = id.success ? await host.open(id.data) : null;
    if (match !== null) limiters.perAddress.charge(ctx.ip, price);
    if (match?.origin !== 'lobby' || match.metadata.gameName !== name) throw new HttpProblem(404, 'match-not-found');
    ctx.body = lobbyView(match.id, match.metadata);
  }

  async join(ctx: RouteContext): Promise<void> {
    const body = read(ctx, joinBody);
    const name = readName(body.playerName);
    if (name === null) throw new HttpProblem(403, 'name-malformed');
    const token = makeToken();
    const seatTaken = await this.edit(ctx, (match) => {
      const { metadata } = match;
      const players = Object.values(metadata.players);
      const wanted = body.playerID ?? players.find((player) => player.name === undefined)?.id.toString();
      if (wanted === undefined) throw new HttpProblem(409, 'room-full');
      const player = playerOf(metadata, wanted);
      if (player.name !== undefined) throw new HttpProblem(409, 'seat-taken');
      if (isTaken(metadata, player.id, name)) throw new HttpProblem(409, 'name-taken');
      letWrite(match, null);
      this.noteCause(ctx, match, player);
      const next = withPlayer(metadata, { ...player, name, credentials: hashToken(token), ...dataOf(body) });
      const full = Object.values(next.players).every((one) => one.name !== undefined);
      return { then: full ? 'start' : 'keep', metadata: next, result: wanted };
    });
    ctx.body = { playerID: seatTaken, playerCredentials: token };
  }

  async leave(ctx: RouteContext): Promise<void> {
    const body = read(ctx, proofBody);
    ctx.body = await this.edit(ctx, (match) => {
      const player = this.proven(match, body);
      // The next owner of the seat would be shown what this player was asked.
      const under = match.running?.bgio.G;
      if (under !== undefined && isMatch(under) && under.over === null && isStepFull(under))
        throw new HttpProblem(409, 'step-full');
      this.noteCause(ctx, match, player);
      const { id } = player;
      const next = withPlayer(match.metadata, { id });
      const empty = Object.values(next.players).every((player) => player.name === undefined);
      return empty ? { then: 'delete', result: {} } : { then: 'free', seat: seat(id), metadata: next, result: {} };
    });
  }

  async update(ctx: RouteContext): Promise<void> {
    const body = read(ctx, updateBody);
    const newName = body.newName === undefined ? undefined : readName(body.newName);
    if (newName === null) throw new HttpProblem(403, 'name-malformed');
    if (newName === undefined && body.data === undefined) throw new HttpProblem(403, 'bad-request');
    ctx.body = await this.edit(ctx, (match) => {
      const player = this.proven(match, body);
      if (newName !== undefined && isTaken(match.metadata, player.id, newName))
        throw new HttpProblem(409, 'name-taken');
      letWrite(match, player);
      const written = { ...player, ...(newName === undefined ? {} : { name: newName }), ...dataOf(body) };
      if (sameJson(written, player)) return { then: 'nothing', result: {} };
      this.noteCause(ctx, match, player);
      return { then: 'keep', metadata: withPlayer(match.metadata, written), result: {} };
    });
  }

  async playAgain(ctx: RouteContext): Promise<void> {
    const body = read(ctx, againBody);
    const before = await this.edit(ctx, (match) => {
      const player = this.proven(match, body);
      // The options of the next match could be a message.
      if (match.metadata.nextMatchID === undefined) letWrite(match, player);
      return { then: 'nothing', result: match.metadata };
    });
    if (before.nextMatchID !== undefined) {
      ctx.body = { nextMatchID: before.nextMatchID };
      return;
    }
    const made = await this.create(ctx, ctx.params.name ?? '', {
      numPlayers: body.numPlayers ?? Object.keys(before.players).length,
      setupData: body.setupData ?? before.setupData,
      unlisted: body.unlisted,
    });
    // Another player may have asked meanwhile: the first one counts.
    const nextMatchID = await this.edit(ctx, (match) => {
      const { metadata } = match;
      if (metadata.nextMatchID !== undefined) return { then: 'nothing', result: metadata.nextMatchID };
      letWrite(match, playerOf(metadata, body.playerID));
      return { then: 'keep', metadata: { ...metadata, nextMatchID: made }, result: made };
    });
    ctx.body = { nextMatchID };
  }

  /** Edits the match of a path. A wrong id or wrong credentials count as a guess; right ones never do. */
  private async edit<T>(ctx: RouteContext, change: (match: LiveMatch) => Edit<T>): Promise<T> {
    const { host, limiters } = this.parts;
    const { name = '', id = '' } = ctx.params;
    try {
      const result = matchId.safeParse(id).success
        ? await host.edit(id, (match) => {
            if (match.origin !== 'lobby' || match.metadata.gameName !== name)
              throw new HttpProblem(404, 'match-not-found');
            return change(match);
          })
        : null;
      if (result === null) throw new HttpProblem(404, 'match-not-found');
      this.listings.changed(name);
      return result;
    } catch (error) {
      const wrong = error instanceof HttpProblem && (error.status === 404 || error.status === 403);
      if (wrong && !limiters.guesses.take(ctx.ip)) throw new HttpProblem(429, 'too-fast');
      throw error instanceof SetupError ? new HttpProblem(400, 'bad-options') : error;
    }
  }

  /** Notes the sender of a request as the payer for a change of a player, which all viewers of the match receive. */
  private noteCause(ctx: Context, { id }: LiveMatch, { id: of }: PlayerMetadata): void {
    this.parts.causes.note(id, { address: ctx.ip, seat: seatKey(id, of) });
  }

  /** The player whose credentials a request has; the seat has one rate here and at the sockets. */
  private proven({ id, metadata }: LiveMatch, proof: Read<typeof proofBody>): PlayerMetadata {
    const player = playerOf(metadata, proof.playerID);
    if (!isToken(proof.credentials, player.credentials)) throw new HttpProblem(403, 'token-unknown');
    if (!this.parts.limiters.perSeat.take(seatKey(id, player.id))) throw new HttpProblem(429, 'too-fast');
    return player;
  }
}

function read<T>(ctx: Context, schema: Bounded<T>): T {
  const parsed = schema.safeParse(ctx.request.body ?? {});
  if (!parsed.success) throw new HttpProblem(400, 'bad-request');
  return parsed.data;
}

function playerOf(metadata: MatchMetadata, playerID: string): PlayerMetadata {
  const player = metadata.players[playerID];
  if (player === undefined) throw new HttpProblem(404, 'seat-unknown');
  return player;
}

/**
 * Allows a change that all viewers of the match can read, unless a player has a secret choice: such changes could carry
 * messages. Free seats do not count: a newcomer must be able to take them.
 * @param by null: a newcomer
 * @throws HttpProblem otherwise
 */
function letWrite({ secluded, metadata }: LiveMatch, by: PlayerMetadata | null): void {
  const alone = secluded.filter(({ seat: at }) => metadata.players[at]?.name !== undefined);
  if (alone.length === 0) return;
  throw new HttpProblem(409, alone.some(({ seat: at }) => at === by?.id) ? 'silenced' : 'seat-secluded');
}

/** Whether another seat's player has a name that looks like this one. */
function isTaken(metadata: MatchMetadata, by: number, name: string): boolean {
  return Object.values(metadata.players).some(
    (other) => other.id !== by && other.name !== undefined && looksLike(other.name, name),
  );
}

function withPlayer(metadata: MatchMetadata, player: PlayerMetadata): MatchMetadata {
  return { ...metadata, players: { ...metadata.players, [player.id]: player } };
}

/** The data of a player that a request sets, if any. */
function dataOf({ data: own }: Pick<Read<typeof joinBody>, 'data'>): Pick<PlayerMetadata, 'data'> {
  return own == null ? {} : { data: own };
}

/** A match as the lobby shows it: everything but the hashes of credentials. */
function lobbyView(id: string, { players, ...rest }: MatchMetadata): object {
  return {
    ...rest,
    matchID: id,
    players: Object.values(players).map(({ id: playerID, name, data: own }) => ({ id: playerID, name, data: own })),
  };
}

/** The most characters that the filters of a listing are written in: all of them take a hundred. */
const MOST_QUERY = 256;

/**
 * Reads the filters of a listing; invalid ones are ignored.
 * @throws HttpProblem for a query that is longer than filters are
 */
function wantedBy({ querystring }: Context): Wanted {
  if (querystring.length > MOST_QUERY) throw new HttpProblem(400, 'bad-request');
  const query = new URLSearchParams(querystring);
  const one = (key: string): string => query.get(key) ?? '';
  const over = one('isGameover').toLowerCase();
  const time = (key: string): number | null => (Number(one(key)) > 0 ? Number(one(key)) : null);
  return {
    over: over === 'true' ? true : over === 'false' ? false : null,
    before: time('updatedBefore'),
    after: time('updatedAfter'),
    page: /^[1-9]\d{0,3}$/.test(one('page')) ? Number(one('page')) : 1,
  };
}
