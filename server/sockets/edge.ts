import type { Logger } from 'pino';
import type { Socket } from 'socket.io';

import type { ErrorCode } from '../../shared/protocol/rooms';
import { hangUp } from '../http/connection';
import type { Limiters, Limits } from '../limits';
import type { Capacity } from '../ops/capacity';
import type { Life } from '../ops/life';
import type { Metrics } from '../ops/metrics';

/** What every namespace needs to guard its sockets. */
export interface EdgeTools {
  readonly log: Logger;
  readonly limits: Pick<Limits, 'silentMs'>;
  readonly limiters: Limiters;
  readonly life: Life;
  readonly metrics: Metrics;
  readonly capacity: Capacity;
}

/** What a handler answers: a plain object for the acknowledgement, and what to do after it was sent. */
export interface Answer {
  readonly reply: object;
  readonly after?: () => void | Promise<void>;
}

/** Handles the arguments of one event, without the acknowledgement. */
export type Handler = (args: readonly unknown[]) => Promise<Answer>;

/** How a namespace tells a sender that a command was refused, besides the acknowledgement. */
export type TellRefusal = (socket: Socket, error: ErrorCode) => void;

/** An answer that refuses. */
export function refused(error: ErrorCode): Answer {
  return { reply: { ok: false, error } };
}

/** The network address a connection comes from, as a key for limits. */
export function addressOf(socket: Socket): string {
  return socket.handshake.address;
}

/** Connections that have asked for something and got it, in whichever namespace. */
const useful = new WeakSet<Socket['conn']>();

/**
 * Wires a socket's events so that whatever a client sends is answered, counted against the limits, and can never throw
 * into socket.io. A last argument that is a function is the acknowledgement; a client may leave it out. A client that
 * gets nothing useful done for too long is hung up on; one that comes while the server stops is refused.
 */
export function guard(
  socket: Socket,
  { log, limits, limiters, life, metrics }: EdgeTools,
  handlers: ReadonlyMap<string, Handler>,
  tellRefusal: TellRefusal,
): void {
  const { conn } = socket;
  const failed = (kind: 'command' | 'answer', err: unknown, event: string): void => {
    metrics.failed(kind, err);
    log.error({ err, event }, `${kind} failed`);
  };
  const run = async (event: string, args: readonly unknown[]): Promise<void> => {
    const last = args.at(-1);
    const ack = typeof last === 'function' ? (last as (reply: object) => void) : null;
    const { reply, after } = await handle(event, ack === null ? args : args.slice(0, -1));
    ack?.(reply);
    const error = 'error' in reply ? (reply.error as ErrorCode) : null;
    log.trace({ socket: socket.id, event: handlers.has(event) ? event : null, error }, 'command');
    if (error === null) {
      useful.add(conn);
    } else {
      metrics.refused(error);
      tellRefusal(socket, error);
    }
    await after?.();
  };
  const handle = async (event: string, args: readonly unknown[]): Promise<Answer> => {
    if (life.state === 'draining') return refused('restarting');
    if (!limiters.perSocket.take(socket.id) || !limiters.perAddress.take(addressOf(socket))) return refused('too-fast');
    const handler = handlers.get(event);
    if (handler === undefined) return refused('bad-request');
    try {
      return await handler(args);
    } catch (err) {
      failed('command', err, event);
      return refused('internal');
    }
  };
  const patience = Number.isFinite(limits.silentMs)
    ? setTimeout(() => {
        if (useful.has(conn)) return;
        metrics.closed('silent');
        hangUp(conn);
      }, limits.silentMs)
    : undefined;
  patience?.unref();
  socket.onAny((event: unknown, ...args: unknown[]) => {
    const name = String(event);
    life.run(() => run(name, args)).catch((err: unknown) => failed('answer', err, handlers.has(name) ? name : ''));
  });
  socket.on('error', (err) => {
    // It comes from what the client sent, and socket.io has closed the connection.
    metrics.closed('malformed');
    log.debug({ err }, 'socket error');
  });
  socket.on('disconnect', () => {
    clearTimeout(patience);
    limiters.perSocket.forget(socket.id);
  });
}
