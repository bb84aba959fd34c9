import { GAME } from '../lib/game';
import { type OwnSeat, START, takeSeat } from '../lib/seat';
import { Wire } from '../lib/wire';
import { pause } from './pace';
import type { Target } from './target';

/** How long to wait before asking again for what was refused. */
const AGAIN_MS = 5000;

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
