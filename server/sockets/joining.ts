import type { Namespace, Server } from 'socket.io';

import { type Connection, hangUp } from '../http/connection';
import type { Metrics } from '../ops/metrics';

/**
 * Closes a connection that joins a namespace twice. Socket.io refuses a second join only when the first one has finished. Joins in between
 * made sockets that no packet could reach and that stayed as long as the connection. Call this before namespaces are made.
 */
export function joinOnce(io: Server, metrics: Pick<Metrics, 'closed'>): void {
  const joined = new WeakMap<Connection, Set<string>>();
  const watch = (namespace: Namespace): void => {
    const { name } = namespace;
    namespace.use((socket, next) => {
      const names = joined.get(socket.conn) ?? new Set();
      joined.set(socket.conn, names);
      if (names.has(name)) {
        metrics.closed('malformed');
        hangUp(socket.conn);
        next(new Error('joined'));
        return;
      }
      names.add(name);
      socket.once('disconnect', () => names.delete(name));
      next();
    });
  };
  watch(io.of('/'));
  io.on('new_namespace', watch);
}
