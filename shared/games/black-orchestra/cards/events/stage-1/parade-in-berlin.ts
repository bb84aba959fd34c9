import { BERLIN, changeSuspicion, type EventCard, freeIds, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'parade-in-berlin',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Parade in Berlin', fr: 'Défilé à Berlin' },
  text: {
    en: 'Hitler, Goebbels and Hess move to the Zeughaus. Every Wehrmacht conspirator in Berlin loses 1 suspicion. While this is the current event, every plot is detected 2 eagles later.',
    fr: 'Hitler, Goebbels et Hess vont au Zeughaus. Conspirateurs de la Wehrmacht à Berlin : suspicion −1. Tant que c’est l’événement courant, chaque complot est découvert 2 aigles plus tard.',
  },
  movesHitler: 'zeughaus',
  whileCurrent: { eagles: -2 },
  *resolve(run) {
    moveLeaders(run, ['hitler', 'goebbels', 'hess'], 'zeughaus');
    const soldiers = freeIds(
      run.core.pub,
      ({ id, space }) => run.content.sheet(id).affiliation === 'wehrmacht' && BERLIN.includes(space),
    );
    changeSuspicion(run, soldiers, -1);
  },
};
