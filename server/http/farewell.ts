import { setTimeout } from 'node:timers/promises';

import type { Server } from 'socket.io';

import type { ServerEvents } from '../../shared/protocol/rooms';
import { closeWithin, connectionsOf } from './connection';

/** Over how long browsers spread their return, so that they do not all come at once. */
const SPREAD_MS = 1000;
/** How long to answer what was already on its way: that the server is restarting. */
const LINGER_MS = 150;

/**
 * Sends everybody away: browsers at the namespace of the rooms are told when to come back, then all connections are
 * closed below socket.io, which makes stock clients come back by themselves as well.
 * @returns resolves when all are closed; those who do not read have been hung up on after `graceMs`
 */
export async function sayGoodBye(io: Server, rooms: string, graceMs: number): Promise<void> {
  const event: keyof ServerEvents = 'bye';
  for (const socket of io.of(rooms).sockets.values()) {
    socket.emit(event, { inMs: Math.floor(Math.random() * SPREAD_MS) });
  }
  if (connectionsOf(io).length > 0) await setTimeout(LINGER_MS);
  await Promise.all(connectionsOf(io).map((connection) => closeWithin(connection, graceMs)));
}
