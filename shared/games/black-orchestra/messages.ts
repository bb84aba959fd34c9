import type { Catalogue, Language } from '../../engine/game';
import { dossierCards } from './cards/dossier';
import { eventCards } from './cards/events';
import { interrogationCards } from './cards/interrogation';
import type { Both } from './cards/types';
import { en } from './i18n/en';
import { former } from './i18n/former';
import { fr } from './i18n/fr';
import { spaceNames } from './i18n/spaces';
import { sheets } from './sheets';

/** All sentences of one language: the general ones, and those that every card, sheet and space brings along. */
function catalogue(language: Language): Catalogue {
  const own: Record<string, string> = language === 'en' ? { ...en } : { ...fr };
  for (const [id, both] of Object.entries(former)) own[id] = both[language];
  for (const [id, forms] of Object.entries(spaceNames)) {
    own[`space.${id}`] = forms.name[language];
    own[`space.${id}.to`] = forms.to[language];
    own[`space.${id}.in`] = forms.in[language];
  }
  const add = (prefix: string, words: Readonly<Record<string, Both>> | undefined): void => {
    for (const [key, both] of Object.entries(words ?? {})) own[`${prefix}.${key}`] = both[language];
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
    add('effect', card.effects);
  }
  for (const { id, affiliation, name, text, words } of sheets) {
    add(`sheet.${id}`, words);
    own[`sheet.${id}`] = name;
    own[`sheet.${id}.text`] = text[language];
    own[`pick.${id}`] = name;
    own[`pick.${id}.help`] = `${own[`affiliation.${affiliation}`] ?? ''}. ${text[language]}`;
  }
  return own;
}

/** Every sentence of Black Orchestra by language and message id. */
export const messages: Readonly<Record<Language, Catalogue>> = { en: catalogue('en'), fr: catalogue('fr') };
