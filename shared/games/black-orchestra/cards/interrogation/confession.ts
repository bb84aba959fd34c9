import { arrest, freeIds, type InterrogationCard } from '../api';
import { suspectOneTwice } from './shared/options';
import { suspectAll, suspectAllSentence } from './shared/suspect-all';
import { onOne } from './shared/targets';

export const card: InterrogationCard = {
  id: 'confession',
  copies: 2,
  name: { en: 'Confession', fr: 'Les aveux' },
  yields: suspectOneTwice.option,
  betrays: onOne({
    effect: 'arrest-one-freed',
    // The arrest of the last free conspirator ends the game before anybody is released: it cannot be applied fully.
    among: (pub) => (freeIds(pub).length > 1 ? freeIds(pub) : []),
    apply: (run, whom) => arrest(run, [whom]),
  }),
  eagle: suspectAll,
  effects: {
    ...suspectOneTwice.sentence,
    'arrest-one-freed': {
      en: 'One conspirator is arrested. The prisoner is released.',
      fr: 'Un conspirateur va en prison. Le prisonnier sort de prison.',
      own: {
        en: 'One conspirator is arrested. You are released.',
        fr: 'Un conspirateur va en prison. Vous sortez de prison.',
      },
    },
    ...suspectAllSentence,
  },
};
