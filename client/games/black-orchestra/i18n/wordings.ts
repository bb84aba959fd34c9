import type { Catalogue, Language } from '../../../../shared/engine/game';
import type { WordId } from './words';

type Words = Readonly<Partial<Record<WordId, string>>> & Catalogue;

/** The screen's sentences that are others in the first edition [BO 16]. */
const first: Readonly<Record<Language, Words>> = {
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
      'Carte interdite : perdue en prison, avec une carte non interdite. Lors d’un raid, la suspicion augmente de 1 si on la garde.',
    'bo.sheet.ability.low': 'à partir de « positif »',
    'bo.need.place.stage-1-or-2': '{leader} doit être à Berlin ou dans un lieu de période 1 ou 2',
    'bo.motivation.note':
      'Plus elle est haute, mieux c’est. 1 timide : deux cartes au plus. 2 sceptique : autant de cartes que les autres. 3 positif : la capacité spéciale. 4 engagé : les complots. 5 zélé : les complots qui l’exigent. Elle augmente avec la troisième cible sur la piste de contestation, par des cartes et dans certains lieux.',
  },
};

/** The wordings of the game that change sentences of this screen. */
export const wordings: Readonly<Record<string, Readonly<Record<Language, Words>>>> = { first };
