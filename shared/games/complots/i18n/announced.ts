import type { Announced } from '../../../engine/game';

/** What the lobby says of the game before its rules are loaded. */
export const announced: { readonly en: Announced; readonly fr: Announced } = {
  en: {
    title: 'Complots',
    about: 'Claim powers you may not have, and catch those who lie. Whoever keeps a secret character to the end wins.',
    presets: {
      first: { title: 'First game', about: 'With the Ambassador' },
      inquisitor: { title: 'Inquisitor', about: 'Look at the cards of others' },
      book: { title: 'By the book', about: 'No odds, nearest seat speaks first' },
    },
  },
  fr: {
    title: 'Complots',
    about:
      'Annoncez des pouvoirs que vous n’avez pas forcément et démasquez les menteurs. Le dernier personnage caché l’emporte.',
    presets: {
      first: { title: 'Première partie', about: 'Avec l’Ambassadeur' },
      inquisitor: { title: 'Inquisiteur', about: 'Regarder les cartes des autres' },
      book: { title: 'Comme à table', about: 'Sans probabilités, priorité au plus proche' },
    },
  },
};
