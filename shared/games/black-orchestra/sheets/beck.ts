import type { Sheet } from '../cards/api';

export const card: Sheet = {
  id: 'beck',
  affiliation: 'wehrmacht',
  name: 'Ludwig Beck',
  text: {
    en: 'Leaders never penalize you. Plots attempted in your space, also your own, get 1 more die.',
    fr: 'Les dirigeants ne vous pénalisent jamais. Tout complot tenté là où vous êtes, y compris le vôtre, a 1 dé de plus.',
  },
  brief: {
    en: 'Leaders never penalize him. One more die for plots here.',
    fr: 'Aucun dirigeant ne le pénalise. Un dé de plus aux complots ici.',
  },
  passive: { noPenalties: true, plotDice: 1 },
};
