import type { Seat } from '../../../../shared/engine/ask';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Renderer } from '../../../../shared/text/render';
import { nameOf, word } from '../i18n/words';

/** Says whose chance of what it is, for somebody who knows no odds: by the cards alone, whatever anybody has done. Whole percents. */
export function oddsWords(text: Renderer, of: Seat, character: CharacterId, chance: number): string {
  const odds = new Intl.NumberFormat(text.language, { style: 'percent' }).format(chance);
  return word(text, 'co.odds', { who: nameOf(text, of), card: { m: `character.${character}` }, odds });
}
