import { io } from 'socket.io-client';

import { onHost } from '../address';
import { Connection, SOCKET_OPTIONS } from './connection';

/** Opens the connection to the server that the page came from. The start page is drawn without this code and the library's. */
export function openConnection(): Connection {
  const connection = new Connection(io('/rooms', { ...SOCKET_OPTIONS, path: onHost('/socket.io') }));
  connection.wake();
  return connection;
}
