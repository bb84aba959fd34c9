import type { InterrogationCard } from '../api';
import { oneDiscardsItems } from './shared/discard';
import { supportUp, supportUpSentence } from './shared/support';

export const card: InterrogationCard = {
  id: 'contraband',
  copies: 2,
  name: { en: 'Contraband', fr: 'Contrebande' },
  yields: oneDiscardsItems('lose-an-item', 1),
  betrays: oneDiscardsItems('lose-two-items-freed', 2),
  eagle: supportUp,
  effects: {
    'lose-an-item': {
      en: 'One conspirator with an item discards one item.',
      fr: 'Un conspirateur défausse un objet.',
    },
    'lose-two-items-freed': {
      en: 'One conspirator with at least two items discards two of them. The prisoner is released.',
      fr: 'Un conspirateur défausse deux objets. Le prisonnier sort de prison.',
      own: {
        en: 'One conspirator with at least two items discards two of them. You are released.',
        fr: 'Un conspirateur défausse deux objets. Vous sortez de prison.',
      },
    },
    ...supportUpSentence,
  },
};
