import { because, chanceOnHitler, type DossierCard, logLine, msg } from '../api';

export const card: DossierCard = {
  id: 'delay-hitler',
  kind: 'standard',
  copies: 2,
  name: { en: 'Delay Hitler', fr: 'Retarder Hitler' },
  text: {
    en: 'Reaction, when an event that moves Hitler is revealed: he stays where he is. The rest of the event applies.',
    fr: 'Réaction, quand un événement qui déplace Hitler est révélé : Hitler reste où il est. Le reste de l’événement s’applique.',
  },
  reaction: {
    timing: 'event-moves-hitler',
    bar: ({ core: { pub } }) => (pub.hitlerDelayed ? because(msg('why.hitler-delayed'), '13') : null),
    prospect: ({ core: { pub }, content }) => ({ of: 'plot', chance: chanceOnHitler(pub, content.facts) }),
    *play(run) {
      run.change((draft) => {
        draft.pub.hitlerDelayed = true;
      });
      logLine(run, 'log.hitler-delayed');
    },
  },
};
