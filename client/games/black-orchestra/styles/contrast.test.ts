import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  type Pair,
  pairs,
  pairsOf,
  Palette,
  sheetsIn,
  SIGN,
  TEXT,
  THEMES,
  unreadable,
} from '../../../testing/contrast';

const sheets = [path.join(__dirname, '../../../base/theme.css'), path.join(__dirname, 'palette.css')].map((file) =>
  readFileSync(file, 'utf8'),
);

const PLATES = ['bo-plate', 'bo-plate-bar', 'bo-plate-closed', 'bo-plate-bar-closed', 'bo-target-plate'];
const CARDS = ['bo-paper', 'bo-paper-2', 'bo-slip', 'bo-slip-plot', 'bo-odds-best'];
const GROUND = ['bo-land', 'bo-sea', 'bo-berlin'];

/** What lies on what on the map, on sheets and in the interrogation room. */
const PAIRS: readonly Pair[] = [
  ...pairs(TEXT, [...PLATES, 'bo-jump', 'bo-tile-up', 'bo-delivery-open', ...GROUND], ['bo-ink']),
  ...pairs(TEXT, CARDS, ['bo-ink', 'bo-ink-2', 'bo-red', 'bo-green']),
  ...pairs(TEXT, ['bo-tile'], ['bo-on-tile']),
  ...pairs(TEXT, ['bo-plate'], ['bo-delivery']),
  ...pairs(TEXT, ['bo-green', 'bo-red', 'bo-leader', 'bo-leader-first'], ['bo-on-colour']),
  ...pairs(TEXT, ['stage'], ['bo-on-cell', 'bo-cell-title']),
  ...pairs(SIGN, ['stage'], ['bo-cell-line']),
  ...pairs(SIGN, GROUND, ['bo-berlin-edge', 'bo-road', 'bo-plate-edge', 'bo-red', 'bo-focus']),
  ...pairs(SIGN, ['bo-road-bed'], ['bo-road']),
  ...pairs(SIGN, PLATES, ['bo-plate-edge', 'bo-focus', 'bo-green', 'bo-red']),
  ...pairs(SIGN, ['bo-plate'], ['bo-delivery-line', 'bo-prison-bars']),
  ...pairs(SIGN, [...GROUND, 'bo-plate', 'bo-target'], ['bo-target-edge', 'bo-blue']),
  ...pairs(SIGN, ['bo-ink'], ['bo-lamp', 'bo-target-tile']),
  ...pairs(SIGN, ['bo-leader', 'bo-leader-first', 'bo-die-eagle'], ['bo-leader-edge']),
  ...pairs(SIGN, ['bo-die', 'bo-quiet'], ['bo-ink', 'bo-red']),
  ...pairs(SIGN, ['bo-die-eagle'], ['bo-die']),
  ...pairs(SIGN, ['bo-paper', 'bo-slip', 'desk'], ['bo-line']),
  ...pairs(SIGN, ['bo-way-bed'], ['bo-red']),
];

/** What divides or colours the ground, and is known without it. */
const DECORATION = [
  'bo-wood',
  'bo-paper-3',
  'bo-shore',
  'bo-river',
  'bo-fold',
  'bo-worn',
  'bo-detected-stripe',
  'bo-pawn-edge',
  'bo-night-wall',
  'bo-night-window',
  'bo-night-frame',
  'bo-headlight',
  'bo-headlamp',
  'bo-car',
  'bo-cell-light',
  'bo-cell-bars',
  'bo-door',
  'bo-lamplight',
];

describe.each(THEMES)('the palette in the %s theme', (name) => {
  const palette = new Palette(sheets, name);

  it('keeps what is written and drawn readable on what it is named for', () => {
    expect(unreadable(palette, PAIRS)).toEqual([]);
  });

  it('keeps text readable wherever a block of a style sheet gives it a ground', () => {
    const named = new Set(palette.names);
    const known = sheetsIn(path.join(__dirname, '..')).flatMap(pairsOf);
    const found = known.filter(({ on, what }) => named.has(on) && named.has(what));
    expect(found.length).toBeGreaterThan(5);
    expect(unreadable(palette, found)).toEqual([]);
  });

  it('has no colour of which nothing is said', () => {
    const said = new Set([...PAIRS.flatMap(({ on, what }) => [on, what]), ...DECORATION]);
    const own = palette.names.filter((colour) => colour.startsWith('bo-'));
    expect(own.filter((colour) => !said.has(colour))).toEqual([]);
  });
});
