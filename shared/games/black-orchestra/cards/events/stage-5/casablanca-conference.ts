import {
  changeMotivation,
  chooseDiscard,
  type EventCard,
  freeIds,
  name,
  type Play,
  type Script,
  type SheetId,
  text,
  together,
} from '../../api';

function discardOne(play: Play, id: SheetId): Script {
  return chooseDiscard(play, id, { prompt: text('event.casablanca-conference.discard', { who: name.sheet(id) }) });
}

export const card: EventCard = {
  id: 'casablanca-conference',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Casablanca Conference', fr: 'Conférence de Casablanca' },
  text: {
    en: 'Every conspirator loses 1 motivation, then discards one dossier card.',
    fr: 'La motivation de chaque conspirateur baisse de 1, puis chacun défausse une carte de son dossier.',
  },
  words: { discard: { en: '{who} discards a card', fr: '{who} défausse une carte' } },
  *resolve(play) {
    yield* changeMotivation(play, freeIds(play.core.pub), -1);
    yield* together(freeIds(play.core.pub).map((id) => discardOne(play, id)));
  },
};
