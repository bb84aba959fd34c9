import type { Server } from 'socket.io';

import type { ErrorCode } from '../../shared/protocol/rooms';
import type { LiveMatch } from '../match/live';
import { guard } from '../sockets/edge';
import { Fanout, type Wording } from '../sockets/fanout';
import { matchOfPlace } from '../storage/storage';
import { Audience } from './audience';
import { StockChat } from './chat';
import { commandsOf } from './commands';
import type { StockParts } from './parts';

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
  const { host, conversations, follower, tools } = parts;
  const namespace = io.of(`/${game}`);
  const wording = wordingOf((match) => audience.playersOf(match));
  const fanout = new Fanout(namespace, wording, follower, tools.metrics, tools.bill);
  const audience = new Audience(namespace, fanout, parts);
  const chat = new StockChat(namespace, fanout);
  host.onChange(({ before, match, players }) => {
    if (match.metadata.gameName !== game) return;
    fanout.update(match);
    if (players === 'changed') audience.playersChanged(match.id);
    chat.catchUp(before, match);
  });
  conversations.onLines((place, lines) => chat.send(matchOfPlace(place) ?? '', lines));
  const commandParts = { ...parts, game, fanout, audience, chat };
  namespace.on('connection', (socket) => {
    const commands = { handlers: commandsOf(commandParts, socket), answers: 'update' };
    guard(socket, tools, commands, (to, error) => to.emit('refused', { error }));
    socket.on('disconnect', () => {
      const left = audience.leave(socket);
      if (left !== null && left.viewer !== null) audience.attend(left.match, socket);
    });
  });
  return audience;
}

function wordingOf(playersOf: (match: LiveMatch) => readonly object[]): Wording {
  return {
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
}
