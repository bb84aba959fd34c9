import { changeSupport, type EventCard, moveConspirator, moveLeaders } from '../../api';
import { allOf } from '../shared/affiliation';

export const card: EventCard = {
  id: 'sicily-invaded',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Sicily Invaded', fr: 'Débarquement en Sicile' },
  text: {
    en: 'Military support falls by 1. Hitler and every Abwehr conspirator move to the Chancellery.',
    fr: 'Le soutien militaire baisse de 1. Hitler et chaque conspirateur de l’Abwehr vont à la Chancellerie.',
  },
  movesHitler: 'chancellery',
  *resolve(run) {
    changeSupport(run, -1);
    moveLeaders(run, ['hitler'], 'chancellery');
    for (const id of allOf(run, 'abwehr')) yield* moveConspirator(run, id, 'chancellery');
  },
};
