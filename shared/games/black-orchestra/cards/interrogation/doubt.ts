import { changeMotivation, freeIds, type InterrogationCard, motivationAtLeast } from '../api';
import { onOne } from './shared/targets';

export const card: InterrogationCard = {
  id: 'doubt',
  copies: 2,
  name: { en: 'Doubt', fr: 'Le doute' },
  yields: onOne({
    effect: 'discourage-one',
    among: (pub) => freeIds(pub, (one) => motivationAtLeast(one, 'skeptical')),
    apply: (play, whom) => changeMotivation(play, [whom], -1),
  }),
  betrays: onOne({
    effect: 'discourage-one-twice-freed',
    among: (pub) => freeIds(pub, (one) => motivationAtLeast(one, 'motivated')),
    apply: (play, whom) => changeMotivation(play, [whom], -2),
  }),
  eagle: {
    effect: 'discourage-all',
    *apply(play) {
      yield* changeMotivation(play, freeIds(play.core.pub), -1);
    },
  },
  effects: {
    'discourage-one': {
      en: 'One conspirator who is skeptical or higher loses 1 motivation.',
      fr: 'La motivation d’un conspirateur au moins sceptique baisse de 1.',
    },
    'discourage-one-twice-freed': {
      en: 'One conspirator who is motivated or higher loses 2 motivation. The prisoner is released.',
      fr: 'La motivation d’un conspirateur au moins motivé baisse de 2. Le prisonnier est libéré.',
    },
    'discourage-all': {
      en: 'Every conspirator loses 1 motivation.',
      fr: 'La motivation de chaque conspirateur baisse de 1.',
    },
  },
};
