import { emptyTrack, type InterrogationCard, type Play, type Script } from '../api';
import { untargeted } from './shared/targets';

function* twoEvents(play: Play): Script {
  play.change((draft) => {
    draft.pub.turn.eventsDue = 2;
  });
}

export const card: InterrogationCard = {
  id: 'silence',
  copies: 2,
  name: { en: 'Silence', fr: 'Le silence' },
  yields: untargeted({ effect: 'two-events', applicable: () => true, apply: twoEvents }),
  betrays: untargeted({
    effect: 'empty-track-freed',
    applicable: ({ core }) => core.pub.track >= 2,
    *apply(play) {
      emptyTrack(play);
    },
  }),
  eagle: { effect: 'two-events', apply: twoEvents },
  effects: {
    'two-events': {
      en: 'Two events are resolved at the end of this turn instead of one.',
      fr: 'Deux événements sont résolus à la fin de ce tour au lieu d’un.',
    },
    'empty-track-freed': {
      en: 'The dissent track, with at least two dice on it, is emptied. The prisoner is released.',
      fr: 'La piste de contestation, qui porte au moins deux dés, est vidée. Le prisonnier est libéré.',
    },
  },
};
