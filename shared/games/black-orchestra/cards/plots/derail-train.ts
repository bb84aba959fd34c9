import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'derail-train',
  kind: 'plot',
  copies: 1,
  name: { en: 'Derail the Train', fr: 'Déraillement du train' },
  text: {
    en: 'Plot, as a reaction on anyone’s turn, just after an event has moved Hitler to another space, wherever you are. Needed: committed. Useful: Civilian (1 die), Intel (1 die), Map (1 die).',
    fr: 'Complot, en réaction au tour de n’importe qui, juste après qu’un événement a déplacé Hitler vers un autre lieu, où que vous soyez. Requis : motivation « engagé ». Utile : civil (1 dé), Renseignements (1 dé), Plan (1 dé).',
  },
  plot: {
    letter: 'C',
    motivation: 'committed',
    attempter: 'on-the-way',
    place: 'anywhere',
    optional: [
      { affiliation: 'civilian', dice: 1 },
      { item: 'intel', dice: 1 },
      { item: 'map', dice: 1 },
    ],
  },
};
