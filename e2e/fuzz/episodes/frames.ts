import { Dice } from '../../lib/dice';
import type { Wire } from '../../lib/wire';
import { type Arena, attackerWire, type Episode } from '../arena';
import { someFrame } from '../frames';

/** Writes frames straight into connections, under socket.io. Each is dealt with, or the connection is hung up. */
export async function framesEpisode(arena: Arena, episode: Episode): Promise<void> {
  const dice = new Dice(episode.seed);
  const games = [...arena.games.keys()];
  const [codes, matches] = [arena.othersCodes, arena.othersMatches];
  const known = { games, codes, matches, tokens: [], options: [], picks: [], asks: [], otherAsks: [] };
  let wire: Wire | null = null;
  for (let sent = 0; sent < episode.packets; sent++) {
    if (wire === null || wire.closed) {
      wire = await attackerWire(arena, episode);
      if (wire === null) return;
      // Some frames come before a namespace is joined.
      if (dice.chance(0.85)) await wire.join('/rooms');
    }
    const frame = someFrame(dice, known);
    wire.write(frame);
    const outcome = await wire.ask('/rooms', '["nothing"]');
    const word = outcome.kind === 'closed' ? 'hung up' : 'went on';
    arena.tally.packet('frames', word);
    if (outcome.kind === 'late') arena.tally.find(episode.name, 'neither dealt with nor hung up', String(frame));
  }
  wire?.close();
}
