import { changeSupport, type EventCard, removeLeader } from '../../api';

export const card: EventCard = {
  id: 'hess-leaves-germany',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'Hess Leaves Germany', fr: 'Hess quitte l’Allemagne' },
  text: {
    en: 'Military support falls by 2. Hess is out of the game. While this is the current event, every plot is detected 1 eagle later.',
    fr: 'Le soutien militaire baisse de 2. Hess quitte définitivement la partie. Tant que c’est l’événement courant, chaque complot est découvert 1 aigle plus tard.',
  },
  whileCurrent: { eagles: -1 },
  *resolve(run) {
    changeSupport(run, -2);
    removeLeader(run, 'hess');
  },
};
