import { once } from 'node:events';
import type { Socket as Tcp } from 'node:net';

import { WebSocket } from 'ws';

import { serve, type Served } from '../testing/serve';

let served: Served;
let wire: WebSocket;
beforeEach(async () => {
  served = await serve();
  wire = new WebSocket(`${served.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await once(wire, 'message');
});
afterEach(() => {
  jest.restoreAllMocks();
  wire.close();
  return served.app.close();
});

/** How many sockets are in a namespace. */
const inside = async (namespace: string): Promise<number | undefined> =>
  (await served.app.metrics.snapshot()).connected[namespace];

it.each(['/rooms', '/toy'])(
  'a connection that joins %s three times at once is closed, and no socket stays (bug: sockets without a client stayed)',
  async (namespace) => {
    // What waits is handled in one turn, however slow the machine is.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const tcp = (wire as unknown as { readonly _socket: Tcp })._socket;
    let welcomed = 0;
    const over = new Promise<string>((resolve) => {
      wire.on('close', () => resolve('hung up'));
      wire.on('message', (data: Buffer) => {
        welcomed += data.toString().startsWith('40') ? 1 : 0;
        if (welcomed > 1) resolve('let in twice');
      });
    });
    tcp.cork();
    // The first packet of an address does not wait.
    for (const packet of ['40/nowhere,', ...Array<string>(3).fill(`40${namespace},`)]) wire.send(packet);
    tcp.uncork();
    expect(await over).toBe('hung up');
    expect(await inside(namespace)).toBe(0);
  },
);

test('a client that leaves a namespace can join it again', async () => {
  const welcome = async (): Promise<string> => String((await once(wire, 'message'))[0]);
  for (let n = 0; n < 3; n++) {
    wire.send('40/rooms,');
    expect(await welcome()).toContain('40/rooms');
    expect(await inside('/rooms')).toBe(1);
    wire.send('41/rooms,');
  }
});
