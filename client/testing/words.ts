import { inLanguage, type InLanguages, type Language } from '../../shared/engine/languages';
import { en } from '../base/i18n/en';
import { fr } from '../base/i18n/fr';
import { en as lateEn } from '../base/i18n/late/en';
import { fr as lateFr } from '../base/i18n/late/fr';
import { translationOf } from '../base/i18n/translation';
import { type AppWord, firstMessages, type Translate } from '../base/i18n/words';

/** All sentences of the application by language. */
export const appMessages: InLanguages<Readonly<Record<AppWord, string>>> = {
  en: { ...firstMessages.en, ...en, ...lateEn },
  fr: { ...firstMessages.fr, ...fr, ...lateFr },
};

/** What a page has once the words of rooms and of what comes later are there. */
export function translationIn(language: Language): Translate<AppWord> {
  return translationOf(language, inLanguage(appMessages, language));
}
