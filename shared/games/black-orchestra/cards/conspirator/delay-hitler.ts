import { type DossierCard, say } from '../api';

export const card: DossierCard = {
  id: 'delay-hitler',
  kind: 'standard',
  copies: 2,
  name: { en: 'Delay Hitler', fr: 'Retarder Hitler' },
  text: {
    en: 'Reaction, when an event that moves Hitler is revealed: he stays where he is. The rest of the event applies.',
    fr: 'Réaction, quand un événement qui déplace Hitler est révélé : il reste où il est. Le reste de l’événement s’applique.',
  },
  reaction: {
    moment: 'event-moves-hitler',
    usable: ({ core: { pub } }) => !pub.hitlerDelayed,
    *play(play) {
      play.change((draft) => {
        draft.pub.hitlerDelayed = true;
      });
      say(play, 'log.hitler-delayed');
    },
  },
};
