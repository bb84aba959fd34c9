import {
  changeMotivation,
  chooseDiscard,
  type EventCard,
  freeIds,
  type GameRun,
  name,
  type Script,
  type SheetId,
  text,
  together,
} from '../../api';

function discardOne(run: GameRun, id: SheetId): Script {
  return chooseDiscard(run, id, { prompt: text('event.casablanca-conference.discard', { who: name.sheet(id) }) });
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
  words: {
    discard: { en: '{who} discards a card', fr: '{who} défausse une carte' },
    'discard.you.who': { en: 'You discard a card', fr: 'Vous défaussez une carte' },
  },
  *resolve(run) {
    yield* changeMotivation(run, freeIds(run.core.pub), -1);
    yield* together(freeIds(run.core.pub).map((id) => discardOne(run, id)));
  },
};
