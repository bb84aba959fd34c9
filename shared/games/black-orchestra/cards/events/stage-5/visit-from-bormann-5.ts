import { arrest, type EventCard } from '../../api';
import { visitAlone } from '../shared/visit';

export const card: EventCard = {
  id: 'visit-from-bormann-5',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Bormann', fr: 'Visite de Bormann' },
  text: {
    en: 'Bormann moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they are arrested.',
    fr: 'Bormann rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur va en prison.',
  },
  arrests: { kind: 'visited-alone', by: 'bormann' },
  *resolve(run) {
    const host = yield* visitAlone(run, 'bormann');
    if (host !== null) yield* arrest(run, [host]);
  },
};
