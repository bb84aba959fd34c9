import { changeSuspicion, type EventCard, freeIds, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'fuehrer-bunker',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'Führer Bunker', fr: 'Bunker du Führer' },
  text: {
    en: 'Every conspirator gains 1 suspicion. Hitler moves to the Chancellery.',
    fr: 'La suspicion de chaque conspirateur augmente de 1. Hitler va à la Chancellerie.',
  },
  movesHitler: 'chancellery',
  *resolve(run) {
    changeSuspicion(run, freeIds(run.core.pub), 1);
    moveLeaders(run, ['hitler'], 'chancellery');
  },
};
