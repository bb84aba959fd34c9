import { emptyTrack, type InterrogationCard } from '../api';
import { twoEvents } from './shared/options';
import { untargeted } from './shared/targets';

export const card: InterrogationCard = {
  id: 'silence',
  copies: 2,
  name: { en: 'Silence', fr: 'Le silence' },
  yields: twoEvents.option,
  betrays: untargeted({
    effect: 'empty-track-freed',
    applicable: ({ core }) => core.pub.track >= 2,
    *apply(run) {
      emptyTrack(run);
    },
  }),
  eagle: twoEvents.option,
  effects: {
    ...twoEvents.sentence,
    'empty-track-freed': {
      en: 'The dissent track, with at least two dice on it, is emptied. The prisoner is released.',
      fr: 'La piste de contestation est vidée (deux dés au moins). Le prisonnier sort de prison.',
      own: {
        en: 'The dissent track, with at least two dice on it, is emptied. You are released.',
        fr: 'La piste de contestation est vidée (deux dés au moins). Vous sortez de prison.',
      },
    },
  },
};
