import { LINK_PICTURE } from '../../../engine/link-card';
import type { DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import { INK } from './ink';
import { BIRD, PAWN_OUTLINE } from './outlines';
import { PAWN } from './pawns';
import { PRINTED } from './printed';

/** The size of a card in pixels. */
export const CARD = LINK_PICTURE;

/** A sentence without the signs that markup is made of. */
function escaped(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A sentence in lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(sentence: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const part of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + part.length > letters) lines.push(part);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines;
}

/** A title in two lines of large letters, or in three of smaller ones where it is longer. */
export function titleOf(sentence: string): { readonly lines: readonly string[]; readonly size: number } {
  const large = wrapped(sentence, 26);
  return large.length > 2 ? { lines: wrapped(sentence, 34).slice(0, 3), size: 58 } : { lines: large, size: 72 };
}

/** How a line of a card is written. */
export interface Writing {
  readonly x: number;
  /** The foot of the first line. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly weight?: 400 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Lines below one another. */
export function written(
  lines: readonly string[],
  { x, y, size, colour, weight = 400, anchor = 'start' }: Writing,
): string {
  return lines
    .map(
      (line, i) =>
        `<text x="${x}" y="${y + i * size * 1.2}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('');
}

/** Dice in a row: the height of each, and the place of the first one. */
export function diceRow(faces: readonly DieFace[], x: number, y: number, size: number): string {
  return faces
    .map((face, i) => `<g transform="translate(${x + i * size * 1.16} ${y}) scale(${size / 24})">${die(face)}</g>`)
    .join('');
}

function die(face: DieFace): string {
  const body = `<rect x="1" y="1" width="22" height="22" rx="4.5" fill="${face === 'eagle' ? INK.dieEagle : INK.die}" stroke="${INK.soft}" stroke-width="0.6"/>`;
  switch (face) {
    case 'eagle':
      return `${body}<path d="${BIRD}" fill="${INK.die}"/>`;
    case 'target':
      return `${body}<circle cx="12" cy="12" r="7" fill="none" stroke="${INK.ring}" stroke-width="2.4"/><circle cx="12" cy="12" r="2.8" fill="${INK.ring}"/>`;
    case '1':
    case '2':
    case '3':
      return `${body}<text x="12" y="17.4" font-size="16" text-anchor="middle" fill="${INK.number}">${face}</text>`;
  }
}

/** A conspirator's pawn around a place. */
export function pawn(sheet: SheetId, x: number, y: number, size: number): string {
  const { letter, colour } = PAWN[sheet];
  const affiliation = PRINTED.affiliations[sheet];
  const drop = affiliation === 'civilian' ? 0.09 : 0;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path d="${PAWN_OUTLINE[affiliation]}" transform="scale(${size / 2})" fill="${colour}" stroke="${INK.words}" stroke-width="${4 / size}"/>`,
    `<text y="${size * (0.19 + drop)}" font-size="${size * (letter.length > 1 ? 0.48 : 0.56)}" font-weight="700" text-anchor="middle" fill="${INK.onPawn}">${letter}</text>`,
    '</g>',
  ].join('');
}

/** A card with this content, as SVG. */
export function card(content: readonly string[]): string {
  const { width, height } = CARD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" font-family="Georgia, 'Times New Roman', serif">`,
    ...content,
    '</svg>',
  ].join('');
}
