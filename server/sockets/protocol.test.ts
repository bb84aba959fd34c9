import { io } from 'socket.io-client';

import { PROTOCOL } from '../../shared/protocol/version';
import { house } from '../testing/house';

/** What comes of connecting to the rooms with this proof: `connected`, or why not. */
async function outcome(url: string, auth: Readonly<Record<string, unknown>>): Promise<string> {
  const socket = io(`${url}/rooms`, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
  try {
    return await new Promise<string>((resolve) => {
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', ({ message }) => resolve(message));
    });
  } finally {
    socket.close();
  }
}

test('a client that speaks another protocol is refused by name, and one that names none speaks the first', async () => {
  const { url } = await house();
  const tried = [{ protocol: PROTOCOL }, {}, { protocol: PROTOCOL + 1 }, { protocol: 'latest' }, { protocol: null }];
  expect(await Promise.all(tried.map((auth) => outcome(url, auth)))).toEqual([
    'connected',
    'connected',
    'protocol-newer',
    'protocol-malformed',
    'protocol-malformed',
  ]);
});
