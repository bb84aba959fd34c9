import type { GameModule } from '../../shared/engine/game';
import type { Dice } from '../lib/dice';
import { Wire } from '../lib/wire';
import type { Canaries } from './secrets';
import type { LimitsKind, ServerUnderTest } from './server-under-test';
import type { Tally } from './tally';

/** The surroundings of a run: the server, the rooms and matches of others, and the tally. */
export interface Arena {
  readonly server: ServerUnderTest;
  readonly limits: LimitsKind;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly canaries: Canaries;
  readonly tally: Tally;
  /** Rooms and matches of others: they may be looked at, no more. */
  readonly othersCodes: readonly string[];
  readonly othersMatches: readonly string[];
  /** The local addresses attackers come from. */
  readonly addresses: readonly string[];
}

/** The kinds of episodes. */
export type Kind = 'rooms' | 'stock' | 'frames' | 'polling' | 'rest' | 'choices';

/** One run of one seed: everything it sends follows from this. */
export interface Episode {
  /** `kind:seed:packets`: replays the episode. */
  readonly name: string;
  readonly kind: Kind;
  readonly seed: number;
  readonly packets: number;
}

/** Names an episode. */
export function episodeOf(kind: Kind, seed: number, packets: number): Episode {
  return { name: `${kind}:${seed}:${packets}`, kind, seed, packets };
}

/** The name of the game of a room or match: mostly the small one, where it is fuzzed. */
export function pickGame({ games }: Arena, dice: Dice): string {
  return dice.chance(0.75) && games.has('toy') ? 'toy' : dice.pick([...games.keys()]);
}

/** Connects an attacker, whose frames are searched for secrets. Null when the server refuses. */
export async function attackerWire(arena: Arena, episode: Episode): Promise<Wire | null> {
  const { server, addresses, canaries, tally, limits } = arena;
  const wire = await Wire.open(server.url, addresses[episode.seed % addresses.length] ?? '127.0.0.1');
  if (wire === null) {
    if (limits === 'raised') tally.find(episode.name, 'a connection was refused', '');
    else tally.count('connections refused');
    return null;
  }
  tally.count('connections');
  wire.onFrame((frame) => {
    const secret = canaries.found(frame);
    if (secret !== null) tally.find(episode.name, `the secret ${secret} was sent`, frame);
  });
  return wire;
}
