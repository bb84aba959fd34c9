import type { Catalogue, Language } from '../../../../shared/engine/game';
import type { WordId } from './words';

type Words = Readonly<Partial<Record<WordId, string>>> & Catalogue;

/** The screen's sentences that are others in the first edition [BO 16]. */
const first: Readonly<Record<Language, Words>> = {
  en: {
    'bo.card.illegal': 'Restricted',
    'bo.card.illegal.note':
      'Restricted card: lost in prison, together with an unrestricted one. In a raid suspicion rises by 1 if you keep it.',
    'bo.motivation.note':
      'What a conspirator dares: more cards from skeptical, the special ability from positive, plots from committed on.',
  },
  fr: {
    'bo.card.illegal': 'Interdite',
    'bo.card.illegal.note':
      'Carte interdite : perdue en prison, avec une carte non interdite. Lors d’un raid, la suspicion augmente de 1 si on la garde.',
    'bo.motivation.note':
      'Ce qu’ose un conspirateur : plus de cartes à partir de « sceptique », la capacité spéciale à partir de « positif », les complots à partir de « engagé ».',
  },
};

/** The wordings of the game that change sentences of this screen. */
export const wordings: Readonly<Record<string, Readonly<Record<Language, Words>>>> = { first };
