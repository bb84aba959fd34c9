import { type EventCard, freeIds, moveConspirator } from '../../api';

export const card: EventCard = {
  id: 'western-offensive',
  stage: 3,
  kind: 'important',
  copies: 1,
  name: { en: 'Western Offensive', fr: 'Offensive à l’ouest' },
  text: {
    en: 'Every Wehrmacht conspirator moves to the Adlerhorst.',
    fr: 'Chaque conspirateur de la Wehrmacht va à l’Adlerhorst.',
  },
  *resolve(run) {
    const soldiers = freeIds(run.core.pub, ({ id }) => run.content.sheet(id).affiliation === 'wehrmacht');
    for (const id of soldiers) yield* moveConspirator(run, id, 'adlerhorst');
  },
};
