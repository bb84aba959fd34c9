import type { AskId } from '../../../shared/engine/ask';
import { StockFollower } from '../../lib/follower';
import { GAME } from '../../lib/game';
import { HttpSender } from '../../lib/http';
import { Wire } from '../../lib/wire';
import { pause } from '../pace';
import { type Attack, type Target } from '../target';

const AGAIN_MS = 10_000;
const SETTLE_MS = 500;
const SYNCED_MS = 5_000;

/** Leaves a running stock match, keeps the socket, and listens for the questions of whoever takes the seat next. */
export const oldSockets: Attack = async (target) => {
  for (let n = 0; !target.signal.aborted; n++) {
    await once(target, `127.1.9.${(n % 250) + 1}`);
    await pause(target, AGAIN_MS);
  }
};

async function once(target: Target, from: string): Promise<void> {
  const http = new HttpSender(target.url, from);
  const wires: Wire[] = [];
  try {
    const made = await http.post(`/games/${GAME}/create`, { numPlayers: 2 });
    const lobby = `/games/${GAME}/${String(made?.matchID)}`;
    const seats: string[] = [];
    for (const playerName of ['Anna', 'Ben']) {
      seats.push(String((await http.post(`${lobby}/join`, { playerName }))?.playerCredentials));
    }
    const sit = async (seat: number): Promise<{ readonly wire: Wire; readonly sees: StockFollower } | null> => {
      const wire = await Wire.open(target.url, from);
      if (wire === null) return null;
      wires.push(wire);
      const sees = new StockFollower(wire);
      await wire.join(`/${GAME}`);
      await wire.ask(`/${GAME}`, JSON.stringify(['sync', made?.matchID, String(seat), seats[seat], 2]));
      // What the socket saw before it lost its seat must be known: a late answer would look like a leak (found on a slow machine).
      return (await sees.synced(SYNCED_MS)) ? { wire, sees } : null;
    };
    const old = await sit(0);
    if (old === null || made === null) {
      target.count('not let in');
      return;
    }
    const before = new Set<AskId>(old.sees.asks.map(({ id }) => id));
    await http.post(`${lobby}/leave`, { playerID: '0', credentials: seats[0] });
    seats[0] = String((await http.post(`${lobby}/join`, { playerName: 'Cleo', playerID: '0' }))?.playerCredentials);
    // Both players answer what they are asked; the old socket must not learn of new questions of its former seat.
    for (const seat of [0, 1, 0, 1]) {
      const now = await sit(seat);
      const [ask] = now?.sees.asks ?? [];
      const [option] = ask?.options ?? [];
      if (now === null || ask === undefined || option === undefined) continue;
      const payload = { type: 'choose', args: [ask.id, option.key], playerID: String(seat), credentials: seats[seat] };
      const action = { type: 'MAKE_MOVE', payload };
      await now.wire.ask(`/${GAME}`, JSON.stringify(['update', action, 0, made.matchID, String(seat)]));
    }
    await pause(target, SETTLE_MS);
    const seen = old.sees.asks.filter(({ id }) => !before.has(id));
    target.count(seen.length > 0 ? 'questions of the new owner seen' : 'seats changed hands');
    if (seen.length > 0) target.find('the socket of a left seat was sent the questions of its new owner');
  } finally {
    for (const wire of wires) wire.close();
    http.close();
  }
}
