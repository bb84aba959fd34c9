import {
  chooseDiscard,
  freeIds,
  type InterrogationCard,
  name,
  type Play,
  type Script,
  type SheetId,
  text,
  together,
} from '../api';
import { oneDiscardsCards } from './shared/discard';

/** The conspirator's own player chooses the card. */
function discardOne(play: Play, id: SheetId): Script {
  return chooseDiscard(play, id, { kind: 'discard', prompt: text('ask.discard-own-card', { who: name.sheet(id) }) });
}

export const card: InterrogationCard = {
  id: 'papers',
  copies: 2,
  name: { en: 'Papers', fr: 'Des papiers' },
  yields: oneDiscardsCards('lose-two-cards', 2),
  betrays: oneDiscardsCards('lose-three-cards-freed', 3),
  eagle: {
    effect: 'all-lose-a-card',
    *apply(play) {
      yield* together(freeIds(play.core.pub).map((id) => discardOne(play, id)));
    },
  },
  effects: {
    'lose-two-cards': {
      en: 'One conspirator with at least two dossier cards discards two of them.',
      fr: 'Un conspirateur ayant au moins deux cartes dans son dossier en défausse deux.',
    },
    'lose-three-cards-freed': {
      en: 'One conspirator with at least three dossier cards discards three of them. The prisoner is released.',
      fr: 'Un conspirateur ayant au moins trois cartes dans son dossier en défausse trois. Le prisonnier est libéré.',
    },
    'all-lose-a-card': {
      en: 'Every conspirator discards one dossier card.',
      fr: 'Chaque conspirateur défausse une carte de son dossier.',
    },
  },
};
