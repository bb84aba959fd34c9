import type { SheetId } from '../../../shared/games/black-orchestra/board/sheets';
import { PRINTED } from '../../../shared/games/black-orchestra/pictures/printed';
import type { Affiliation } from '../../../shared/games/black-orchestra/state';

/** The affiliation printed on each sheet [BO 3]. */
export const AFFILIATION: Readonly<Record<SheetId, Affiliation>> = PRINTED.affiliations;

const PLOT_LETTER: Readonly<Partial<Record<string, string>>> = PRINTED.plots;
const ILLEGAL: ReadonlySet<string> = new Set(PRINTED.illegal);

/** How a conspirator card is marked. */
export type CardMark =
  { readonly kind: 'plot'; readonly letter: string } | { readonly kind: 'illegal' } | { readonly kind: 'standard' };

/** The id of a card, without the number of its copy. */
export function printed(key: string): string {
  return key.split('#')[0] ?? key;
}

/** How a conspirator card is marked on its front. */
export function markOf(key: string): CardMark {
  const id = printed(key);
  const letter = PLOT_LETTER[id];
  if (letter !== undefined) return { kind: 'plot', letter };
  return ILLEGAL.has(id) ? { kind: 'illegal' } : { kind: 'standard' };
}
