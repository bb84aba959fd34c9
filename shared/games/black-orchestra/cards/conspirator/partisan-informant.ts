import { because, type DossierCard, msg, reason } from '../api';
import { addPlotDice, moreDiceHelp } from './shared/plot-dice';

/** The least military support at which the card helps. */
const LEAST_SUPPORT = 5;
const MORE = 1;

export const card: DossierCard = {
  id: 'partisan-informant',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Partisan Informant', fr: 'Informateur chez les partisans' },
  text: {
    en: 'Reaction, while the dice of anybody’s plot are gathered, if military support is 5 or more: that plot has 1 more die.',
    fr: 'Réaction, quand on réunit les dés de n’importe quel complot, si le soutien militaire est d’au moins 5 : 1 dé de plus.',
  },
  plotAid: { when: 'gathering', whose: 'any', leastSupport: LEAST_SUPPORT, dice: MORE },
  reaction: {
    timing: 'plot-gathering',
    bar({ core: { pub } }) {
      if (pub.support < LEAST_SUPPORT)
        return because(msg('why.support-least', { n: LEAST_SUPPORT }), '12.1', {
          what: 'support',
          at: [LEAST_SUPPORT],
        });
      return moreDiceHelp(pub) ? null : reason.poolFull;
    },
    *play(run) {
      addPlotDice(run, 'partisan-informant', MORE);
    },
  },
};
