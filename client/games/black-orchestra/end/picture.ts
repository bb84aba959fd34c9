import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import type { Account } from './account-of';
import type { headlineOf } from './headline';
import { luckLine, plotLine, resultLine } from './sentences';

/** The size of the picture in pixels; it grows with what there is to tell. */
const WIDTH = 1000;
const MARGIN = 60;
/** About how many letters of a size fit into a line. */
const LETTERS = { 48: 34, 30: 58, 26: 66 } as const;
type Size = keyof typeof LETTERS;
/** The plots that a picture has room for: the last ones. */
const PLOTS = 6;

/** The colours of the picture, by the names that they have in the style sheets. */
const INK = {
  paper: '--paper',
  ink: '--ink',
  soft: '--ink-soft',
  victory: '--field-green',
  defeat: '--wax',
  'called-off': '--ink-soft',
} as const;

/** Says which colour a name of the style sheets stands for. */
export type Colours = (name: string) => string;

/** A picture of the account, as SVG. It shows what needs no screen to be understood: the end, who played, the last plots, the luck. */
export function pictureOf(
  text: Renderer,
  head: NonNullable<ReturnType<typeof headlineOf>>,
  played: string,
  { plots, luck, turns }: Account,
  colours: Colours,
): string {
  const parts: string[] = [];
  let y = 40;
  const write = (sentence: string, size: Size, colour: string, weight: 400 | 700 = 400): void => {
    for (const line of wrapped(sentence, LETTERS[size])) {
      y += size * 1.35;
      parts.push(
        `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colours(colour)}">${escaped(line)}</text>`,
      );
    }
  };
  write(`${text.render({ m: 'game.name' })} · ${word(text, 'bo.account.over', { n: turns })}`, 26, INK.soft, 700);
  write(head.title, 48, INK[head.outcome], 700);
  write(head.why, 30, INK.ink);
  if (head.lives !== null) {
    write(
      `${word(text, 'bo.end.lives.value', { lives: head.lives })} ${word(text, 'bo.account.lives')}`,
      30,
      INK.ink,
      700,
    );
  }
  y += 12;
  write(played, 26, INK.ink);
  y += 24;
  for (const plot of plots.slice(-PLOTS)) {
    write(plotLine(text, plot), 26, INK.ink, 700);
    write(resultLine(text, plot), 26, INK.soft);
  }
  if (luck !== null && luck.dice > 0) {
    y += 24;
    write(luckLine(text, 'targets', luck), 26, INK.ink);
    write(luckLine(text, 'eagles', luck), 26, INK.ink);
  }
  const height = Math.ceil(y + 60);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Georgia, serif">`,
    `<rect width="${WIDTH}" height="${height}" fill="${colours(INK.paper)}"/>`,
    `<rect width="${WIDTH}" height="16" fill="${colours(INK[head.outcome])}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

/**
 * Turns a picture into a PNG.
 * @throws Error when the browser cannot draw it
 */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** A sentence in lines of at most so many letters; a longer word has a line of its own. */
function wrapped(sentence: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const part of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + part.length > letters) lines.push(part);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines;
}

function escaped(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
