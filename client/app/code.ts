import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';

/**
 * Tidies a room code that was typed or pasted: to capitals, without spaces, dashes and other marks. Of a pasted link only
 * the code is left. The result may still be no code; {@link isCode} checks that.
 */
export function tidyCode(typed: string): string {
  const linked = /\/r\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  return linked.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a tidied text has the form of a room code: its length, and no other letters than those of codes. */
export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH && Array.from(code).every((letter) => CODE_LETTERS.includes(letter));
}
