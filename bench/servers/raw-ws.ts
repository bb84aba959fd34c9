/** The limit of fan-out with web sockets: whatever comes in goes out to all. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

import { serve } from './serve';

serve(async () => {
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      for (const client of server.clients) client.send(data, { binary: false });
    });
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
});
