import {
  changeMotivation,
  changeSuspicion,
  eagles,
  type EventCard,
  motivationAtLeast,
  name,
  numbers,
  roll,
  supply,
  suspicionAtLeast,
  text,
} from '../../api';
import { offerVisit, visitAlone } from '../shared/visit';

export const card: EventCard = {
  id: 'visit-from-himmler-1',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Himmler', fr: 'Visite de Himmler' },
  text: {
    en: 'Himmler moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they may roll a die. Number: they gain that much motivation. Eagle: they gain 2 suspicion. Target: nothing happens.',
    fr: 'Himmler rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur peut lancer un dé. Chiffre : sa motivation augmente d’autant. Aigle : suspicion +2. Cible : rien.',
  },
  words: { yes: { en: 'Roll a die', fr: 'Lancer un dé' } },
  *resolve(run) {
    const host = yield* visitAlone(run, 'himmler');
    if (host === null) return;
    const answer = yield* offerVisit(
      run,
      card.id,
      host,
      (one) => supply(run.core.pub) > 0 && !(motivationAtLeast(one, 'reckless') && suspicionAtLeast(one, 'extreme')),
    );
    if (answer === 'no') return;
    const faces = roll(run, 'card', host, 1);
    run.log(text('log.rolled', { who: name.sheet(host), faces: faces.map(name.face) }));
    if (eagles(faces) > 0) changeSuspicion(run, [host], 2);
    for (const number of numbers(faces)) yield* changeMotivation(run, [host], number);
  },
};
