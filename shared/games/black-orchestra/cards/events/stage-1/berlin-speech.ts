import {
  activeSeat,
  askConspirator,
  BERLIN,
  changeSuspicion,
  type EventCard,
  freeIds,
  moveLeaders,
  resetSupport,
  text,
} from '../../api';

export const card: EventCard = {
  id: 'berlin-speech',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Berlin Speech', fr: 'Discours à Berlin' },
  text: {
    en: 'Military support returns to its starting value. Hitler and Goebbels move to the Sportpalast. One conspirator in Berlin loses 1 suspicion.',
    fr: 'Le soutien militaire revient à sa valeur de départ. Hitler et Goebbels vont au Sportpalast. Un conspirateur à Berlin : suspicion −1.',
  },
  movesHitler: 'sportpalast',
  words: { whom: { en: 'Suspicion −1: for whom?', fr: 'Suspicion −1 : pour qui ?' } },
  *resolve(run) {
    resetSupport(run);
    moveLeaders(run, ['hitler', 'goebbels'], 'sportpalast');
    const whom = yield* askConspirator(
      run,
      { seat: activeSeat(run.core.pub), prompt: text(`event.${card.id}.whom`) },
      () => freeIds(run.core.pub, ({ space, suspicion }) => BERLIN.includes(space) && suspicion !== 'low'),
    );
    if (whom !== null) changeSuspicion(run, [whom], -1);
  },
};
