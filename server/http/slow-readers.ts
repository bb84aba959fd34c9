import type { Server } from 'socket.io';

import type { Metrics } from '../ops/metrics';
import { backlogOf, type Connection, connectionsOf, hangUp } from './connection';

const EVERY_MS = 1000;

/**
 * Looks every second for clients that do not read what they are sent, and hangs up on those over the limit twice in a
 * row, so that they cannot eat the memory. They connect again and get the present state instead of all that was before.
 * @returns how to stop looking
 */
export function watchSlowReaders(io: Server, limitBytes: number, metrics: Metrics): () => void {
  let suspects: ReadonlySet<Connection> = new Set();
  const timer = setInterval(() => {
    const behind = connectionsOf(io).filter((connection) => backlogOf(connection) > limitBytes);
    for (const connection of behind.filter((one) => suspects.has(one))) {
      metrics.closed('slow');
      hangUp(connection);
    }
    suspects = new Set(behind);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
