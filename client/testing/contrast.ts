import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The looks that the client has. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** What is written or drawn, what it lies on, and the least contrast that makes it readable. */
export interface Pair {
  readonly on: string;
  readonly what: string;
  readonly least: number;
}

/** The least contrast of text, and of signs and edges by which something is known (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SIGN = 3;

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** Pairs of text, or of signs, on each of some grounds. Names are those of the style sheets, without their dashes. */
export function pairs(least: number, grounds: readonly string[], what: readonly string[]): readonly Pair[] {
  return grounds.flatMap((on) => what.map((one) => ({ on, what: one, least })));
}

/** The blocks of a style sheet, each with its selector and its own declarations; what is nested in a block is one as well. */
function blocksOf(css: string): readonly { readonly selector: string; readonly declarations: string }[] {
  const blocks: { selector: string; declarations: string }[] = [];
  const open: { selector: string; declarations: string }[] = [];
  let text = '';
  for (const [part] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/[{};]|[^{};]+/g)) {
    if (part === '{') {
      open.push({ selector: text.trim(), declarations: '' });
      text = '';
    } else if (part === ';' || part === '}') {
      const block = open.at(-1);
      if (block !== undefined && text.trim() !== '') block.declarations += `${text.trim()};`;
      text = '';
      if (part === ';') continue;
      const closed = open.pop();
      if (closed !== undefined) blocks.push(closed);
    } else {
      text += part;
    }
  }
  return blocks;
}

/** What the named colours of some style sheets are in a theme: a later block with the attribute of the theme goes before. */
export class Palette {
  private readonly values = new Map<string, string>();

  constructor(sheets: readonly string[], theme: Theme) {
    const blocks = sheets.flatMap(blocksOf);
    const common = blocks.filter(({ selector }) => !selector.includes('[data-theme='));
    const own = blocks.filter(({ selector }) => selector.includes(`[data-theme='${theme}']`));
    for (const { declarations } of [...common, ...own]) {
      for (const [, name, value] of declarations.matchAll(/--([\w-]+): ([^;]*);/g)) {
        if (name !== undefined && value !== undefined) this.values.set(name, value);
      }
    }
  }

  /** The names of all colours. */
  get names(): readonly string[] {
    return [...this.values.keys()].filter((name) => this.colour(name) !== null);
  }

  /** The contrast of a pair, from 1 to 21. What lies on a transparent ground lies on the desk below it. */
  contrast({ on, what }: Pick<Pair, 'on' | 'what'>): number {
    const ground = over(this.known(on), this.known('desk'));
    const [a, b] = [luminance(over(this.known(what), ground)), luminance(ground)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private known(name: string): Colour {
    const colour = this.colour(name);
    if (colour === null) throw new RangeError(`no colour --${name}`);
    return colour;
  }

  private colour(name: string): Colour | null {
    const value = this.values.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other !== undefined) return this.colour(other);
    const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
    if (hex !== undefined) {
      const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
      const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
      return [red, green, blue, 1];
    }
    const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
    if (rgb === null) return null;
    const [red = 0, green = 0, blue = 0, percent = 0] = rgb.slice(1).map(Number);
    return [red, green, blue, percent / 100];
  }
}

/** Pairs whose contrast is too low in a theme, each as a sentence. */
export function unreadable(palette: Palette, wanted: readonly Pair[]): readonly string[] {
  return wanted.flatMap((pair) => {
    const is = palette.contrast(pair);
    return is >= pair.least ? [] : [`--${pair.what} on --${pair.on}: ${is.toFixed(2)}, not ${pair.least}`];
  });
}

/** Text and its ground, wherever one block of a style sheet says both by name. */
export function pairsOf(css: string): readonly Pair[] {
  return blocksOf(css).flatMap(({ declarations }) => {
    const [, what] = /(?:^|;)(?:color|fill): var\(--([\w-]+)\);/.exec(declarations) ?? [];
    const [, ground = ''] = /(?:^|;)background(?:-color)?: ([^;]*);/.exec(declarations) ?? [];
    if (what === undefined) return [];
    return [...ground.matchAll(/var\(--([\w-]+)\)/g)].map(([, on = '']) => ({ on, what, least: TEXT }));
  });
}

/** The style sheets of a folder of the client and of those in it. */
export function sheetsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

function luminance([...colour]: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour, as far as it is transparent mixed with an opaque one below it. */
function over([red, green, blue, opacity]: Colour, [belowRed, belowGreen, belowBlue]: Colour): Colour {
  const mixed = (above: number, below: number): number => above * opacity + below * (1 - opacity);
  return [mixed(red, belowRed), mixed(green, belowGreen), mixed(blue, belowBlue), 1];
}
