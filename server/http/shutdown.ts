import { setTimeout } from 'node:timers/promises';

import type { DefaultEventsMap, Namespace, Server } from 'socket.io';

import type { ServerEvents } from '../../shared/protocol/rooms';
import { closeWithin, connectionsOf } from './connection';

/** Browsers come back within this time, each at a random moment, so that they do not all come at once. */
const SPREAD_MS = 1000;
/** How long commands that were already on their way are still answered, with `restarting`. */
const LINGER_MS = 150;

/**
 * Tells browsers in the namespace of the rooms when to come back (`bye`), then closes all connections below socket.io:
 * stock clients connect again by themselves after that.
 * @returns resolves when all connections are closed; those of clients who do not read are cut after `graceMs`
 */
export async function announceShutdown(io: Server, rooms: string, graceMs: number): Promise<void> {
  const namespace: Namespace<DefaultEventsMap, ServerEvents> = io.of(rooms);
  for (const socket of namespace.sockets.values()) {
    socket.emit('bye', { inMs: Math.floor(Math.random() * SPREAD_MS) });
  }
  if (connectionsOf(io).length > 0) await setTimeout(LINGER_MS);
  await Promise.all(connectionsOf(io).map((connection) => closeWithin(connection, graceMs)));
}
