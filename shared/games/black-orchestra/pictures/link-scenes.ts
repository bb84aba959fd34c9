import type { LinkScene } from '../../../engine/link-card';
import { INK } from './ink';
import { beams, city, sky } from './scenery';
import { CARD } from './svg';

/** The height of a person that stands, as {@link standing} draws them. */
const TALL = 250;
/** Where those sit whom the lamp shows, and how large they are: the middle one is farther away. */
const SITTING = [
  [716, 1],
  [890, 0.88],
  [1064, 1],
] as const;

/** What is drawn beside the words of a link, as large as a card. */
export function linkScene(scene: LinkScene): string {
  switch (scene) {
    case 'gathering':
      return room() + lampOver(890) + SITTING.map(([x, size]) => sitting(x, 452, size)).join('') + table() + chair(800);
    case 'playing':
      return sky([INK.night, INK.dusk, INK.ember, INK.ember]) + beams() + city('lit') + street();
    case 'closed':
      return room() + door();
  }
}

/** A wall at night, and its floor. */
function room(): string {
  const { width, height } = CARD;
  return `<rect width="${width}" height="${height}" fill="${INK.wall}"/><rect y="548" width="${width}" height="${height - 548}" fill="${INK.city}"/>`;
}

/** A lamp that hangs over the table, and its light. */
function lampOver(x: number): string {
  return [
    `<defs><linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${INK.lamp}" stop-opacity="0.5"/>`,
    `<stop offset="1" stop-color="${INK.lamp}" stop-opacity="0.04"/></linearGradient>`,
    `<radialGradient id="halo"><stop offset="0" stop-color="${INK.lamp}" stop-opacity="0.4"/><stop offset="1" stop-color="${INK.lamp}" stop-opacity="0"/></radialGradient></defs>`,
    `<circle cx="${x}" cy="150" r="330" fill="url(#halo)"/>`,
    `<path d="M${x - 66} 152 L${x - 330} 560 H${x + 330} L${x + 66} 152 Z" fill="url(#light)"/>`,
    `<path d="M${x} 0V92" stroke="${INK.hinge}" stroke-width="5"/>`,
    `<path d="M${x - 92} 154q14-62 74-66h36q60 4 74 66z" fill="${INK.door}" stroke="${INK.hinge}" stroke-width="3"/>`,
    `<ellipse cx="${x}" cy="154" rx="92" ry="13" fill="${INK.sun}"/>`,
  ].join('');
}

/** Head and shoulders of a person behind the table, lit from above. */
function sitting(x: number, y: number, size: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${size})" fill="${INK.city}" stroke="${INK.glow}" stroke-opacity="0.75" stroke-width="3">`,
    '<path d="M-92 20c2-74 22-92 60-100 12-3 14-12 14-22h36c0 10 2 19 14 22 38 8 58 26 60 100z"/>',
    '<path d="M-30-140c0-30 12-46 30-46s30 16 30 46c0 28-14 46-30 46s-30-18-30-46z"/>',
    '</g>',
  ].join('');
}

/** A table under the lamp, with a map, pawns and a die on it. */
function table(): string {
  const roads = 'M790 462 842 446 896 468 958 448 1000 470M842 446 868 486 896 468 934 494';
  return [
    `<ellipse cx="890" cy="486" rx="286" ry="60" fill="${INK.ember}"/>`,
    `<ellipse cx="890" cy="476" rx="286" ry="58" fill="${INK.hill}"/>`,
    `<path d="M760 452 1010 438 1046 498 742 508z" fill="${INK.words}"/>`,
    `<path d="${roads}" fill="none" stroke="${INK.ember}" stroke-width="4"/>`,
    ...[
      [842, 446],
      [896, 468],
      [958, 448],
    ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="11" ry="6" fill="${INK.ring}"/>`),
    `<path d="M1066 458l24-10 26 8v28l-24 12-26-10z" fill="${INK.die}" stroke="${INK.number}" stroke-width="2"/>`,
    `<path d="M1066 458l26 10 24-12M1092 468v28" fill="none" stroke="${INK.number}" stroke-width="2"/>`,
    `<ellipse cx="1079" cy="477" rx="5" ry="6" fill="${INK.ring}"/>`,
  ].join('');
}

/** An empty chair before the table, seen from behind. */
function chair(x: number): string {
  return [
    `<g fill="none" stroke="${INK.ground}" stroke-width="14" stroke-linecap="round">`,
    `<path d="M${x - 64} 660V530q0-34 34-34h60q34 0 34 34V660M${x} 500V640M${x - 32} 500V640M${x + 32} 500V640"/>`,
    '</g>',
    `<path d="M${x - 68} 522q4-32 38-32h60q34 0 38 32" fill="none" stroke="${INK.glow}" stroke-opacity="0.7" stroke-width="3"/>`,
  ].join('');
}

/** Two people who meet under a lamp in the street. */
function street(): string {
  return [
    `<defs><radialGradient id="halo"><stop offset="0" stop-color="${INK.lamp}" stop-opacity="0.55"/><stop offset="1" stop-color="${INK.lamp}" stop-opacity="0"/></radialGradient></defs>`,
    `<ellipse cx="930" cy="566" rx="300" ry="44" fill="${INK.lamp}" opacity="0.2"/>`,
    '<circle cx="930" cy="232" r="230" fill="url(#halo)"/>',
    `<path d="M930 568V262" stroke="${INK.ground}" stroke-width="12"/><path d="M906 568h48" stroke="${INK.ground}" stroke-width="14"/>`,
    `<path d="M908 214h44l-8 52h-28z" fill="${INK.sun}"/><path d="M900 214l30-26 30 26z" fill="${INK.ground}"/>`,
    standing(842, 568, 1),
    standing(1020, 568, -1),
  ].join('');
}

/** A person in a coat and a hat; side 1 looks to the right, -1 to the left. */
function standing(x: number, foot: number, side: 1 | -1): string {
  return [
    `<g transform="translate(${x} ${foot - TALL}) scale(${side} 1)" fill="${INK.ground}" stroke="${INK.glow}" stroke-opacity="0.6" stroke-width="2.5">`,
    '<path d="M-38 62c4-14 18-20 36-20s34 8 38 24l14 92c-4 6-12 6-16 0l-6-26 12 84h-84l10-84-8 24c-4 6-14 6-16-2z"/>',
    '<path d="M-30 214h26v34h-30zM6 214h26l6 34H6z"/>',
    '<path d="M-20 10h40l2 14 6 8-6 2v10c-10 8-32 8-40-2z"/>',
    '<path d="M-34 12c18-8 54-8 72 0v4h-72zM-22 8c0-22 8-26 22-22 14-4 24 0 24 22z"/>',
    '</g>',
  ].join('');
}

/** A closed door with light behind it. */
function door(): string {
  const panels = [
    [812, 116],
    [912, 116],
    [812, 330],
    [912, 330],
  ];
  return [
    `<defs><radialGradient id="halo"><stop offset="0" stop-color="${INK.lamp}" stop-opacity="0.5"/><stop offset="1" stop-color="${INK.lamp}" stop-opacity="0"/></radialGradient></defs>`,
    `<path d="M760 70H1020V548H760z" fill="${INK.frame}"/><path d="M784 92H996V548H784z" fill="${INK.door}" stroke="${INK.lamp}" stroke-opacity="0.5" stroke-width="3"/>`,
    ...panels.map(
      ([x, y]) =>
        `<rect x="${x}" y="${y}" width="76" height="176" rx="4" fill="${INK.wall}" stroke="${INK.hinge}" stroke-width="3"/>`,
    ),
    `<path d="M784 542H996l60 88H700z" fill="${INK.lamp}" opacity="0.34"/><path d="M784 542h212v7H784z" fill="${INK.sun}"/>`,
    '<circle cx="974" cy="322" r="120" fill="url(#halo)"/>',
    `<rect x="962" y="296" width="24" height="52" rx="10" fill="${INK.hinge}"/><path d="M974 308a6 6 0 0 1 4 10l3 16h-14l3-16a6 6 0 0 1 4-10z" fill="${INK.sun}"/>`,
  ].join('');
}
