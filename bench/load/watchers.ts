/** Spectators of one room, in one process: each has a name, and now and then one of them says something to the others, and foretells something. */
import { io, type Socket } from 'socket.io-client';

import { makeToken } from '../../server/lib/secrets';
import { ROOMS } from '../../server/rooms/sockets';
import type { ClientEvents } from '../../shared/protocol/commands';
import type { ServerEvents } from '../../shared/protocol/rooms';
import { QUESTION } from '../games/synthetic';
import { answer } from '../lib/answer';

/** What spectators were told since they came. */
export interface Heard {
  readonly patches: number;
  /** Of what they said among themselves. */
  readonly comments: number;
  readonly said: number;
  /** How often something was foretold. */
  readonly foretold: number;
}

/** The functions of this program. */
export interface WatchersApi {
  /** Lets so many in under names, one after another, and then has one of them say and foretell something every so often. */
  come(port: number, code: string, count: number, everyMs: number): Promise<void>;
  /** Everybody goes. */
  go(): Heard;
}

/** How many come at a time. */
const AT_A_TIME = 20;

let sockets: Socket<ServerEvents, ClientEvents>[] = [];
let timer: NodeJS.Timeout | undefined;
const NOTHING: Heard = { patches: 0, comments: 0, said: 0, foretold: 0 };
let heard = NOTHING;
/** Names stay with a room: those of a later round are others. */
let named = 0;

async function enter(port: number, code: string): Promise<void> {
  const socket: Socket<ServerEvents, ClientEvents> = io(`http://127.0.0.1:${port}${ROOMS}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  socket.on('patch', () => (heard = { ...heard, patches: heard.patches + 1 }));
  socket.on('comments', ({ lines }) => (heard = { ...heard, comments: heard.comments + lines.length }));
  const entered = await socket.emitWithAck('enter', { code, token: null });
  if (!entered.ok) throw new Error(entered.error);
  named += 1;
  const reply = await socket.emitWithAck('watch', { name: `Guest ${named}`, token: makeToken() });
  if (!reply.ok) throw new Error(reply.error);
}

answer<WatchersApi>({
  async come(port, code, count, everyMs) {
    heard = NOTHING;
    while (sockets.length < count) {
      const many = Math.min(AT_A_TIME, count - sockets.length);
      await Promise.all(Array.from({ length: many }, () => enter(port, code)));
    }
    timer = setInterval(() => {
      heard = { ...heard, said: heard.said + 1 };
      sockets[heard.said % sockets.length]?.emit(
        'comment',
        { text: `They will manage, ${heard.said}` },
        () => undefined,
      );
      const guess = { question: QUESTION, answer: heard.said % 2 === 0 ? 'north' : 'south' };
      sockets[(heard.said * 7) % sockets.length]?.emit('predict', guess, ({ ok }) => {
        if (ok) heard = { ...heard, foretold: heard.foretold + 1 };
      });
    }, everyMs);
  },
  go() {
    clearInterval(timer);
    for (const socket of sockets) socket.close();
    sockets = [];
    return heard;
  },
});
