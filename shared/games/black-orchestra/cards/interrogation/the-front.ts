import { changeSupport, type InterrogationCard, supportCanRise } from '../api';
import { supportUp, supportUpSentence } from './shared/support';
import { untargeted } from './shared/targets';

export const card: InterrogationCard = {
  id: 'the-front',
  copies: 2,
  name: { en: 'The Front', fr: 'Le front' },
  yields: supportUp,
  betrays: untargeted({
    effect: 'support-up-twice-freed',
    applicable: ({ core: { pub } }) => supportCanRise(pub, 2),
    *apply(run) {
      changeSupport(run, 2);
    },
  }),
  eagle: supportUp,
  effects: {
    ...supportUpSentence,
    'support-up-twice-freed': {
      en: 'Military support +2. The prisoner is released.',
      fr: 'Soutien militaire +2. Le prisonnier sort de prison.',
      own: { en: 'Military support +2. You are released.', fr: 'Soutien militaire +2. Vous sortez de prison.' },
    },
  },
};
