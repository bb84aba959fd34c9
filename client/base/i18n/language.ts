import { type Language, LANGUAGES } from '../../../shared/engine/game';

/**
 * The language to begin with.
 * @param kept what was chosen earlier, if anything
 * @param preferred the browser's languages, most wanted first
 * @returns the kept one when we have it, else the first wanted one we have, else English
 */
export function firstLanguage(kept: string | null, preferred: readonly string[]): Language {
  const wanted = [kept ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en'
  );
}
