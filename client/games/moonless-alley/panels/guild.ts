import type { Option } from '../../../../shared/engine/ask';
import { type CardId, cardOf } from '../../../../shared/games/moonless-alley/board/cards';
import type { Guild, ZoneId } from '../../../../shared/games/moonless-alley/board/zones';

/** The zone that an option is about, or that of its card. */
export function guildOf({ key, ref }: Option): Guild | null {
  if (ref?.kind === 'zone') return (ref.id.split(':')[1] ?? null) as ZoneId | null;
  const [kind, , zone] = key.split(':');
  if (kind === 'mission' && zone !== undefined) return zone as ZoneId;
  if (ref?.kind !== 'card' && ref?.kind !== 'agent') return null;
  const card = cardOf(ref.id as CardId);
  return card.kind === 'agent' ? card.guild : card.kind === 'mission' ? (card.zones[0] ?? null) : null;
}
