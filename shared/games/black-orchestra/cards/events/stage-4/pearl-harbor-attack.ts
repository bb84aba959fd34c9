import { changeSupport, type EventCard, removeEvents, removeLeader } from '../../api';

export const card: EventCard = {
  id: 'pearl-harbor-attack',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'Pearl Harbor Attack', fr: 'Attaque de Pearl Harbor' },
  text: {
    en: 'Military support falls by 1. Remove the next three stage 4 events, unseen. Hess is out of the game.',
    fr: 'Le soutien militaire baisse de 1. Les trois prochains événements de la période 4 quittent la partie, face cachée. Hess quitte définitivement la partie.',
  },
  *resolve(run) {
    changeSupport(run, -1);
    removeEvents(run, 4, 3);
    removeLeader(run, 'hess');
  },
};
