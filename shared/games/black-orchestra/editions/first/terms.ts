import type { Catalogue } from '../../../../engine/game';
import type { Language } from '../../../../engine/languages';
import type { Both } from '../../content';

type Terms = readonly (readonly [from: string, to: string])[];

/** The words of the second edition that the first has others for [BO 16], with the article where it changes. */
export const TERMS: Readonly<Record<keyof Both, Terms> & Partial<Record<Language, Terms>>> = {
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

/** A sentence with some words replaced; they are not part of longer ones, but of their plurals. */
export function inTermsOf(terms: Terms, sentence: string): string {
  return terms.reduce(
    (left, [from, to]) => left.replaceAll(new RegExp(`(?<!\\p{L})${from}(?=s?(?!\\p{L}))`, 'gu'), to),
    sentence,
  );
}

/** The sentences that say something else in the first edition [BO 16]. */
export const SENTENCES: Readonly<Record<keyof Both, Catalogue>> = {
  en: { 'why.place.stage-1-or-2': 'Needed: {target} in Berlin or a stage 1 or 2 space.' },
  fr: { 'why.place.stage-1-or-2': 'Il faut {target} dans un lieu de période 1 ou 2. Berlin compte.' },
};
