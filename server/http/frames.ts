import type { IncomingMessage } from 'node:http';

import type { Server } from 'socket.io';

/** A WebSocket below socket.io, as far as its frames are concerned. */
export interface Framed {
  on(event: 'message' | 'ping' | 'pong', listener: (data: Buffer) => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  removeAllListeners(event: 'message' | 'ping' | 'pong'): unknown;
  pong(data: Buffer): void;
  terminate(): void;
}

type OpenedListener = (socket: Framed, request: IncomingMessage) => void;

/** A server of WebSockets as `ws` makes it. */
interface WebSockets {
  handleUpgrade(request: IncomingMessage, tcp: unknown, head: Buffer, opened: OpenedListener): void;
}

/** The parts of engine.io, private there, by which it makes its server of WebSockets: now, and anew when it listens. */
interface Inner {
  readonly opts: { wsEngine: new (options: object) => WebSockets };
  init(): void;
}

/** The most frames that one message may come in: `ws` tells of the whole message only. Browsers send one. */
const FRAMES_OF_MESSAGE = 16;

/**
 * Calls `opened` with each WebSocket as it opens, before anything of it is read, also with one that is not, or never will
 * be, the transport of a connection. From then on pings are answered by {@link countFrames} only.
 */
export function onWebSocket(io: Server, opened: OpenedListener): void {
  const engine = io.engine as unknown as Inner;
  engine.opts.wsEngine = class extends engine.opts.wsEngine {
    constructor(options: object) {
      super({ ...options, autoPong: false, maxFragments: FRAMES_OF_MESSAGE });
    }

    override handleUpgrade(request: IncomingMessage, tcp: unknown, head: Buffer, next: OpenedListener): void {
      super.handleUpgrade(request, tcp, head, (socket, from) => {
        opened(socket, from);
        next(socket, from);
      });
    }
  };
  engine.init();
}

/**
 * Counts the frames of a WebSocket: messages, also empty ones, pings and pongs. Answers pings.
 * @param take whether a frame of so many bytes is within the limits; when it is not, the WebSocket ends at once, and what it
 * has sent besides is not read
 */
export function countFrames(socket: Framed, take: (bytes: number) => boolean): void {
  const count = (data: Buffer): boolean => {
    if (take(data.length)) return true;
    // Frames that came together with this one are parsed all the same: no listener may receive them.
    for (const kind of ['message', 'ping', 'pong'] as const) socket.removeAllListeners(kind);
    socket.terminate();
    return false;
  };
  socket.on('message', count);
  socket.on('pong', count);
  socket.on('ping', (data) => {
    if (count(data)) socket.pong(data);
  });
}
