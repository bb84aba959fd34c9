import { GAME } from '../../lib/game';
import { HttpSender } from '../../lib/http';
import { Line } from '../line';
import { atRate, isOver, pause } from '../pace';
import type { Attack, Target } from '../target';

const FROM = '127.1.21.1';
const WATCHING = '127.1.21.2';
const SPECTATORS = 40;
const PER_SECOND = 19;
const AGAIN_MS = 5000;
/** In how many seconds each spectator is looked after once. */
const WATCH_SECONDS = 4;

/** A match of boardgame.io's lobby, and the credentials of its two seats. */
interface StockMatch {
  readonly id: string;
  readonly credentials: readonly string[];
}

/**
 * A seat in boardgame.io's protocol that does all it can, in front of a crowd: comes and goes, talks, writes its own name again, answers
 * what nobody asks and joins the namespace twice. No packet to the crowd may contain the credentials of a seat.
 */
export const stockSockets: Attack = async (target) => {
  const http = new HttpSender(target.url, FROM);
  const match = await openMatch(target, http);
  if (match !== null) await Promise.all([watchMatch(target, match), act(target, http, match)]);
  http.close();
};

/** Makes a match and takes both seats. Tries until the server allows it; null when the siege is over. */
async function openMatch(target: Target, http: HttpSender): Promise<StockMatch | null> {
  while (!isOver(target)) {
    const made = await http.post(`/games/${GAME}/create`, { numPlayers: 2 });
    const credentials: string[] = [];
    for (const playerName of made === null ? [] : ['Mallory', 'Mallory 2']) {
      const joined = await http.post(`/games/${GAME}/${String(made?.matchID)}/join`, { playerName });
      if (joined !== null) credentials.push(String(joined.playerCredentials));
    }
    if (credentials.length === 2) return { id: String(made?.matchID), credentials };
    target.count('no match yet');
    await pause(target, AGAIN_MS);
  }
  return null;
}

async function watchMatch(target: Target, { id, credentials }: StockMatch): Promise<void> {
  let reported = 0;
  const sync = JSON.stringify(['sync', id, null]);
  const lines = Array.from({ length: SPECTATORS }, () => {
    return new Line(target, {
      from: WATCHING,
      namespace: `/${GAME}`,
      greet: (wire) => {
        wire.onFrame((frame) => {
          if (reported > 0 || credentials.every((secret) => !frame.includes(secret))) return;
          reported += 1;
          target.find('the credentials of a seat were sent to a spectator');
        });
        return wire.ask(`/${GAME}`, sync);
      },
    });
  });
  await atRate(target, SPECTATORS / WATCH_SECONDS, (n) => lines[n % SPECTATORS]?.wire());
  for (const line of lines) line.close();
}

async function act(target: Target, http: HttpSender, { id, credentials }: StockMatch): Promise<void> {
  const [secret = ''] = credentials;
  const line = new Line(target, { from: FROM, namespace: `/${GAME}` });
  const payload = { type: 'choose', args: ['0.0.1', 'pass'], playerID: '0', credentials: secret };
  const packets = [
    ['sync', id, '0', secret, 2],
    ['sync', id, null],
    ['chat', id, { id: 'a', sender: '0', payload: 'x'.repeat(1000) }, secret],
    ['update', { type: 'MAKE_MOVE', payload }, 0, id, '0'],
    ['sync', id, '1', secret, 2],
  ].map((packet) => JSON.stringify(packet));
  await atRate(target, PER_SECOND, async (n) => {
    const wire = await line.wire();
    if (wire === null) return;
    // Twice in the same moment, now and then: the server hangs up.
    if (n % 200 === 199) for (const packet of ['40/nowhere,', '40/,', '40/,']) wire.write(packet);
    wire.tell(`/${GAME}`, packets[n % packets.length] ?? '');
    target.count('packets');
    if (n % packets.length !== 0) return;
    const own = { playerID: '0', credentials: secret, newName: 'Mallory' };
    target.count(
      (await http.post(`/games/${GAME}/${id}/update`, own)) === null ? 'names refused' : 'names written again',
    );
  });
  line.close();
}
