import type { ZoneId } from '../../../../shared/games/moonless-alley/board/zones';
import { dominates, type Standing, strengthIn } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Renderer } from '../../../../shared/text/render';
import { nameOf } from '../drawing';
import { word } from '../i18n/words';

/** How a seat stands in a zone. */
export function standingIn(standing: Standing, seat: number, zone: ZoneId): 'dominates' | 'ties' | 'stands' {
  if (dominates(standing, seat, zone)) return 'dominates';
  const own = strengthIn(standing, seat, zone);
  const all = Array.from({ length: standing.seats }, (_, i) => strengthIn(standing, i, zone));
  return own >= 1 && own === Math.max(...all) ? 'ties' : 'stands';
}

/** Who dominates a zone. */
function mastersOf(standing: Standing, zone: ZoneId): readonly number[] {
  return Array.from({ length: standing.seats }, (_, i) => i).filter((seat) => dominates(standing, seat, zone));
}

/** Who dominates a zone, by name. */
export function masters(standing: Standing, zone: ZoneId, text: Renderer): string {
  const seats = mastersOf(standing, zone);
  return seats.length === 0 ? word(text, 'ma.nobody') : seats.map((seat) => nameOf(text, seat)).join(', ');
}
