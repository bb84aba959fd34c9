import { arrest, changeSuspicion, freeIds, type InterrogationCard, suspicionAtLeast } from '../api';
import { suspectAll, suspectAllSentence } from './shared/suspect-all';
import { onOne } from './shared/targets';

export const card: InterrogationCard = {
  id: 'confession',
  copies: 2,
  name: { en: 'Confession', fr: 'Les aveux' },
  yields: onOne({
    effect: 'suspect-one-twice',
    among: (pub) => freeIds(pub, (one) => !suspicionAtLeast(one, 'high')),
    *apply(play, whom) {
      changeSuspicion(play, [whom], 2);
    },
  }),
  betrays: onOne({
    effect: 'arrest-one-freed',
    // The arrest of the last free conspirator ends the game before anybody is released: it cannot be applied fully.
    among: (pub) => (freeIds(pub).length > 1 ? freeIds(pub) : []),
    apply: (play, whom) => arrest(play, [whom]),
  }),
  eagle: suspectAll,
  effects: {
    'suspect-one-twice': {
      en: 'One conspirator at low or medium suspicion gains 2 suspicion.',
      fr: 'La suspicion d’un conspirateur, faible ou moyenne, augmente de 2.',
    },
    'arrest-one-freed': {
      en: 'One conspirator is arrested. The prisoner is released.',
      fr: 'Un conspirateur est arrêté. Le prisonnier est libéré.',
    },
    ...suspectAllSentence,
  },
};
