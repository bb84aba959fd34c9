import { randomInt } from 'node:crypto';

import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';

/** What a room code must not contain, in English and French: insults, and two-letter marks nobody wants at this table. */
const RUDE = [
  ...['ANUS', 'ARSE', 'BUTT', 'CRAP', 'CUM', 'CUNT', 'DEAD', 'DYKE', 'FAG', 'FART', 'FUC', 'FUK', 'FCK', 'FUX', 'GAY'],
  ...['JAP', 'JEW', 'KKK', 'PAK', 'RAPE', 'SEX', 'SHAG', 'SPAZ', 'SUCK', 'TARD', 'TEAT', 'TWAT', 'TURD', 'WANK', 'WHR'],
  ...['BATAR', 'BEUR', 'BURNE', 'CACA', 'CHATT', 'CUL', 'FDP', 'GARCE', 'GAZ', 'MERDE', 'MRD', 'NEGR', 'PEDE', 'PET'],
  ...['PUTE', 'RACE', 'SALE', 'TARE', 'TAPET', 'HH', 'SS', 'SA'],
];

/** Letters that digits are read as. */
const READ_AS: Readonly<Record<string, string>> = { 2: 'Z', 3: 'E', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B', 9: 'G' };

/** Whether a code would be read as something rude. */
export function isRude(code: string): boolean {
  const read = Array.from(code, (letter) => READ_AS[letter] ?? letter).join('');
  return code.includes('88') || RUDE.some((word) => read.includes(word));
}

/** A random room code from the system's cryptographic source, not a rude one. It may be taken already. */
export function makeCode(): string {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join('');
    if (!isRude(code)) return code;
  }
}

/** Reads a code as people type it: any case, spaces and dashes anywhere. Returns null when it cannot be a code. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code.length === CODE_LENGTH && Array.from(code).every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}
