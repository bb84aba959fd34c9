import type { Language } from '../../../../engine/game';

/** The words of the second edition that the first has others for [BO 16], with the article where it changes. */
export const TERMS: Readonly<Record<Language, readonly (readonly [from: string, to: string])[]>> = {
  en: [
    ['motivated', 'positive'],
    ['reckless', 'zealous'],
    ['an illegal', 'a restricted'],
    ['illegal', 'restricted'],
    ['Illegal', 'Restricted'],
  ],
  fr: [
    ['motivé', 'positif'],
    ['téméraire', 'zélé'],
    ['illégale', 'interdite'],
    ['Illégale', 'Interdite'],
  ],
};
