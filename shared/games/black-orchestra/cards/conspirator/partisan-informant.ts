import type { DossierCard } from '../api';
import { addPlotDice, moreDiceHelp } from './shared/plot-dice';

/** Military support from which the partisans see a point in helping. */
const LEAST_SUPPORT = 5;

export const card: DossierCard = {
  id: 'partisan-informant',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Partisan Informant', fr: 'Informateur partisan' },
  text: {
    en: 'Reaction, while the dice of anybody’s plot are gathered, if military support is 5 or more: that plot has 1 more die.',
    fr: 'Réaction, pendant que l’on réunit les dés d’un complot, quel qu’en soit l’auteur, si le soutien militaire est d’au moins 5 : ce complot dispose d’1 dé de plus.',
  },
  reaction: {
    moment: 'plot-gathering',
    usable: ({ core: { pub } }) => pub.support >= LEAST_SUPPORT && moreDiceHelp(pub),
    *play(play) {
      addPlotDice(play, 1);
    },
  },
};
