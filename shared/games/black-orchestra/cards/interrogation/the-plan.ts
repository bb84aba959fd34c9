import { changeSupport, type DossierCard, type InterrogationCard, moveLeaders, supportCanRise } from '../api';
import { discardOneOf } from './shared/discard';
import { loseAPlot } from './shared/options';

const isPlot = ({ kind }: DossierCard): boolean => kind === 'plot';

export const card: InterrogationCard = {
  id: 'the-plan',
  copies: 2,
  name: { en: 'The Plan', fr: 'Le plan' },
  yields: loseAPlot.option,
  betrays: discardOneOf({
    effect: 'lose-a-plot-support-up-freed',
    matches: isPlot,
    also: {
      applicable: ({ core }) => supportCanRise(core.pub, 1),
      apply: (run) => changeSupport(run, 1),
    },
  }),
  eagle: {
    effect: 'hitler-chancellery-support-up',
    *apply(run) {
      moveLeaders(run, ['hitler'], 'chancellery');
      changeSupport(run, 1);
    },
  },
  effects: {
    ...loseAPlot.sentence,
    'lose-a-plot-support-up-freed': {
      en: 'One conspirator with a plot discards one plot; military support +1. The prisoner is released.',
      fr: 'Un conspirateur défausse un complot ; soutien militaire +1. Le prisonnier sort de prison.',
      own: {
        en: 'One conspirator with a plot discards one plot; military support +1. You are released.',
        fr: 'Un conspirateur défausse un complot ; soutien militaire +1. Vous sortez de prison.',
      },
    },
    'hitler-chancellery-support-up': {
      en: 'Hitler moves to the Chancellery; military support +1.',
      fr: 'Hitler va à la Chancellerie ; soutien militaire +1.',
    },
  },
};
