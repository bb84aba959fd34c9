import { GAME } from '../lib/game';
import { enterText, type OwnSeat, START, takeSeat } from '../lib/seat';
import { Wire } from '../lib/wire';
import { Line } from './line';
import { atRate, pause } from './pace';
import type { Target } from './target';

/** How long to wait before asking again for what was refused. */
const AGAIN_MS = 5000;
/** In how many seconds all spectators are looked after once. */
const WATCH_SECONDS = 4;

/** Opens a room and, if wanted, starts its match with one player. Tries until it may; null when the siege is over. */
export async function openRoom(target: Target, from: string, state: 'gathering' | 'started'): Promise<OwnSeat | null> {
  while (!target.signal.aborted) {
    const wire = await Wire.open(target.url, from);
    if (wire !== null && (await wire.join('/rooms')) === 'joined') {
      const made = await takeSeat(wire, { kind: 'create', game: GAME, name: 'Mallory' });
      if (made.kind === 'seated') {
        if (state === 'started') await wire.ask('/rooms', START);
        wire.close();
        return made.seat;
      }
    }
    wire?.close();
    target.count('no room yet');
    await pause(target, AGAIN_MS);
  }
  return null;
}

/** Opens a room for so many seats and starts its match; everybody has hung up by then. Null when the siege is over, or not all could sit down. */
export async function openTable(target: Target, from: string, seats: number): Promise<readonly OwnSeat[] | null> {
  const first = await openRoom(target, from, 'gathering');
  if (first === null) return null;
  const wire = await Wire.open(target.url, from);
  if (wire === null || (await wire.join('/rooms')) === 'refused') return null;
  const taken = [first];
  for (let n = 1; n < seats; n++) {
    const made = await takeSeat(wire, { kind: 'join', code: first.code, name: `Mallory ${n + 1}` });
    if (made.kind === 'seated') taken.push(made.seat);
  }
  await wire.ask('/rooms', enterText(first));
  await wire.ask('/rooms', START);
  wire.close();
  return taken.length === seats ? taken : null;
}

/** Lets so many spectators of one address watch a room for as long as the siege lasts; they come again when they are hung up on. */
export async function watch(target: Target, from: string, code: string, many: number): Promise<void> {
  const enter = JSON.stringify(['enter', { code, token: null }]);
  const lines = Array.from(
    { length: many },
    () => new Line(target, { from, namespace: '/rooms', greet: (wire) => wire.ask('/rooms', enter) }),
  );
  await atRate(target, many / WATCH_SECONDS, (n) => lines[n % many]?.wire());
  for (const line of lines) line.close();
}
