import { inLanguage, type InLanguages, type Language } from '../../shared/engine/languages';
import { en, type RoomMessages } from '../base/i18n/en';
import { fr } from '../base/i18n/fr';
import { translationOf } from '../base/i18n/translation';
import { type AppWord, firstMessages, type Translate } from '../base/i18n/words';

const rooms: InLanguages<RoomMessages> = { en, fr };

/** All sentences of the application by language. */
export const appMessages: InLanguages<Readonly<Record<AppWord, string>>> = {
  en: { ...firstMessages.en, ...en },
  fr: { ...firstMessages.fr, ...fr },
};

/** What a page has once the words of rooms are there. */
export function translationIn(language: Language): Translate {
  return translationOf(language, inLanguage(rooms, language));
}
