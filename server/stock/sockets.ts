import type { Server, Socket } from 'socket.io';

import { seatOf } from '../../shared/bgio/game';
import { askId } from '../../shared/engine/ask';
import { CHAT_SHOWN, type ErrorCode } from '../../shared/protocol/rooms';
import type { Attendance, Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import { stockLine } from '../chat/stored-line';
import { isToken } from '../lib/secrets';
import { MERGE_MS, Spaced } from '../lib/spaced';
import { seatKey } from '../limits/limits';
import type { Follower } from '../match/follow';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import type { Viewer } from '../match/state';
import { addressOf } from '../sockets/address';
import { emitTo } from '../sockets/batches';
import type { Causes } from '../sockets/causes';
import { type Answer, type EdgeTools, guard, type Handler, refused } from '../sockets/edge';
import { Fanout, type Look, type Wording } from '../sockets/fanout';
import { type ChatRecord, matchOfPlace, matchPlace } from '../storage/storage';
import { chatArgs, syncArgs, updateArgs } from './schemas';

/** The parts that stock clients are served with. */
export interface StockParts {
  readonly games: GameLoader;
  readonly host: MatchHost;
  readonly conversations: Conversations;
  readonly follower: Follower;
  readonly bus: Bus;
  /** The payers of changes to players. */
  readonly causes: Causes;
  readonly tools: EdgeTools;
}

/** Ends the timers. */
interface Serving {
  close(): void;
}

/**
 * Lets stock boardgame.io clients play over `/<gameName>`, with the events of its SocketIO transport: whole states by
 * `sync`, then `patch`. A refusal is a `refused` event, which stock clients ignore.
 */
export function serveStockClients(io: Server, parts: StockParts): Serving {
  const serving = parts.games.metas.map(({ name }) => serveGame(io, name, parts));
  return { close: () => serving.forEach((one) => one.close()) };
}

function serveGame(io: Server, game: string, parts: StockParts): Serving {
  const { host, conversations, follower, bus, causes, tools } = parts;
  const namespace = io.of(`/${game}`);
  const elsewhere = new Map<string, readonly Attendance[]>();

  /** Matches of rooms are not served here: their rooms decide who may watch, and store the comments. */
  const ofThisGame = (match: LiveMatch | null): LiveMatch | null =>
    match?.origin === 'lobby' && match.metadata.gameName === game ? match : null;
  const open = async (id: string): Promise<LiveMatch | null> => ofThisGame(await host.open(id));

  /** The players as boardgame.io shows them: no credentials, and whether they are connected. */
  const playersOf = (match: LiveMatch): readonly object[] => {
    const present = [fanout.attendance(match.id), ...(elsewhere.get(match.id) ?? [])];
    return Object.values(match.metadata.players).map(({ id, name, data }) => ({
      id,
      ...(name === undefined ? {} : { name }),
      ...(data === undefined ? {} : { data }),
      isConnected: present.some(({ members }) => members.includes(String(id))),
    }));
  };

  const wording: Wording = {
    whole: (match, viewer) => {
      // initialState would show secrets, and only the debug panel reads it, to rewind a log that is empty here.
      const state = match.clientState(viewer);
      return ['sync', match.id, { state, log: [], filteredMetadata: playersOf(match), initialState: null }];
    },
    change: (earlier, match, viewer, changes) => {
      const { from, to, patch } = match.clientPatch(earlier, viewer, changes);
      return ['patch', match.id, from, to, patch, []];
    },
    lost: ['refused', { error: 'seat-lost' } satisfies { readonly error: ErrorCode }],
  };
  const fanout = new Fanout(namespace, wording, follower, tools.metrics, tools.bill);

  const learnElsewhere = async (id: string): Promise<void> => {
    elsewhere.set(id, await bus.elsewhere(matchPlace(id)));
  };

  /**
   * Sends the players of a match to all its viewers. Always the whole list, because stock clients know no differences.
   */
  const tellPlayers = async (id: string): Promise<void> => {
    if (fanout.newest(id) !== null) await learnElsewhere(id);
    const match = fanout.newest(id);
    const by = causes.take(id);
    if (match === null) return;
    const players = playersOf(match);
    const looking = fanout.lookingAt(id);
    tools.bill.chargeAll(by, JSON.stringify(players).length * looking.length);
    await emitTo(
      namespace,
      looking.map((socket) => socket.id),
      (batch) => batch.emit('matchData', id, players),
    );
  };
  const tellPlayersSafely = (id: string): void => {
    tellPlayers(id).catch((err: unknown) => tools.log.error({ err }, 'telling players failed'));
  };
  const spaced = new Spaced(MERGE_MS, tellPlayersSafely);
  /** Has the players of a match told: the first change at once, those of the next moment together. */
  const playersChanged = (id: string): void => {
    if (fanout.newest(id) === null) causes.take(id);
    else if (spaced.ask(id) === 'now') tellPlayersSafely(id);
  };

  /** Lines that are held back from the sockets of a seat while it answers alone. */
  const withheld = new WeakMap<Socket, readonly ChatRecord[]>();
  const tellLines = (id: string, sockets: readonly Socket[], lines: readonly ChatRecord[]): void => {
    if (sockets.length === 0) return;
    const to = namespace.to(sockets.map((socket) => socket.id));
    for (const line of lines) to.emit('chat', id, stockLine(line));
  };
  const tellWithheld = (id: string, socket: Socket): void => {
    tellLines(id, [socket], withheld.get(socket) ?? []);
    withheld.delete(socket);
  };

  host.onChange(({ before, match, players }) => {
    if (match.metadata.gameName !== game) return;
    fanout.update(match);
    if (players === 'changed') playersChanged(match.id);
    for (const { seat } of before.secluded) {
      if (match.secluded.some((still) => still.seat === seat)) continue;
      for (const socket of fanout.lookingAs(match.id, seat)) tellWithheld(match.id, socket);
    }
  });
  bus.onNotice((notice) => {
    const id = notice.about === 'presence' ? matchOfPlace(notice.place) : null;
    if (id !== null) playersChanged(id);
  });
  conversations.onLines((place, lines) => {
    const match = fanout.newest(matchOfPlace(place) ?? '');
    if (match === null) return;
    const alone = new Set(match.secluded.flatMap(({ seat }) => fanout.lookingAs(match.id, seat)));
    for (const socket of alone) withheld.set(socket, [...(withheld.get(socket) ?? []), ...lines].slice(-CHAT_SHOWN));
    const hearing = fanout.lookingAt(match.id).filter((socket) => !alone.has(socket));
    tellLines(match.id, hearing, lines);
  });

  const proves = (match: LiveMatch, playerID: string, token: string): boolean =>
    isToken(token, match.metadata.players[playerID]?.credentials);

  /** Tells everybody, here and elsewhere, that a seat of a match was taken by a connection, or left. */
  const attend = (id: string): void => {
    bus.attend(matchPlace(id), fanout.attendance(id));
    bus.tell({ about: 'presence', place: matchPlace(id) });
    playersChanged(id);
  };

  const watch = (socket: Socket, match: LiveMatch, viewer: Viewer): void => {
    conversations.join(matchPlace(match.id));
    fanout.admit(socket, match, viewer);
  };

  const stoppedWatching = (id: string): void => {
    conversations.leave(matchPlace(id));
    if (fanout.attendance(id).members.length === 0) elsewhere.delete(id);
  };

  const stopWatching = (socket: Socket): Look | null => {
    const before = fanout.dismiss(socket);
    if (before !== null) stoppedWatching(before.match);
    return before;
  };

  fanout.onLost((_, { match }) => {
    stoppedWatching(match);
    attend(match);
  });

  namespace.on('connection', (socket) => {
    const address = addressOf(socket);

    /**
     * Refuses a wrong id or wrong credentials as a guess. Right ones never count: guesses of others shut nobody out.
     */
    const wrong = (error: 'match-not-found' | 'token-unknown'): Answer =>
      refused(tools.guesses.wrong(address) ? error : 'too-fast');

    const update: Handler = async (args) => {
      const parsed = updateArgs.safeParse(args);
      if (!parsed.success) return refused('bad-request');
      const [{ payload }, , id, playerID] = parsed.data;
      const by = seatOf(playerID);
      if (payload.playerID !== playerID || by === null) return refused('bad-request');
      const match = await open(id);
      if (match === null) return wrong('match-not-found');
      if (!proves(match, playerID, payload.credentials)) return wrong('token-unknown');
      if (!tools.limiters.perSeat.take(seatKey(id, by))) return refused('too-fast');
      const [ask, key] = payload.args;
      const error = await host.choose(id, { seat: by, ask: askId(ask), key });
      if (error !== null) return refused(error);
      fanout.answered(socket, id);
      return { reply: { ok: true } };
    };

    const sync: Handler = async (args) => {
      const parsed = syncArgs.safeParse(args);
      if (!parsed.success) return refused('bad-request');
      const [id, playerID, token] = parsed.data;
      await follower.freshen(id);
      const price = host.priceOf(id);
      const match = ofThisGame(await host.visit(id));
      if (match === null) return wrong('match-not-found');
      tools.limiters.perAddress.charge(addressOf(socket), price);
      const viewer = seatOf(playerID ?? null);
      if (viewer !== null && !proves(match, String(viewer), token ?? '')) return wrong('token-unknown');
      if (viewer !== null && !tools.limiters.perSeat.take(seatKey(id, viewer))) return refused('too-fast');
      if (!socket.connected) return { reply: { ok: true } };
      tools.bill.seat(socket, viewer === null ? null : seatKey(id, viewer));
      const before = stopWatching(socket);
      if (before?.match !== id || before.viewer !== viewer) withheld.delete(socket);
      watch(socket, match, viewer);
      return {
        reply: { ok: true },
        after: () => {
          if (before?.match === id && before.viewer === viewer) return;
          const left = before === null || before.viewer === null ? [] : [before.match];
          const taken = viewer === null ? [] : [id];
          for (const at of new Set([...left, ...taken])) {
            causes.note(at, socket);
            attend(at);
          }
        },
      };
    };

    const chat: Handler = async (args) => {
      const parsed = chatArgs.safeParse(args);
      if (!parsed.success) return refused('bad-request');
      const [id, message, token] = parsed.data;
      await follower.freshen(id);
      const match = await open(id);
      if (match === null) return wrong('match-not-found');
      if (!proves(match, message.sender, token)) return wrong('token-unknown');
      const by = Number(message.sender);
      const { perSeat, says, saysPerAddress } = tools.limiters;
      const speaker = seatKey(id, by);
      if (![perSeat.take(speaker), says.take(speaker), saysPerAddress.take(address)].every(Boolean)) {
        return refused('too-fast');
      }
      if (match.secluded.some(({ seat }) => seat === by)) return refused('silenced');
      tools.bill.caused({ address, seat: speaker }, JSON.stringify(message).length * fanout.lookingAt(id).length);
      await conversations.say(matchPlace(id), message, speaker);
      return { reply: { ok: true } };
    };

    guard(
      socket,
      tools,
      {
        handlers: new Map<string, Handler>([
          ['update', update],
          ['sync', sync],
          ['chat', chat],
        ]),
        answers: 'update',
      },
      (to, error) => to.emit('refused', { error }),
    );

    socket.on('disconnect', () => {
      const left = stopWatching(socket);
      if (left === null || left.viewer === null) return;
      causes.note(left.match, socket);
      attend(left.match);
    });
  });

  return { close: () => spaced.close() };
}
