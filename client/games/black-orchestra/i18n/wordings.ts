import type { Catalogue } from '../../../../shared/engine/game';
import type { InLanguages } from '../../../../shared/engine/languages';
import type { WordId } from './words';

type Words = Readonly<Partial<Record<WordId, string>>> & Catalogue;

/** The screen's sentences that are others in the first edition [BO 16]. */
const first: InLanguages<Words> = {
  en: {
    'bo.card.illegal': 'Restricted',
    'bo.card.illegal.note':
      'Restricted card: lost in prison, together with an unrestricted one. In a raid suspicion rises by 1 if you keep it.',
    'bo.sheet.ability.low': 'needs “positive”',
    'bo.need.place.stage-1-or-2': '{leader} must be in Berlin or a stage 1 or 2 space',
    'bo.motivation.note':
      'The higher, the better. 1 timid: two cards at most. 2 skeptical: as many cards as anybody. 3 positive: the special ability. 4 committed: plots. 5 zealous: plots that ask for it. It rises with the third target on the dissent track, by cards, and in some spaces.',
  },
  fr: {
    'bo.card.illegal': 'Interdite',
    'bo.card.illegal.note':
      'Carte interdite : perdue en prison, avec une carte non interdite. Lors d’un raid : suspicion +1 si on la garde.',
    'bo.sheet.ability.low': 'à partir de « positif »',
    'bo.need.place.stage-1-or-2': '{leader} : à Berlin ou dans un lieu de période 1 ou 2',
    'bo.motivation.note':
      'Ce que vous osez : plus elle est haute, mieux c’est. 1 timide : deux cartes au plus. 2 sceptique : limite normale de cartes. 3 positif : capacité spéciale. 4 engagé : complots. 5 zélé : tous les complots.',
  },
};

/** The wordings of the game that change sentences of this screen. */
export const wordings: Readonly<Record<string, InLanguages<Words>>> = { first };
