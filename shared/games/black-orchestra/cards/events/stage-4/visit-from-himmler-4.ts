import { changeMotivation, type EventCard, visit } from '../../api';
import { allOf } from '../shared/affiliation';

export const card: EventCard = {
  id: 'visit-from-himmler-4',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Himmler', fr: 'Visite de Himmler' },
  text: {
    en: 'Himmler moves to the nearest conspirator elsewhere. Every Wehrmacht conspirator, wherever they are, loses 1 motivation.',
    fr: 'Himmler rejoint le conspirateur le plus proche hors de son lieu. La motivation de chaque conspirateur de la Wehrmacht baisse de 1, où qu’il soit.',
  },
  *resolve(run) {
    yield* visit(run, 'himmler');
    yield* changeMotivation(run, allOf(run, 'wehrmacht'), -1);
  },
};
