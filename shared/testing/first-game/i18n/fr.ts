import type { Catalogue } from '../../../engine/game';

/** Every sentence of the rules, in French. */
export const fr: Catalogue = {
  'game.name': 'Premier jeu',
  'ask.card': 'Quelle carte posez\u2011vous\u00a0?',
  'waiting.card': 'À {who} de poser une carte',
  card: 'Carte {card}',
  'log.laid': '{who} pose {card}.',
  'log.won': '{who} gagne la manche.',
};
