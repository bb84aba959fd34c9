import type { TextParam } from '../engine/text';

/** A value that is a sentence already, or a number. */
type Value = Extract<TextParam, string | number>;

/** A name in braces. */
const NAME = /\{\s*(\w+)\s*\}/g;

/**
 * Whether a message in MessageFormat has names in braces at most: `Room {code}`. It takes no parser to fill them in, which is too
 * much to load before the first screen.
 */
export function isPlain(message: string): boolean {
  return !/[{}'<]/.test(message.replace(NAME, ''));
}

/**
 * Fills the names in braces of a plain sentence. MessageFormat gives the same for such a sentence.
 * @throws when a name has no text or number
 */
export function plain(sentence: string, params: Readonly<Record<string, TextParam>> = {}): string {
  return sentence.replace(NAME, (_, name: string) => {
    const param = params[name];
    if (!isValue(param)) throw new Error(`nothing to fill in for ${name}`);
    return String(param);
  });
}

function isValue(param: TextParam | undefined): param is Value {
  return typeof param === 'string' || typeof param === 'number';
}
