import type { Language } from '../../../../shared/engine/game';
import type { Compiled } from '../../../../shared/text/compiled';

const languages: Readonly<Record<Language, () => Promise<Compiled>>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
};

/**
 * Loads the screen's own sentences in a language: nobody needs those of the other one.
 * @param wording a key of `GameModule.wordings`; null for the usual words
 */
export async function wordsIn(language: Language, wording: string | null): Promise<Compiled> {
  if (wording === null) return languages[language]();
  const [usual, { wordings }] = await Promise.all([languages[language](), import('./wordings')]);
  return { ...usual, ...wordings[wording]?.[language] };
}
