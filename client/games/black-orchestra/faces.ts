import type { SheetId } from '../../../shared/games/black-orchestra/board/spaces';
import type { Affiliation } from '../../../shared/games/black-orchestra/state';

/** What is printed on the fronts of sheets and cards and never changes: the screen shows it, no rule reads it here. */

/** The affiliation printed on each sheet [BO 3]. */
export const AFFILIATION: Readonly<Record<SheetId, Affiliation>> = {
  beck: 'wehrmacht',
  bonhoeffer: 'abwehr',
  canaris: 'abwehr',
  goerdeler: 'civilian',
  kordt: 'civilian',
  olbricht: 'wehrmacht',
  oster: 'abwehr',
  stauffenberg: 'wehrmacht',
  tresckow: 'wehrmacht',
};

/** The letter printed on each plot [BO 12]. */
const PLOT_LETTER: Readonly<Partial<Record<string, string>>> = {
  'lone-gunman': 'A',
  'suitcase-bomb': 'B',
  'derail-train': 'C',
  'plane-bomb': 'D',
  'hidden-bomb': 'E',
  'coup-d-etat': 'F',
  'poison-gas': 'G',
  sniper: 'H',
  kidnapping: 'J',
  'poison-parcel': 'K',
  'poison-food': 'L',
  ambush: 'M',
};

const ILLEGAL: ReadonlySet<string> = new Set([
  'partisan-informant',
  'classified-papers',
  'war-crimes-evidence',
  'forged-documents',
  'military-secrets',
  'intelligence-briefing',
  'hidden-camera',
  'false-safety-report',
  'inspiring-letter',
  'officer-recruited',
  'concealed-pistol',
  'forged-release-orders',
]);

/** How a conspirator card is marked. */
export type CardMark =
  { readonly kind: 'plot'; readonly letter: string } | { readonly kind: 'illegal' } | { readonly kind: 'standard' };

/** The card's id, that is what all copies of it have in common. */
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
