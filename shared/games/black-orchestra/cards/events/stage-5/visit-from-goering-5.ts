import { changeMotivation, type EventCard, visit } from '../../api';
import { allOf } from '../shared/affiliation';

export const card: EventCard = {
  id: 'visit-from-goering-5',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Goering', fr: 'Visite de Goering' },
  text: {
    en: 'Goering moves to the nearest conspirator elsewhere. Every Abwehr conspirator, wherever they are, loses 1 motivation.',
    fr: 'Goering rejoint le conspirateur le plus proche hors de son lieu. La motivation de chaque conspirateur de l’Abwehr baisse de 1, où qu’il soit.',
  },
  *resolve(run) {
    yield* visit(run, 'goering');
    yield* changeMotivation(run, allOf(run, 'abwehr'), -1);
  },
};
