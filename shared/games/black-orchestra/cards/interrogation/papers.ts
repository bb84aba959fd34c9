import {
  chooseDiscard,
  freeIds,
  type GameRun,
  type InterrogationCard,
  name,
  type Script,
  type SheetId,
  text,
  together,
} from '../api';
import { oneDiscardsCards } from './shared/discard';
import { loseTwoCards } from './shared/options';

/** The conspirator's own player chooses the card. */
function discardOne(run: GameRun, id: SheetId): Script {
  return chooseDiscard(run, id, { kind: 'discard', prompt: text('ask.discard-own-card', { who: name.sheet(id) }) });
}

export const card: InterrogationCard = {
  id: 'papers',
  copies: 2,
  name: { en: 'Papers', fr: 'Des papiers' },
  yields: loseTwoCards.option,
  betrays: oneDiscardsCards('lose-three-cards-freed', 3),
  eagle: {
    effect: 'all-lose-a-card',
    *apply(run) {
      yield* together(freeIds(run.core.pub).map((id) => discardOne(run, id)));
    },
  },
  effects: {
    ...loseTwoCards.sentence,
    'lose-three-cards-freed': {
      en: 'One conspirator with at least three dossier cards discards three of them. The prisoner is released.',
      fr: 'Un conspirateur défausse trois cartes de son dossier. Le prisonnier sort de prison.',
      own: {
        en: 'One conspirator with at least three dossier cards discards three of them. You are released.',
        fr: 'Un conspirateur défausse trois cartes de son dossier. Vous sortez de prison.',
      },
    },
    'all-lose-a-card': {
      en: 'Every conspirator discards one dossier card.',
      fr: 'Chaque conspirateur défausse une carte de son dossier.',
    },
  },
};
