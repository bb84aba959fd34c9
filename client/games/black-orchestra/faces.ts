import type { SheetId } from '../../../shared/games/black-orchestra/board/sheets';
import { PRINTED } from '../../../shared/games/black-orchestra/pictures/printed';
import type { Affiliation } from '../../../shared/games/black-orchestra/state';

/** The affiliation printed on each sheet [BO 3]. */
export const AFFILIATION: Readonly<Record<SheetId, Affiliation>> = PRINTED.affiliations;

/** The sheets whose ability works by itself. */
export const AUTOMATIC: ReadonlySet<SheetId> = new Set(PRINTED.automatic);
/** The sheets whose ability can be used once in a turn. */
export const ONCE_A_TURN: ReadonlySet<string> = new Set(PRINTED.onceATurn);

const PLOTS: ReadonlySet<string> = new Set(PRINTED.plots);
const ILLEGAL: ReadonlySet<string> = new Set(PRINTED.illegal);

/** How a conspirator card is marked on its front. */
export type CardMark = 'plot' | 'illegal' | 'standard';

/** The id of a card, without the number of its copy. */
export function printed(key: string): string {
  return key.split('#')[0] ?? key;
}

/** The mark of a card. */
export function markOf(key: string): CardMark {
  const id = printed(key);
  if (PLOTS.has(id)) return 'plot';
  return ILLEGAL.has(id) ? 'illegal' : 'standard';
}
