import { changeSupport, type DossierCard, type InterrogationCard, moveLeaders, supportCanRise } from '../api';
import { discardOneOf } from './shared/discard';

const isPlot = ({ kind }: DossierCard): boolean => kind === 'plot';

export const card: InterrogationCard = {
  id: 'the-plan',
  copies: 2,
  name: { en: 'The Plan', fr: 'Le plan' },
  yields: discardOneOf({ effect: 'lose-a-plot', matches: isPlot }),
  betrays: discardOneOf({
    effect: 'lose-a-plot-support-up-freed',
    matches: isPlot,
    also: {
      applicable: ({ core }) => supportCanRise(core.pub, 1),
      apply: (play) => changeSupport(play, 1),
    },
  }),
  eagle: {
    effect: 'hitler-chancellery-support-up',
    *apply(play) {
      moveLeaders(play, ['hitler'], 'chancellery');
      changeSupport(play, 1);
    },
  },
  effects: {
    'lose-a-plot': {
      en: 'One conspirator with a plot discards one plot.',
      fr: 'Un conspirateur ayant un complot en défausse un.',
    },
    'lose-a-plot-support-up-freed': {
      en: 'One conspirator with a plot discards one plot; military support +1. The prisoner is released.',
      fr: 'Un conspirateur ayant un complot en défausse un ; soutien militaire +1. Le prisonnier est libéré.',
    },
    'hitler-chancellery-support-up': {
      en: 'Hitler goes to the Chancellery; military support +1.',
      fr: 'Hitler va à la Chancellerie ; soutien militaire +1.',
    },
  },
};
