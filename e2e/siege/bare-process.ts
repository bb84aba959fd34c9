/** A server that does nothing but send back what it gets: tells its parent its port, and ends with it. */
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const server = createServer((socket) => {
  socket.setNoDelay();
  socket.on('error', () => undefined);
  socket.pipe(socket);
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
