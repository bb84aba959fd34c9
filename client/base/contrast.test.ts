import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Pair, pairs, pairsOf, Palette, sheetsIn, SIGN, TEXT, THEMES, unreadable } from '../testing/contrast';

const theme = readFileSync(path.join(__dirname, 'theme.css'), 'utf8');
const folders = ['app', 'base', 'table'].map((folder) => path.join(__dirname, '..', folder));

const DESK = ['desk-field', 'desk-deep', 'desk', 'desk-raised', 'desk-dim', 'desk-lit', 'desk-hover'];
const ASKED = ['asked', 'asked-far'];
const PAPER = ['paper', 'paper-aged', 'paper-lit', 'field', 'choice', 'choice-taken'];
const SEATS = ['amber', 'red', 'blue', 'green', 'violet', 'teal', 'brown', 'grey'].map((colour) => `seat-${colour}`);

/**
 * Colors that lie on one another in different blocks of the style sheets. Pairs within one block are found by
 * themselves.
 */
const PAIRS: readonly Pair[] = [
  ...pairs(TEXT, [...DESK, ...ASKED, 'own-line-on-desk'], ['on-desk']),
  ...pairs(
    TEXT,
    ['desk-deep', 'desk', 'desk-raised', 'desk-dim', 'desk-field', 'own-line-on-desk'],
    ['on-desk-soft', 'lamp-text'],
  ),
  ...pairs(TEXT, ['desk-deep', 'desk', 'desk-raised'], ['field-green-on-desk']),
  ...pairs(SIGN, [...DESK, 'asked'], ['lamp-line', 'focus']),
  ...pairs(TEXT, PAPER, ['ink', 'ink-soft', 'wax', 'field-green', 'map-blue']),
  ...pairs(SIGN, ['paper', 'paper-aged', 'field'], ['paper-line', 'lamp-foot']),
  ...pairs(SIGN, ['paper', 'field'], ['lamp-edge']),
  ...pairs(TEXT, ['lamp', 'lamp-bright', 'lamp-sheen'], ['on-lamp']),
  ...pairs(TEXT, ['wax'], ['on-wax']),
  ...pairs(TEXT, ['field-green'], ['paper']),
  ...pairs(TEXT, ['idle'], ['on-idle']),
  ...pairs(TEXT, ['option-idle'], ['on-option-idle']),
  ...pairs(TEXT, ['error'], ['on-error']),
  ...pairs(TEXT, SEATS, ['on-seat']),
  ...pairs(SIGN, ['paper', 'paper-aged'], SEATS),
  ...pairs(TEXT, ['qr-paper'], ['qr-ink']),
  ...pairs(TEXT, ['stage'], ['on-stage', 'on-stage-soft', 'stage-good', 'stage-bad']),
];

/** Lines, edges and shades that separate things which are clear without them, and see-through grounds. */
const DECORATION = [
  'desk-line',
  'paper-edge',
  'seat-edge',
  'hover',
  'own-line-on-paper',
  'shade',
  'shade-deep',
  'picture-dim',
  'picture-lit',
  'scrim',
  'stage-glow',
  'stage-line',
];

describe.each(THEMES)('the %s theme', (name) => {
  const palette = new Palette([theme], name);

  it('keeps text readable on the colors that it is named for', () => {
    expect(unreadable(palette, PAIRS)).toEqual([]);
  });

  it('keeps text readable wherever a block of a style sheet gives it a ground', () => {
    const named = new Set(palette.names);
    const found = folders.flatMap(sheetsIn).flatMap(pairsOf);
    const known = found.filter(({ on, what }) => named.has(on) && named.has(what));
    expect(known.length).toBeGreaterThan(40);
    expect(unreadable(palette, known)).toEqual([]);
  });

  it('has no colour of which nothing is said', () => {
    const said = new Set([...PAIRS.flatMap(({ on, what }) => [on, what]), ...DECORATION]);
    expect(palette.names.filter((colour) => !said.has(colour))).toEqual([]);
  });
});

test('a colour that cannot be read is found in the theme that has it, and only there', () => {
  const planted = theme.replace(/(\[data-theme='light'\] \{[^}]*--on-desk-soft:) #[\da-f]{6}/, '$1 #a08c66');
  expect(planted).not.toBe(theme);
  expect(unreadable(new Palette([planted], 'dark'), PAIRS)).toEqual([]);
  expect(unreadable(new Palette([planted], 'light'), PAIRS)).toContainEqual(
    expect.stringMatching(/^--on-desk-soft on --desk: 2\.\d\d, not 4\.5$/),
  );
});

test('contrast is worked out as WCAG does', () => {
  const palette = new Palette(
    [':root { --desk: #fff; --a: #000; --b: var(--c); --c: #777777; --d: rgb(0 0 0 / 50%); }'],
    'dark',
  );
  expect(palette.contrast({ on: 'desk', what: 'a' })).toBeCloseTo(21, 5);
  expect(palette.contrast({ on: 'desk', what: 'b' })).toBeCloseTo(4.478, 3);
  expect(palette.contrast({ on: 'desk', what: 'd' })).toBeCloseTo(3.95, 1);
});
