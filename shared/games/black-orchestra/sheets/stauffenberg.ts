import type { Sheet } from '../cards/api';

export const card: Sheet = {
  id: 'stauffenberg',
  affiliation: 'wehrmacht',
  name: 'Claus von Stauffenberg',
  text: {
    en: 'You have 1 more action in your turn.',
    fr: 'Vous avez une action de plus à votre tour.',
  },
  brief: { en: 'One more action in his turn.', fr: 'Une action de plus à son tour.' },
  passive: { actions: 1 },
};
