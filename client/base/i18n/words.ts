import type { Language } from '../../../shared/engine/game';
import type { TextParam } from '../../../shared/engine/text';
import { makeRenderer } from '../../../shared/text/render';
import type { CommandError } from '../connection/state';
import type { RoomMessages, RoomWord } from './en';
import { en, type FirstMessages, type FirstWord } from './first/en';
import { fr } from './first/fr';

/** Id of one of the application's own sentences. */
export type AppWord = FirstWord | RoomWord;

/** Renders one of the application's own sentences; called `t` where it is used. */
export type Translate<Word extends AppWord = AppWord> = (
  word: Word,
  params?: Readonly<Record<string, TextParam>>,
) => string;

/** The sentences that every screen has, by language. */
export const firstMessages: Readonly<Record<Language, FirstMessages>> = { en, fr };

/** Those of rooms, each language by itself: who plays in one has no use for the other. */
const roomMessages: Readonly<Record<Language, () => Promise<RoomMessages>>> = {
  en: () => import('./en').then((module) => module.en),
  fr: () => import('./fr').then((module) => module.fr),
};

const firstTranslations = new Map<Language, Translate<FirstWord>>();
const translations = new Map<Language, Promise<Translate>>();

/** Renders the sentences that every screen has in a language. */
export function firstTranslationIn(language: Language): Translate<FirstWord> {
  const made = firstTranslations.get(language) ?? translating(language, firstMessages[language]);
  firstTranslations.set(language, made);
  return made;
}

/**
 * Renders the application's own sentences in a language. Those of a game are in another catalogue. Rejects when those of rooms
 * cannot be fetched; the next call tries again.
 */
export function loadTranslation(language: Language): Promise<Translate> {
  const loading =
    translations.get(language) ??
    roomMessages[language]().then(
      (messages) => translationOf(language, messages),
      (error: unknown) => {
        translations.delete(language);
        throw error;
      },
    );
  translations.set(language, loading);
  return loading;
}

/** Renders the application's own sentences in a language, of which these are those of rooms. */
export function translationOf(language: Language, messages: RoomMessages): Translate {
  return translating<AppWord>(language, { ...firstMessages[language], ...messages });
}

function translating<Word extends AppWord>(
  language: Language,
  messages: Readonly<Record<Word, string>>,
): Translate<Word> {
  const renderer = makeRenderer(language, messages);
  return (word, params) => renderer.render(params === undefined ? { m: word } : { m: word, p: params });
}

/** The sentence id for a refused command. */
export function errorWord(error: CommandError): FirstWord {
  return `error.${error}`;
}
