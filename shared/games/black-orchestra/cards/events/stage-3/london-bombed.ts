import { changeSupport, type EventCard, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'london-bombed',
  stage: 3,
  kind: 'standard',
  copies: 1,
  name: { en: 'London Bombed', fr: 'Londres bombardée' },
  text: {
    en: 'Military support rises by 1. Hess moves to Prague. If a face-down item tile lies there, it is revealed.',
    fr: 'Le soutien militaire augmente de 1. Hess va à Prague. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['hess'], 'prague');
    revealTile(run, 'prague');
  },
};
