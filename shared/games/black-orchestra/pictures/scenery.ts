import type { SheetId } from '../board/sheets';
import { INK } from './ink';
import { CARD, pawn } from './svg';

/**
 * What lies behind a card: the sun over the city, the city by night, cells with those who are in them, or a lamp over a table.
 */
export type Scenery =
  { readonly kind: 'dawn' | 'night' | 'lamp' } | { readonly kind: 'cells'; readonly who: readonly SheetId[] };

/** Where what matters in a scenery stands: in the middle, or beside what is written on the left. */
export type Placed = 'middle' | 'right';

/** Darkens the left of a scenery, so that what is written there can be read. */
export function veil(): string {
  return [
    `<defs><linearGradient id="veil"><stop offset="0.25" stop-color="${INK.ground}" stop-opacity="0.85"/>`,
    `<stop offset="0.85" stop-color="${INK.ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="url(#veil)"/>`,
  ].join('');
}

/** Houses of the city: where they begin, how wide and high they are, and whether a tower stands on them. */
const HOUSES: readonly (readonly [x: number, width: number, height: number, top: 'flat' | 'gable' | 'spire'])[] = [
  [-10, 90, 70, 'flat'],
  [70, 46, 120, 'gable'],
  [116, 120, 86, 'flat'],
  [226, 70, 130, 'spire'],
  [296, 96, 64, 'flat'],
  [380, 60, 108, 'gable'],
  [440, 130, 80, 'flat'],
  [560, 74, 150, 'spire'],
  [634, 110, 74, 'flat'],
  [736, 60, 118, 'gable'],
  [796, 96, 90, 'flat'],
  [880, 66, 62, 'flat'],
  [940, 84, 126, 'gable'],
  [1024, 90, 72, 'flat'],
  [1104, 110, 100, 'flat'],
];
const GROUND = 520;
/** The room for cells: in the middle, so much is in sight in a window of any shape. */
const CELLS = { width: { right: 560, middle: 400 }, most: 5, gap: 24, widest: 170, foot: 460 } as const;
/** On the right, cells stand below what is written, smaller, and as far from the edge. */
const SMALL = { size: 0.6, foot: 514, right: CARD.width - 64 } as const;

/** The drawing of a scenery, as large as a card. */
export function drawn(scenery: Scenery, placed: Placed = 'right'): string {
  switch (scenery.kind) {
    case 'dawn':
      return sky([INK.night, INK.dusk, INK.ember, INK.glow]) + sun() + city('dark');
    case 'night':
      return sky([INK.night, INK.night, INK.dusk, INK.ember]) + beams() + city('lit');
    case 'lamp':
      return lamp(placed);
    case 'cells':
      return cells(scenery.who.slice(0, CELLS.most), placed);
  }
}

/** The sky from its top down to the roofs. */
export function sky(colours: readonly [string, string, string, string]): string {
  const stops = colours.map((colour, i) => `<stop offset="${[0, 0.38, 0.72, 1][i] ?? 1}" stop-color="${colour}"/>`);
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs><rect width="${CARD.width}" height="${CARD.height}" fill="url(#sky)"/>`;
}

function sun(): string {
  return `<ellipse cx="900" cy="560" rx="430" ry="210" fill="${INK.hill}" opacity="0.45"/><circle cx="850" cy="432" r="62" fill="${INK.sun}"/>`;
}

/** Searchlights over the city. */
export function beams(): string {
  return `<path d="M260 ${GROUND} L410 -20 L550 -20 Z" fill="${INK.sun}" opacity="0.12"/><path d="M980 ${GROUND} L650 -20 L770 -20 Z" fill="${INK.sun}" opacity="0.1"/>`;
}

/** The roofs of the city, and the street before them. */
export function city(windows: 'dark' | 'lit'): string {
  const houses = HOUSES.map(([x, width, height, top], i) => {
    const y = GROUND - height;
    const roof =
      top === 'flat'
        ? ''
        : `<path d="M${x} ${y} l${width / 2} ${top === 'spire' ? -64 : -30} l${width / 2} ${top === 'spire' ? 64 : 30} z" fill="${INK.city}"/>`;
    const light =
      windows === 'lit' && i % 3 === 1
        ? `<rect x="${x + width / 2 - 6}" y="${y + 24}" width="12" height="16" fill="${INK.window}"/>`
        : '';
    return `<rect x="${x}" y="${y}" width="${width}" height="${height + 20}" fill="${INK.city}"/>${roof}${light}`;
  });
  return `${houses.join('')}<rect y="${GROUND}" width="${CARD.width}" height="${CARD.height - GROUND}" fill="${INK.ground}"/>`;
}

function lamp(placed: Placed): string {
  return [
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${INK.night}"/>`,
    `<g transform="translate(${placed === 'right' ? 100 : -280} 0)">`,
    `<path d="M820 190 L640 540 H1120 L940 190 Z" fill="${INK.lamp}" opacity="0.16"/>`,
    `<path d="M880 0v152" stroke="${INK.soft}" stroke-width="6"/>`,
    `<path d="M800 196 q80 -90 160 0 z" fill="${INK.lamp}"/></g>`,
    `<rect y="${GROUND + 20}" width="${CARD.width}" height="${CARD.height - GROUND}" fill="${INK.city}"/>`,
  ].join('');
}

function cells(who: readonly SheetId[], placed: Placed): string {
  const { gap, widest } = CELLS;
  const count = Math.max(1, who.length);
  const width = Math.min(widest, (CELLS.width[placed] - (count - 1) * gap) / count);
  const all = count * width + (count - 1) * gap;
  const left = placed === 'middle' ? (CARD.width - all) / 2 : CARD.width - 64 - all;
  const doors = who.map((sheet, i) => {
    const x = left + i * (width + gap);
    const bars = [0, 1, 2].map(
      (n) =>
        `<rect x="${x + width * (0.2 + n * 0.22)}" y="132" width="${width * 0.15}" height="52" fill="${INK.bar}"/>`,
    );
    return [
      `<rect x="${x - 8}" y="84" width="${width + 16}" height="376" fill="${INK.frame}"/>`,
      `<rect x="${x}" y="92" width="${width}" height="368" fill="${INK.door}" stroke="${INK.hinge}" stroke-width="4"/>`,
      ...bars,
      `<circle cx="${x + width - 16}" cy="350" r="8" fill="${INK.bar}" stroke="${INK.hinge}" stroke-width="3"/>`,
      pawn(sheet, x + width / 2, 270, Math.min(84, width * 0.66)),
    ].join('');
  });
  const { size, foot, right } = SMALL;
  const floor = placed === 'right' ? foot : CELLS.foot;
  const shifted = `translate(${right * (1 - size)} ${foot - CELLS.foot * size}) scale(${size})`;
  return [
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${INK.wall}"/>`,
    `<rect y="${floor}" width="${CARD.width}" height="${CARD.height - floor}" fill="${INK.ground}"/>`,
    placed === 'right' ? `<g transform="${shifted}">` : '<g>',
    ...doors,
    '</g>',
  ].join('');
}
