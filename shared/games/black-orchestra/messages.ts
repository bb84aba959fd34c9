import type { Catalogue } from '../../engine/game';
import type { InLanguages } from '../../engine/languages';
import { dossierCards } from './cards/dossier';
import { eventCards } from './cards/events';
import { firstInterrogations } from './cards/first-edition/interrogation';
import { interrogationCards } from './cards/interrogation';
import type { Both, Interrogation } from './content';
import { firstSheets } from './editions/first/sheets';
import { inTermsOf, SENTENCES, TERMS } from './editions/first/terms';
import { announced } from './i18n/announced';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { spaceNames } from './i18n/spaces';
import { sheets } from './sheets';

const GENERAL: Readonly<Record<keyof Both, Catalogue>> = { en, fr };

/** All sentences of one language: the general ones, and those that every card, sheet and space brings along. */
function catalogue(language: keyof Both): Catalogue {
  const own: Record<string, string> = { ...GENERAL[language] };
  own['game.name'] = announced[language].title;
  for (const [id, forms] of Object.entries(spaceNames)) {
    own[`space.${id}`] = forms.name[language];
    own[`space.${id}.to`] = forms.to[language];
    own[`space.${id}.in`] = forms.in[language];
  }
  const add = (prefix: string, words: Readonly<Record<string, Both>> | undefined): void => {
    for (const [key, both] of Object.entries(words ?? {})) own[`${prefix}.${key}`] = both[language];
  };
  const addEffects = ({ effects }: Pick<Interrogation, 'effects'>): void => {
    add('effect', effects);
    for (const [key, { own: said }] of Object.entries(effects)) add(`effect.${key}`, said && { own: said });
  };
  for (const { id, name, text, words } of dossierCards) {
    own[`card.${id}`] = name[language];
    add(`card.${id}`, { ...words, text });
  }
  for (const { id, name, text, words } of eventCards) {
    own[`event.${id}`] = name[language];
    add(`event.${id}`, { ...words, text });
  }
  for (const card of interrogationCards) {
    own[`interrogation.${card.id}`] = card.name[language];
    addEffects(card);
  }
  for (const card of firstInterrogations) addEffects(card);
  for (const { id, words } of firstSheets) add(`sheet.${id}`, words);
  for (const { id, affiliation, name, text, brief, words } of sheets) {
    add(`sheet.${id}`, words);
    own[`sheet.${id}`] = name;
    own[`sheet.${id}.text`] = text[language];
    own[`sheet.${id}.brief`] = brief[language];
    own[`pick.${id}`] = name;
    own[`pick.${id}.help`] = `${own[`affiliation.${affiliation}`] ?? ''}. ${brief[language]}`;
  }
  return own;
}

/** Every sentence of Black Orchestra by language and message id. What stands beside cards is English and French; any other language has all its sentences in one file. */
export const messages: InLanguages<Catalogue> = { en: catalogue('en'), fr: catalogue('fr') };

/** All sentences in the first edition: its texts of cards and sheets, and its words in all sentences [BO 16]. */
function inFirst(language: keyof Both): Catalogue {
  const usual = messages[language];
  const other: Record<string, string> = { ...usual, ...SENTENCES[language] };
  for (const { id, textIn } of dossierCards)
    if (textIn?.first !== undefined) other[`card.${id}.text`] = textIn.first[language];
  for (const { id, textIn } of eventCards)
    if (textIn?.first !== undefined) other[`event.${id}.text`] = textIn.first[language];
  for (const { id, text, brief } of firstSheets) {
    other[`sheet.${id}.text`] = text[language];
    other[`sheet.${id}.brief`] = brief[language];
  }
  return Object.fromEntries(
    Object.entries(other).map(([id, sentence]) => [id, inTermsOf(TERMS[language], sentence)] as const),
  );
}

const FIRST: Readonly<Record<keyof Both, Catalogue>> = { en: inFirst('en'), fr: inFirst('fr') };

/** The sentences of the first edition that differ in either language: each language has the same ids. */
function firstWording(language: keyof Both): Catalogue {
  const differs = (id: string): boolean => FIRST.en[id] !== messages.en[id] || FIRST.fr[id] !== messages.fr[id];
  return Object.fromEntries(Object.entries(FIRST[language]).filter(([id]) => differs(id)));
}

/** The sentences that differ in an edition. */
export const wordings: Readonly<Record<'first', InLanguages<Catalogue>>> = {
  first: { en: firstWording('en'), fr: firstWording('fr') },
};
