import { DEPUTIES, evacuateConspirators, evacuateLeaders, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'slow-retreat',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Slow Retreat', fr: 'Lente retraite' },
  text: {
    en: 'Every conspirator and every deputy in a space that closes in stage 7 goes to the nearest space that does not.',
    fr: 'Chaque conspirateur et chaque adjoint qui se trouve dans un lieu fermé en période 7 rejoint le lieu le plus proche qui ne l’est pas.',
  },
  *resolve(run) {
    yield* evacuateConspirators(run);
    yield* evacuateLeaders(run, DEPUTIES);
  },
};
