import { DEPUTIES, evacuateConspirators, evacuateLeaders, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'slow-retreat',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Slow Retreat', fr: 'Lente retraite' },
  text: {
    en: 'Every conspirator and every deputy in a space that closes in stage 7 moves to the nearest space that does not.',
    fr: 'Les conspirateurs et les adjoints quittent les lieux fermés en période 7. Ils vont au lieu le plus proche qui reste ouvert.',
  },
  *resolve(run) {
    yield* evacuateConspirators(run);
    yield* evacuateLeaders(run, DEPUTIES);
  },
};
