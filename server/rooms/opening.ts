import type { GameMeta } from '../../shared/engine/game';
import type { TokenHash } from '../lib/secrets';
import { addBot } from './bots';
import { configure } from './hosting';
import { join } from './lobby';
import { type Changed, refuse, type Room } from './room';

/** How somebody wants the room that they open. */
export interface Opening {
  readonly name: string;
  readonly tokenHash: TokenHash;
  /** A ready-made set of options of the game; null: all have their initial value. */
  readonly preset: string | null;
  /** `bots`: a game for one person, as the game's meta says. */
  readonly company: 'friends' | 'bots';
}

/** A new room with its host, its options and, for somebody alone, its bots. */
export function opened(empty: Room, meta: GameMeta, { name, tokenHash, preset, company }: Opening): Changed {
  const { alone, presets = [] } = meta;
  if (company === 'bots' && alone === undefined) return refuse('bad-options');
  const wanted = preset ?? (company === 'bots' ? (alone?.preset ?? null) : null);
  const set = presets.find(({ id }) => id === wanted);
  if (wanted !== null && set === undefined) return refuse('bad-options');
  let changed = join(empty, meta, name, { tokenHash, since: empty.createdAt });
  if (changed.ok && set !== undefined) changed = configure(changed.room, meta, tokenHash, set.options);
  if (company === 'friends' || alone === undefined) return changed;
  for (let mates = 0; mates < alone.mates && changed.ok; mates++)
    changed = addBot(changed.room, meta, tokenHash, alone.level);
  return changed;
}
