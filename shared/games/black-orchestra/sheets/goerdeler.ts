import { drawCard, type Sheet } from '../cards/api';

export const card: Sheet = {
  id: 'goerdeler',
  affiliation: 'civilian',
  name: 'Carl Goerdeler',
  text: {
    en: 'At the start of your turn, after the penalties of the leaders, you draw a conspirator card. Your dossier holds 2 more cards.',
    fr: 'Au début de votre tour, après les pénalités, piochez une carte conspirateur. Votre dossier peut contenir 2 cartes de plus.',
  },
  brief: {
    en: 'Draws a card as his turn starts. Holds two more.',
    fr: 'Pioche une carte en début de tour. En garde deux de plus.',
  },
  passive: { dossierLimit: 2 },
  *turnStart(run, who) {
    yield* drawCard(run, who);
  },
};
