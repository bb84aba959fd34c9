import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'safe',
  kind: 'standard',
  copies: 1,
  name: { en: 'Safe', fr: 'Coffre-fort' },
  text: {
    en: 'Ongoing. The illegal cards you keep in a Gestapo raid do not raise your suspicion.',
    fr: 'Permanent. Les cartes illégales que vous gardez lors d’un raid de la Gestapo n’augmentent pas votre suspicion.',
  },
  ongoing: { keepsSafe: true },
};
