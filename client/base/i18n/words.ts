import { inLanguage, type InLanguages, type Language } from '../../../shared/engine/languages';
import type { TextParam } from '../../../shared/engine/text';
import type { Compiled } from '../../../shared/text/compiled';
import { plain } from '../../../shared/text/plain';
import type { ShownCode } from '../shown-code';
import type { RoomWord } from './en';
import { en, type FirstMessages, type FirstWord } from './first/en';
import { fr } from './first/fr';
import { loadedIn, type Loads } from './load';

/** Id of one of the application's own sentences. */
export type AppWord = FirstWord | RoomWord;

/** Renders one of the application's own sentences; called `t` where it is used. */
export type Translate<Word extends AppWord = AppWord> = (
  word: Word,
  params?: Readonly<Record<string, TextParam>> & { readonly code?: ShownCode },
) => string;

/** The sentences that every screen has, by language. */
export const firstMessages: InLanguages<FirstMessages> = { en, fr };

/** The words of rooms, each language by itself: a player needs only one of them. */
export const roomMessages: Loads<Compiled<RoomWord>> = {
  en: () => import('./en').then((module) => module.en),
  fr: () => import('./fr').then((module) => module.fr),
};

const fetched = new Map<Language, Promise<Compiled<RoomWord>>>();

/** Renders the sentences that every screen has in a language. */
export function firstTranslationIn(language: Language): Translate<FirstWord> {
  const messages = inLanguage(firstMessages, language);
  return (word, params) => plain(messages[word], params);
}

/**
 * The application's sentences of rooms in a language. Those of a game are in another catalogue. Rejects when they cannot be
 * fetched; the next call tries again.
 */
export function loadRoomMessages(language: Language): Promise<Compiled<RoomWord>> {
  const loading =
    fetched.get(language) ??
    loadedIn(roomMessages, language).catch((error: unknown) => {
      fetched.delete(language);
      throw error;
    });
  fetched.set(language, loading);
  return loading;
}
