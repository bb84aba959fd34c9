import { changeSupport, type EventCard, moveConspirator } from '../../api';
import { allOf } from '../shared/affiliation';

export const card: EventCard = {
  id: 'eastern-push',
  stage: 5,
  kind: 'important',
  copies: 1,
  name: { en: 'Eastern Push', fr: 'Poussée à l’est' },
  text: {
    en: 'Military support rises by 1. Every Wehrmacht conspirator moves to Borisov.',
    fr: 'Le soutien militaire augmente de 1. Chaque conspirateur de la Wehrmacht va à Borisov.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    for (const id of allOf(run, 'wehrmacht')) yield* moveConspirator(run, id, 'borisov');
  },
};
