import { arrest, type EventCard, freeIds, moveAllLeaders, suspicionAtLeast } from '../../api';

export const card: EventCard = {
  id: 'heydrich-assassinated',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Heydrich Assassinated', fr: 'Heydrich assassiné' },
  text: {
    en: 'Hitler and all deputies move to the Chancellery. Every conspirator in Prague at high or extreme suspicion is arrested.',
    fr: 'Hitler et tous les adjoints vont à la Chancellerie. Les conspirateurs à Prague avec une suspicion élevée ou extrême vont en prison.',
  },
  movesHitler: 'chancellery',
  arrests: { kind: 'in-space', space: 'prague', suspicion: 'high' },
  *resolve(run) {
    moveAllLeaders(run, 'chancellery');
    yield* arrest(
      run,
      freeIds(run.core.pub, (one) => one.space === 'prague' && suspicionAtLeast(one, 'high')),
    );
  },
};
