import type { SheetId } from '../board/sheets';
import type { SpaceId } from '../board/spaces';
import type { Known } from '../state';
import type { Table } from '../table';
import { hitlerGoesTo } from './events';
import type { Facts } from './facts';
import { inSpace } from './known';
import type { EventForecast } from './next-events';
import { isSpared, penaltyCosts } from './penalties';

/** A space to which the next event takes Hitler at least as likely as not, and whom he meets there, as everybody stands. */
export interface HitlerForecast {
  readonly to: SpaceId;
  readonly chance: number;
  /** Who stands there, of those whose dangers these are. */
  readonly beside: readonly SheetId[];
  /** Who of them starts a turn just after that event, and pays for it with motivation [BO 5]. */
  readonly penalised: SheetId | null;
}

/** Forbids rounding to turn an even chance into less. */
const EVEN = 0.5 - 1e-9;

/**
 * Forecasts where the next event takes Hitler; null when no single space is as likely as not. An event that lets the active player
 * pick between several is counted for none.
 * @param isMeant whose dangers are asked for
 */
export function hitlerForecast(
  table: Table,
  facts: Facts,
  { chances }: EventForecast,
  isMeant: (id: SheetId) => boolean,
): HitlerForecast | null {
  const found = new Map<SpaceId, number>();
  for (const { event, chance } of chances) {
    const [to, ...others] = hitlerGoesTo(table, facts, event);
    if (to !== undefined && others.length === 0) found.set(to, (found.get(to) ?? 0) + chance);
  }
  const next = penalisedNext(table, facts);
  const likely = [...found].flatMap(([to, chance]): readonly HitlerForecast[] => {
    if (chance < EVEN) return [];
    const beside = inSpace(table, to).flatMap(({ id }) => (isMeant(id) ? [id] : []));
    return [{ to, chance, beside, penalised: beside.find((id) => id === next) ?? null }];
  });
  // Of two that are even, the one that costs somebody something.
  return (
    likely.find(({ penalised }) => penalised !== null) ??
    likely.find(({ beside }) => beside.length > 0) ??
    likely[0] ??
    null
  );
}

/** Who starts a turn just after the next event, if Hitler beside them would cost them motivation; null when more events come before. */
function penalisedNext(known: Known, facts: Facts): SheetId | null {
  const { active, eventsDue } = known.turn;
  const next = known.conspirators[(active + 1) % known.conspirators.length];
  const isDue = eventsDue === 1 && next !== undefined;
  return isDue && !isSpared(known, facts, next) && penaltyCosts(next, 'hitler') ? next.id : null;
}
