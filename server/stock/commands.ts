import type { Socket } from 'socket.io';

import { seatOf } from '../../shared/bgio/game';
import { askId } from '../../shared/engine/ask';
import { isToken } from '../lib/secrets';
import { seatKey } from '../limits/limits';
import type { LiveMatch } from '../match/live';
import { addressOf } from '../sockets/address';
import { type Answer, type Handler, refused } from '../sockets/edge';
import type { Fanout } from '../sockets/fanout';
import { matchPlace } from '../storage/storage';
import type { Audience } from './audience';
import type { StockChat } from './chat';
import type { StockParts } from './parts';
import { chatArgs, syncArgs, updateArgs } from './schemas';

/** The parts that the commands of one game work with. */
export interface CommandParts extends StockParts {
  readonly game: string;
  readonly fanout: Fanout;
  readonly audience: Audience;
  readonly chat: StockChat;
}

/** The commands of boardgame.io's SocketIO transport over one connection. */
export function commandsOf(parts: CommandParts, socket: Socket): ReadonlyMap<string, Handler> {
  return new Map<string, Handler>([
    ['update', (args) => update(parts, socket, args)],
    ['sync', (args) => sync(parts, socket, args)],
    ['chat', (args) => say(parts, socket, args)],
  ]);
}

async function update(parts: CommandParts, socket: Socket, args: readonly unknown[]): Promise<Answer> {
  const { host, fanout, tools } = parts;
  const parsed = updateArgs.safeParse(args);
  if (!parsed.success) return refused('bad-request');
  const [{ payload }, , id, playerID] = parsed.data;
  const by = seatOf(playerID);
  if (payload.playerID !== playerID || by === null) return refused('bad-request');
  const match = served(parts, await host.open(id));
  if (match === null) return wrong(parts, socket, 'match-not-found');
  if (!proves(match, playerID, payload.credentials)) return wrong(parts, socket, 'token-unknown');
  if (!tools.limiters.perSeat.take(seatKey(id, by))) return refused('too-fast');
  const [ask, key] = payload.args;
  const error = await host.choose(id, { seat: by, ask: askId(ask), key });
  if (error !== null) return refused(error);
  fanout.answered(socket, id);
  return { reply: { ok: true } };
}

async function sync(parts: CommandParts, socket: Socket, args: readonly unknown[]): Promise<Answer> {
  const { host, follower, audience, chat, tools } = parts;
  const parsed = syncArgs.safeParse(args);
  if (!parsed.success) return refused('bad-request');
  const [id, playerID, token] = parsed.data;
  await follower.freshen(id);
  const price = host.priceOf(id);
  const match = served(parts, await host.visit(id));
  if (match === null) return wrong(parts, socket, 'match-not-found');
  tools.limiters.perAddress.charge(addressOf(socket), price);
  const viewer = seatOf(playerID ?? null);
  if (viewer !== null && !proves(match, String(viewer), token ?? '')) return wrong(parts, socket, 'token-unknown');
  if (viewer !== null && !tools.limiters.perSeat.take(seatKey(id, viewer))) return refused('too-fast');
  if (!socket.connected) return { reply: { ok: true } };
  tools.bill.seat(socket, viewer === null ? null : seatKey(id, viewer));
  const before = audience.enter(socket, match, viewer);
  if (before?.match === id && before.viewer === viewer) return { reply: { ok: true } };
  chat.forget(socket);
  return {
    reply: { ok: true },
    after: () => {
      const left = before === null || before.viewer === null ? [] : [before.match];
      const taken = viewer === null ? [] : [id];
      for (const at of new Set([...left, ...taken])) audience.attend(at, socket);
    },
  };
}

async function say(parts: CommandParts, socket: Socket, args: readonly unknown[]): Promise<Answer> {
  const { host, follower, conversations, fanout, tools } = parts;
  const parsed = chatArgs.safeParse(args);
  if (!parsed.success) return refused('bad-request');
  const [id, message, token] = parsed.data;
  await follower.freshen(id);
  const match = served(parts, await host.open(id));
  if (match === null) return wrong(parts, socket, 'match-not-found');
  if (!proves(match, message.sender, token)) return wrong(parts, socket, 'token-unknown');
  const by = Number(message.sender);
  const { perSeat, says, saysPerAddress } = tools.limiters;
  const [address, speaker] = [addressOf(socket), seatKey(id, by)];
  if (![perSeat.take(speaker), says.take(speaker), saysPerAddress.take(address)].every(Boolean))
    return refused('too-fast');
  if (match.secluded.some(({ seat }) => seat === by)) return refused('silenced');
  tools.bill.caused({ address, seat: speaker }, JSON.stringify(message).length * fanout.lookingAt(id).length);
  await conversations.say(matchPlace(id), message, speaker);
  return { reply: { ok: true } };
}

/** A match that is served here: those of rooms are not, because their rooms decide who may watch, and store the comments. */
function served({ game }: CommandParts, match: LiveMatch | null): LiveMatch | null {
  return match?.origin === 'lobby' && match.metadata.gameName === game ? match : null;
}

/** Refuses a wrong id or wrong credentials as a guess. Right ones never count: guesses of others shut out no player. */
function wrong({ tools }: CommandParts, socket: Socket, error: 'match-not-found' | 'token-unknown'): Answer {
  return refused(tools.guesses.wrong(addressOf(socket)) ? error : 'too-fast');
}

function proves(match: LiveMatch, playerID: string, token: string): boolean {
  return isToken(token, match.metadata.players[playerID]?.credentials);
}
