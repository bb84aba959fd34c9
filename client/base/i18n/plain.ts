import type { TextParam } from '../../../shared/engine/text';

/**
 * Fills the names in braces of a plain sentence: `Room {code}`. MessageFormat gives the same for such a sentence, and is
 * too much to load before the first screen.
 * @throws when a name has no text or number
 */
export function plain(sentence: string, params: Readonly<Record<string, TextParam>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params[name];
    if (typeof param !== 'string' && typeof param !== 'number') throw new Error(`nothing to fill in for ${name}`);
    return String(param);
  });
}
