import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';

/**
 * A room code as somebody typed or pasted it, made tidy: capitals, without spaces, dashes and other marks; the code
 * alone when a whole link was pasted. Not cut and not checked: see {@link isCode}.
 */
export function tidyCode(typed: string): string {
  const linked = /\/r\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  return linked.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a tidy code could be one: the right length, and only letters that codes are made of. */
export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH && Array.from(code).every((letter) => CODE_LETTERS.includes(letter));
}
