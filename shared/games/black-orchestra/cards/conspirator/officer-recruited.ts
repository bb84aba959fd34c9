import { because, type DossierCard, msg, reason } from '../api';
import { addPlotDice, moreDiceHelp } from './shared/plot-dice';

const MORE = 2;

export const card: DossierCard = {
  id: 'officer-recruited',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Officer Recruited', fr: 'Officier recruté' },
  text: {
    en: 'Reaction, while the dice of your own plot are gathered: it has 2 more dice.',
    fr: 'Réaction, quand vous réunissez les dés de votre complot : 2 dés de plus.',
  },
  plotAid: { when: 'gathering', whose: 'own', dice: MORE },
  reaction: {
    timing: 'plot-gathering',
    bar({ core: { pub } }, holder) {
      if (pub.attempt?.who !== holder) return because(msg('why.own-plot'), '12.1');
      return moreDiceHelp(pub) ? null : reason.poolFull;
    },
    *play(run) {
      addPlotDice(run, 'officer-recruited', MORE);
    },
  },
};
