import { randomInt } from 'node:crypto';

import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';

/**
 * The signs of new codes: no vowels, and no digits that are read as one (3 as E, 4 as A), so that hardly any word comes up
 * by chance. Older rooms may have the other signs.
 */
export const DEALT = 'BCDFGHJKMNPQRSTVWXZ256789';

/** The letters that a sign can be read as, besides itself. */
export const READ_AS: Readonly<Record<string, string>> = { V: 'U', 2: 'Z', 5: 'S', 6: 'GB', 7: 'TL', 8: 'B', 9: 'GPQ' };

/**
 * Strings that no code may contain: insults and ridiculous words of English and French, as far as they can be written
 * without vowels (V is read as U), sounds of French letters (KK, PQ, TG), and abbreviations that are unfit at a table
 * about that war.
 */
export const RUDE = [
  ...['BDSM', 'BJ', 'BSTRD', 'BTCH', 'BUM', 'BUTT', 'CCK', 'CNT', 'CRP', 'CUK', 'CUM', 'CUNT', 'DCK', 'DUMB', 'DMB'],
  ...[
    'FCK',
    'FCU',
    'FGT',
    'FKN',
    'FKU',
    'FRT',
    'FUC',
    'FUK',
    'FUX',
    'H8',
    'HJ',
    'JUD',
    'JUF',
    'JW',
    'KUM',
    'MLF',
    'NGG',
  ],
  ...[
    'NGR',
    'NUD',
    'PMS',
    'PP',
    'PRN',
    'PSSY',
    'PUK',
    'PUS',
    'RTRD',
    'SCK',
    'SHT',
    'SLT',
    'SLUT',
    'SPZ',
    'STD',
    'STFU',
  ],
  ...['SUC', 'SUK', 'TRD', 'TTS', 'TWT', 'WC', 'WHR', 'WNK', 'WTF', 'XXX', '69', '666'],
  ...[
    'BTRD',
    'BZ',
    'CHTT',
    'CNR',
    'CUL',
    'FDP',
    'GRC',
    'KK',
    'KUL',
    'MRD',
    'NTM',
    'NUL',
    'PD',
    'PQ',
    'PTN',
    'PUT',
    'QQ',
  ],
  ...['QUL', 'SLP', 'TG', 'TPT', 'ZB'],
  ...['88', 'GZ', 'HH', 'HTLR', 'KKK', 'KZ', 'NSDP', 'NZ', 'SS'],
] as const;

/** Matches a word of {@link RUDE} in any reading. */
const RUDE_READING = new RegExp(RUDE.map((word) => Array.from(word, signsFor).join('')).join('|'));

/** A character class of all signs that are this letter or are read as it. */
function signsFor(letter: string): string {
  const others = Object.keys(READ_AS).filter((sign) => READ_AS[sign]?.includes(letter) === true);
  return `[${letter}${others.join('')}]`;
}

/** Whether a code would be read as something rude. */
export function isRude(code: string): boolean {
  return RUDE_READING.test(code);
}

/**
 * A random room code, not a rude one. It may be taken already.
 * @param draw a whole number from 0 to `below` - 1; from the system's cryptographic source unless a test says otherwise
 */
export function makeCode(draw: (below: number) => number = randomInt): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => DEALT[draw(DEALT.length)]).join('');
    if (!isRude(code)) return code;
  }
}

/** Reads a code as people type it: any case, spaces, dashes and invisible signs anywhere. Returns null when it cannot be a code. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase();
  return code.length === CODE_LENGTH && Array.from(code).every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}
