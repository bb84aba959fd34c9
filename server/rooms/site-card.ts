import { inLanguage, type Language } from '../../shared/engine/languages';
import { LINK_PICTURE } from '../../shared/engine/link-card';
import { linkMessages } from '../../shared/text/link';
import { makeRenderer } from '../../shared/text/render';
import { escaped, type LinkCard } from '../http/link-card';

/** The colours of the picture: it is sent away, so it looks the same in every theme. */
const INK = {
  wall: '#1c1813',
  floor: '#120f0b',
  shade: '#3a3128',
  lamp: '#e9b95f',
  words: '#f1e7d0',
  wood: '#6d4a2c',
  edge: '#4a311c',
  red: '#a8402f',
  green: '#4f7250',
} as const;

/**
 * The card of a link that may tell nothing of its room, not even the game: the name of this application, what it is, and its lamp.
 * It is the same for every room.
 */
export function siteCard(language: Language): LinkCard {
  const text = makeRenderer(language, inLanguage(linkMessages, language));
  const title = text.render({ m: 'link.site' });
  const description = text.render({ m: 'link.site.about' });
  return { title, description, picture: picture(title, description) };
}

/** A lamp over a table with things of games on it, below the name. */
function picture(title: string, description: string): string {
  const { width, height } = LINK_PICTURE;
  const middle = width / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Georgia, 'Times New Roman', serif" text-anchor="middle">`,
    `<defs><linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${INK.lamp}" stop-opacity="0.55"/>`,
    `<stop offset="1" stop-color="${INK.lamp}" stop-opacity="0.05"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${INK.wall}"/><rect y="560" width="${width}" height="${height - 560}" fill="${INK.floor}"/>`,
    `<path d="M${middle} 0V40" stroke="${INK.lamp}" stroke-width="8"/>`,
    `<path d="M${middle - 90} 120 ${middle - 430} 520H${middle + 430}L${middle + 90} 120z" fill="url(#light)"/>`,
    `<path d="M${middle - 90} 120a90 84 0 0 1 180 0z" fill="${INK.lamp}"/>`,
    `<ellipse cx="${middle}" cy="530" rx="430" ry="72" fill="${INK.edge}"/><ellipse cx="${middle}" cy="516" rx="430" ry="70" fill="${INK.wood}"/>`,
    card(middle - 210, -14),
    card(middle - 150, 6),
    die(middle + 30),
    pawn(middle + 150, INK.red),
    pawn(middle + 214, INK.green),
    coins(middle - 30),
    `<text x="${middle}" y="254" font-size="84" font-weight="700" fill="${INK.words}">${escaped(title)}</text>`,
    `<text x="${middle}" y="328" font-size="40" fill="${INK.words}">${escaped(description)}</text>`,
    '</svg>',
  ].join('');
}

/** A card on the table, face down. */
function card(x: number, turn: number): string {
  return `<g transform="translate(${x} 508) skewX(-20) rotate(${turn})"><rect x="-34" y="-44" width="68" height="76" rx="7" fill="${INK.words}"/><rect x="-26" y="-36" width="52" height="60" rx="4" fill="${INK.shade}"/></g>`;
}

/** A die that shows two of its sides. */
function die(x: number): string {
  const eyes = [
    [-12, -12],
    [0, 0],
    [12, 12],
  ].map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${490 + dy}" r="5" fill="${INK.shade}"/>`);
  return `<path d="M${x + 26} 464l16-12v50l-16 14z" fill="${INK.shade}"/><path d="M${x - 26} 464l16-12h52l-16 12z" fill="${INK.lamp}"/><rect x="${x - 26}" y="464" width="52" height="52" fill="${INK.words}"/>${eyes.join('')}`;
}

/** A pawn that stands on the table. */
function pawn(x: number, colour: string): string {
  return `<g fill="${colour}"><ellipse cx="${x}" cy="526" rx="27" ry="10"/><path d="M${x - 25} 524 ${x - 8} 462h16l17 62z"/><circle cx="${x}" cy="450" r="19"/></g>`;
}

/** A low pile of coins. */
function coins(x: number): string {
  return [0, 1, 2]
    .map(
      (i) =>
        `<ellipse cx="${x}" cy="${534 - i * 9}" rx="26" ry="9" fill="${INK.lamp}" stroke="${INK.edge}" stroke-width="2"/>`,
    )
    .join('');
}
