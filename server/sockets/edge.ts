import type { Logger } from 'pino';
import type { Socket } from 'socket.io';

import type { ErrorCode, Reply } from '../../shared/protocol/rooms';
import { keyOf, markUseful } from '../http/connection';
import type { Guesses } from '../limits/guesses';
import type { Limiters } from '../limits/limits';
import type { Capacity } from '../ops/capacity';
import type { Life } from '../ops/life';
import type { Metrics } from '../ops/metrics';
import { addressOf } from './address';
import type { Bill } from './bill';
import type { Turns } from './turns';

/** The tools by which a namespace guards its sockets. */
export interface EdgeTools {
  readonly log: Logger;
  readonly limiters: Limiters;
  readonly guesses: Guesses;
  readonly bill: Bill;
  readonly life: Life;
  readonly metrics: Metrics;
  readonly capacity: Capacity;
  readonly turns: Turns;
}

/** The answer of a handler: a plain object for the acknowledgement, and a task for after it was sent. */
export interface Answer {
  readonly reply: { readonly ok: true; readonly [field: string]: unknown } | Refused['reply'];
  readonly after?: () => void | Promise<void>;
}

/** An answer that refuses. */
export interface Refused {
  readonly reply: Extract<Reply, { readonly ok: false }>;
}

/** The commands of a namespace. */
export interface Commands {
  /** The handlers by event. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** The event that answers a question of a match: it waits for no other command. */
  readonly answers: string;
}

/** Handles the arguments of one event, without the acknowledgement. */
export type Handler = (args: readonly unknown[]) => Promise<Answer>;

/** How a namespace refuses a command besides the acknowledgement. */
export type TellRefusal = (socket: Socket, error: ErrorCode) => void;

/** Refuses a command. */
export function refused(error: ErrorCode): Refused {
  return { reply: { ok: false, error } };
}

/**
 * Handles the events of a socket: every command is counted against the limits and answered, and no error reaches socket.io.
 * A last argument that is a function is the acknowledgement; a client may leave it out. Commands that come while the
 * server stops are refused. What answers a question of a match is handled at once, all else in turn.
 */
export function guard(
  socket: Socket,
  { log, limiters, bill, life, metrics, turns }: EdgeTools,
  { handlers, answers }: Commands,
  tellRefusal: TellRefusal,
): void {
  const key = keyOf(socket.conn);
  const address = addressOf(socket);
  const failed = (kind: 'command' | 'answer', err: unknown, event: string): void => {
    metrics.failed(kind, err);
    log.error({ err, event }, `${kind} failed`);
  };
  const run = async (event: string, args: readonly unknown[]): Promise<void> => {
    const last = args.at(-1);
    const ack = typeof last === 'function' ? (last as (reply: object) => void) : null;
    const { reply, after } = await handle(event, ack === null ? args : args.slice(0, -1));
    bill.asked([socket], () => ack?.(reply));
    const error = reply.ok ? null : reply.error;
    log.trace({ socket: socket.id, event: handlers.has(event) ? event : null, error }, 'command');
    if (error === null) {
      markUseful(socket.conn);
    } else {
      metrics.refused(error);
      tellRefusal(socket, error);
    }
    await after?.();
  };
  const handle = async (event: string, args: readonly unknown[]): Promise<Answer> => {
    // Count before waiting: a command beyond the limits must not take a turn.
    if (!limiters.perSocket.take(key) || !limiters.perAddress.take(address)) return refused('too-fast');
    await turns.take(socket, address, event === answers ? 'first' : 'in-turn');
    if (life.state === 'draining') return refused('restarting');
    const handler = handlers.get(event);
    if (handler === undefined) return refused('bad-request');
    try {
      return await handler(args);
    } catch (err) {
      failed('command', err, event);
      return refused('internal');
    }
  };
  socket.onAny((event: unknown, ...args: unknown[]) => {
    const name = String(event);
    life.run(() => run(name, args)).catch((err: unknown) => failed('answer', err, handlers.has(name) ? name : ''));
  });
  socket.on('error', (err) => {
    // It comes from what the client sent, and socket.io has closed the connection.
    metrics.closed('malformed');
    log.debug({ err }, 'socket error');
  });
}
