import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'the-anschluss',
  stage: 1,
  kind: 'important',
  copies: 1,
  name: { en: 'The Anschluss', fr: 'Anschluss' },
  text: {
    en: 'Military support rises by 1. Hitler and Goering move to Munich.',
    fr: 'Le soutien militaire augmente de 1. Hitler et Goering vont à Munich.',
  },
  movesHitler: 'munich',
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['hitler', 'goering'], 'munich');
  },
};
