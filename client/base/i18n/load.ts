import { inLanguage, type InLanguages, isComplete, type Language } from '../../../shared/engine/languages';
import type { Compiled } from '../../../shared/text/compiled';

type Load<Words> = () => Promise<Words>;

/** What loads the words of each language, so that a reader needs only their own. */
export type Loads<Words> = InLanguages<Load<Words>, Load<Partial<Words>>>;

/** The sentences of a game's screen: the usual ones, and what is others in each wording, by the keys of `GameModule.wordings`. */
export interface GameWords {
  readonly usual: Loads<Compiled>;
  readonly wordings: () => Promise<Readonly<Record<string, InLanguages<Compiled>>>>;
}

/** Loads the sentences of a game's screen in a language and a wording; null is the usual one. Rejects when they cannot be fetched. */
export async function loadWording(
  { usual, wordings }: GameWords,
  language: Language,
  wording: string | null,
): Promise<Compiled> {
  if (wording === null) return loadedIn(usual, language);
  const [words, { [wording]: others }] = await Promise.all([loadedIn(usual, language), wordings()]);
  return others === undefined ? words : { ...words, ...inLanguage(others, language) };
}

/** Loads the words of a language, and beside those of a language that may lack some the English ones. Rejects when either cannot be fetched. */
export async function loadedIn<Words extends object>(loads: Loads<Words>, language: Language): Promise<Words> {
  if (isComplete(language)) return loads[language]();
  const some: Readonly<Partial<Record<string, Load<Partial<Words>>>>> = loads;
  const [english, own] = await Promise.all([loads.en(), some[language]?.()]);
  return { ...english, ...own };
}
