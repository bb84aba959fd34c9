import { type CardId, cardOf } from '../../../../shared/games/moonless-alley/board/cards';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** What a card does, in a sentence; null for an agent without a skill. */
export function saysOf(text: Renderer, id: CardId): string | null {
  const card = cardOf(id);
  switch (card.kind) {
    case 'agent':
      return card.skill === null ? null : word(text, `ma.skill.${card.skill}`);
    case 'mission':
      return word(text, `ma.condition.${card.condition}`, { n: card.bounty });
    case 'arms':
      return word(text, 'ma.about.arms', { n: card.strength });
  }
}
