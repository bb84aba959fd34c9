import type { Language } from '../../../shared/engine/game';
import type { TextParam } from '../../../shared/engine/text';
import { makeRenderer, type Renderer } from '../../../shared/text/render';
import type { CommandError } from '../connection/state';
import { type AppMessages, type AppWord, en } from './en';
import { fr } from './fr';

/** The application's sentences by language. */
export const appMessages: Readonly<Record<Language, AppMessages>> = { en, fr };

/** Renders one of the application's own sentences; called `t` where it is used. */
export type Translate = (word: AppWord, params?: Readonly<Record<string, TextParam>>) => string;

const renderers = new Map<Language, Renderer>();

/** Renders the application's own sentences in a language. Those of a game are in another catalogue. */
export function translationIn(language: Language): Translate {
  const renderer = renderers.get(language) ?? makeRenderer(language, appMessages[language]);
  renderers.set(language, renderer);
  return (word, params) => renderer.render(params === undefined ? { m: word } : { m: word, p: params });
}

/** The sentence id for a refused command. */
export function errorWord(error: CommandError): AppWord {
  return `error.${error}`;
}
