import { inLanguage, type InLanguages, type Language } from '../../../shared/engine/languages';
import type { TextParam } from '../../../shared/engine/text';
import type { Compiled } from '../../../shared/text/compiled';
import { plain } from '../../../shared/text/plain';
import type { ShownCode } from '../shown-code';
import type { RoomWord } from './en';
import { en, type FirstMessages, type FirstWord } from './first/en';
import { fr } from './first/fr';
import type { LateWord } from './late/en';
import { loadedIn, type Loads } from './load';

/** Id of one of the application's own sentences. */
export type AppWord = FirstWord | RoomWord | LateWord;

/** Renders one of the application's own sentences, in a room as soon as it is drawn; called `t` where it is used. */
export type Translate<Word extends AppWord = FirstWord | RoomWord> = (
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

/** The words of what a room does not show at first. */
export const lateMessages: Loads<Compiled<LateWord>> = {
  en: () => import('./late/en').then((module) => module.en),
  fr: () => import('./late/fr').then((module) => module.fr),
};

const ofRooms = new Map<Language, Promise<Compiled<RoomWord>>>();
const late = new Map<Language, Promise<Compiled<LateWord>>>();
const lateKnown = new Map<Language, Compiled<LateWord>>();
/** Whether a part has been wanted that comes later. */
let isLateWanted = false;

/** Renders the sentences that every screen has in a language. */
export function firstTranslationIn(language: Language): Translate<FirstWord> {
  const messages = inLanguage(firstMessages, language);
  return (word, params) => plain(messages[word], params);
}

/**
 * The application's sentences of rooms in a language. Those of a game are in another catalogue. Where parts are shown that come later,
 * their sentences are there as well. Rejects when they cannot be fetched; the next call tries again.
 */
export async function loadRoomMessages(language: Language): Promise<Compiled<RoomWord>> {
  const [messages] = await Promise.all([
    loadedOnce(ofRooms, roomMessages, language),
    ...(isLateWanted ? [loadLateIn(language)] : []),
  ]);
  return messages;
}

/**
 * Loads the sentences of parts that come later, in the languages of this page's rooms: one that a room takes afterwards brings its own.
 * Rejects when they cannot be fetched.
 */
export async function loadLateMessages(): Promise<void> {
  isLateWanted = true;
  await Promise.all([...ofRooms.keys()].map(loadLateIn));
}

async function loadLateIn(language: Language): Promise<void> {
  lateKnown.set(language, await loadedOnce(late, lateMessages, language));
}

/** The sentences of parts that come later, once they are loaded. */
export function lateMessagesIn(language: Language): Compiled<LateWord> | undefined {
  return lateKnown.get(language);
}

function loadedOnce<Words extends object>(
  fetched: Map<Language, Promise<Words>>,
  loads: Loads<Words>,
  language: Language,
): Promise<Words> {
  const loading =
    fetched.get(language) ??
    loadedIn(loads, language).catch((error: unknown) => {
      fetched.delete(language);
      throw error;
    });
  fetched.set(language, loading);
  return loading;
}
