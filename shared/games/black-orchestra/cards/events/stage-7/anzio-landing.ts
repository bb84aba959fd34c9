import { type EventCard, settleLimits, text } from '../../api';

export const card: EventCard = {
  id: 'anzio-landing',
  stage: 7,
  kind: 'important',
  copies: 1,
  name: { en: 'Anzio Landing', fr: 'Débarquement d’Anzio' },
  text: {
    en: 'For the rest of the game, Abwehr conspirators cannot use their special ability.',
    fr: 'Les conspirateurs de l’Abwehr n’ont plus de capacité spéciale jusqu’à la fin de la partie.',
  },
  words: {
    off: {
      en: 'The special abilities of the Abwehr are lost for the rest of the game.',
      fr: 'Les capacités spéciales de l’Abwehr sont perdues jusqu’à la fin de la partie.',
    },
  },
  *resolve(run) {
    run.change((draft) => {
      draft.pub.abilitiesOff.push('abwehr');
    });
    run.log(text('event.anzio-landing.off'));
    yield* settleLimits(run);
  },
};
