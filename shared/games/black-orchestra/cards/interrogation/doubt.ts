import { changeMotivation, freeIds, type InterrogationCard, motivationAtLeast } from '../api';
import { discourageOne } from './shared/options';
import { onOne } from './shared/targets';

export const card: InterrogationCard = {
  id: 'doubt',
  copies: 2,
  name: { en: 'Doubt', fr: 'Le doute' },
  yields: discourageOne.option,
  betrays: onOne({
    effect: 'discourage-one-twice-freed',
    among: (pub) => freeIds(pub, (one) => motivationAtLeast(one, 'motivated')),
    apply: (run, whom) => changeMotivation(run, [whom], -2),
  }),
  eagle: {
    effect: 'discourage-all',
    *apply(run) {
      yield* changeMotivation(run, freeIds(run.core.pub), -1);
    },
  },
  effects: {
    ...discourageOne.sentence,
    'discourage-one-twice-freed': {
      en: 'One conspirator who is motivated or higher loses 2 motivation. The prisoner is released.',
      fr: 'Un conspirateur « motivé » ou plus : motivation −2. Le prisonnier sort de prison.',
      own: {
        en: 'One conspirator who is motivated or higher loses 2 motivation. You are released.',
        fr: 'Un conspirateur « motivé » ou plus : motivation −2. Vous sortez de prison.',
      },
    },
    'discourage-all': {
      en: 'Every conspirator loses 1 motivation.',
      fr: 'La motivation de chaque conspirateur baisse de 1.',
    },
  },
};
