import { type Language, LANGUAGES } from '../../../shared/engine/game';

/**
 * The language to begin with.
 * @param stored what the reader chose earlier, or null
 * @param preferred the browser's languages, most wanted first
 * @returns the stored one when there is a catalogue for it, else the first preferred one with a catalogue, else English
 */
export function firstLanguage(stored: string | null, preferred: readonly string[]): Language {
  const wanted = [stored ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en'
  );
}
