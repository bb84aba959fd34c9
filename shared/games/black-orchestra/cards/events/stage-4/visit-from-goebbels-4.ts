import { changeMotivation, type EventCard, visit } from '../../api';
import { allOf } from '../shared/affiliation';

export const card: EventCard = {
  id: 'visit-from-goebbels-4',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Goebbels', fr: 'Visite de Goebbels' },
  text: {
    en: 'Goebbels moves to the nearest conspirator elsewhere. Every Civilian conspirator, wherever they are, loses 1 motivation.',
    fr: 'Goebbels rejoint le conspirateur le plus proche hors de son lieu. La motivation de chaque conspirateur civil baisse de 1, où qu’il soit.',
  },
  *resolve(run) {
    yield* visit(run, 'goebbels');
    yield* changeMotivation(run, allOf(run, 'civilian'), -1);
  },
};
