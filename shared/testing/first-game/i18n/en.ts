import type { Catalogue } from '../../../engine/game';

/** Every sentence of the rules, in English. */
export const en: Catalogue = {
  'game.name': 'First Game',
  'ask.card': 'Which card do you lay?',
  'waiting.card': '{who} must lay a card',
  card: 'Card {card}',
  'log.laid': '{who} laid {card}.',
  'log.won': '{who} won the round.',
};
