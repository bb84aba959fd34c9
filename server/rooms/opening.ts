import type { GameMeta } from '../../shared/engine/game';
import type { Body } from '../../shared/protocol/commands';
import type { TokenHash } from '../lib/secrets';
import { addBot } from './bots';
import { configure } from './hosting';
import { join } from './lobby';
import { type Changed, refuse, type Room } from './room';

/** The wishes of the host for the room that they open. */
interface Opening extends Pick<Body<'create'>, 'preset' | 'company'> {
  readonly name: string;
  readonly tokenHash: TokenHash;
}

/** A new room with its host, its options and, for a host alone, its bots. */
export function opened(empty: Room, meta: GameMeta, { name, tokenHash, preset, company }: Opening): Changed {
  const alone = company === 'bots' ? meta.alone : null;
  if (alone === undefined) return refuse('bad-options');
  const wanted = preset ?? alone?.preset;
  const set = meta.presets?.find(({ id }) => id === wanted);
  if (wanted !== undefined && set === undefined) return refuse('bad-options');
  let changed = join(empty, meta, name, { tokenHash, since: empty.createdAt });
  if (changed.ok && set !== undefined) changed = configure(changed.room, meta, tokenHash, set.options);
  if (alone === null) return changed;
  for (let mates = 0; mates < alone.mates && changed.ok; mates++)
    changed = addBot(changed.room, meta, tokenHash, alone.level);
  return changed;
}
