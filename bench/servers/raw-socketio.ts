/** The limit of fan-out with socket.io: one room, whatever comes in goes out to all of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Server } from 'socket.io';

import { serve } from './serve';

serve(async () => {
  const http = createServer();
  const io = new Server(http, { serveClient: false });
  io.on('connection', (socket) => {
    void socket.join('room');
    socket.on('update', (...args: unknown[]) => io.to('room').emit('update', ...args));
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  return (http.address() as AddressInfo).port;
});
