import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { withQueries } from './base/breakpoints';
import { inLayer } from './base/layers';

/** One file of the client, by its path in it. */
interface Source {
  readonly file: string;
  readonly text: string;
}

/** Where colours are given names, and where sizes are. */
const PALETTE = /(^|\/)(theme|palette)\.css$/;
const BREAKPOINTS = 'base/breakpoints.ts';
/** The colour of a piece stands beside its letter, and those of a portrait beside its hat: each is described in one place. */
const PIECES = /^games\/[\w-]+\/(pieces|portraits\/looks|end\/cards\/ink)\.ts$/;

const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|gold|tan)\b(?=[^{}:]*[;}])/gi;
const SIZE =
  /@(?:media|container)[^{]*\d(?:px|r?em)[^{]*|\(\s*(?:min|max)-(?:width|height)\s*:[^)]*\)|matchMedia\(['"`]/g;

const folder = __dirname;
const sources: readonly Source[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(folder, file), 'utf8') }));
const styles = sources.filter(({ file }) => file.endsWith('.css'));

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '');
}

/** The colours that have no name where they are used. */
function rawColours({ file, text }: Source): readonly string[] {
  if (PIECES.test(file)) return [];
  const code = withoutComments(text);
  if (file.endsWith('.css')) {
    const used = PALETTE.test(file) ? code.replace(/--[\w-]+:[^;]*;/g, '') : code;
    return [...used.matchAll(COLOUR)].map(([colour]) => colour);
  }
  const quoted = [...code.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(([, , word]) => word ?? '');
  return quoted.filter((word) => /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\(.*)$/i.test(word));
}

/** The sizes of letters that stay as they are whatever size the user of a browser has set. */
function fixedLetters({ file, text }: Source): readonly string[] {
  if (!file.endsWith('.css')) return [];
  return [...withoutComments(text).matchAll(/(?<![\w-])font(?:-size)?:[^;}]*?\d(?:px|pt|cm|mm|in|pc)\b[^;}]*/g)].map(
    ([letters]) => letters,
  );
}

/** The sizes of windows and boxes that have no name where they are used. */
function rawSizes({ file, text }: Source): readonly string[] {
  if (file === BREAKPOINTS) return [];
  return [...withoutComments(text).matchAll(SIZE)].map(([size]) => size.trim());
}

/** The parts of a list of selectors: commas within brackets part nothing. */
function listed(selectors: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selectors) {
    depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim().replace(/\s+/g, ' '));
}

/** All selectors of a style sheet that something is said for, those within others with what stands around them. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  const around: (readonly string[])[] = [['']];
  const code = withoutComments(css).replace(/@(?:keyframes|property)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  for (const [, head = '', mark] of code.matchAll(/([^{};]*)([{};])/g)) {
    const outer = around.at(-1) ?? [];
    if (mark === '}') around.pop();
    else if (mark === ';') found.push(...outer);
    else if (head.trim().startsWith('@')) around.push(outer);
    else
      around.push(
        outer.flatMap((one) =>
          listed(head).map((own) => (own.includes('&') ? own.replace(/&/g, one) : `${one} ${own}`)),
        ),
      );
  }
  return [...new Set(found)];
}

const classesOf = (selector: string): readonly string[] => [
  ...new Set([...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
];

/**
 * What keeps a class from having one file. It belongs to the file that says what it is wherever it stands, in a selector with no other
 * class. A file says something of the classes of others only beside one of its own.
 */
function homeless(sheets: readonly Source[]): readonly string[] {
  const all = sheets.flatMap(({ file, text }) =>
    selectorsOf(text).map((selector) => ({ file, selector, classes: classesOf(selector) })),
  );
  const homes = new Map<string, Set<string>>();
  for (const { file, classes } of all) {
    const [only, ...others] = classes;
    if (only !== undefined && others.length === 0) homes.set(only, (homes.get(only) ?? new Set()).add(file));
  }
  const twice = [...homes]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `.${name}: ${[...files].join(', ')}`);
  const strange = all.filter(
    ({ file, classes }) => classes.length > 0 && classes.every((name) => homes.get(name)?.has(file) === false),
  );
  return [...twice, ...strange.map(({ file, selector }) => `${file}: ${selector}`)];
}

function found(rule: (source: Source) => readonly string[]): readonly string[] {
  return sources.flatMap((source) => rule(source).map((what) => `${source.file}: ${what}`));
}

describe('styles', () => {
  it('give every colour a name in theme.css or in the palette of a game', () => {
    expect(found(rawColours)).toEqual([]);
  });

  it('say the size at which a layout changes in base/breakpoints.ts only', () => {
    expect(found(rawSizes)).toEqual([]);
  });

  it('follow the size of letters that the browser is set to: none is in px', () => {
    expect(found(fixedLetters)).toEqual([]);
  });

  it('stand in folders that have a cascade layer', () => {
    for (const { file, text } of styles) expect(() => inLayer(file, text)).not.toThrow();
  });

  it('have one file for each class', () => {
    expect(homeless(styles)).toEqual([]);
  });

  it('name breakpoints that exist', () => {
    for (const { text } of styles) {
      const conditions = [...text.matchAll(/@(?:media|container) ([^{]*)/g)].map(([, condition]) => condition ?? '');
      for (const condition of conditions) expect(() => withQueries(condition)).not.toThrow();
    }
    expect(withQueries('(--home-columns)')).toMatch(/^\(min-width: [\d.]+em\)$/);
    expect(() => withQueries('(--home-column)')).toThrow(RangeError);
  });

  it('write what is filled in or chosen from a list with 16 px at least: smaller, and an iPhone zooms in and stays there', () => {
    const fields = styles.flatMap(({ file, text }) =>
      [...withoutComments(text).matchAll(/([^{};]*(?:input|select|textarea))\s*\{([^{}]*)\}/g)].flatMap(
        ([, selector = '', rules = '']) => {
          const size = /font(?:-size)?:[^;]*?--size-(label|small)/.exec(rules)?.[1];
          return size === undefined ? [] : [`${file}: ${selector.trim()} ${size}`];
        },
      ),
    );
    expect(fields).toEqual([]);
    const base = readFileSync(path.join(folder, 'base/base.css'), 'utf8');
    expect(base).toMatch(/^input,\nselect \{\n[^}]*font-size: max\(100%, var\(--size-text\)\);/m);
  });

  it('use every custom property that is defined, and define every one that is used', () => {
    const all = styles.map(({ text }) => withoutComments(text)).join('\n');
    const names = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, name]) => name))].sort();
    expect(names(/(?<=[\s{;])(--[\w-]+):/g)).toEqual(names(/var\((--[\w-]+)\)/g));
  });

  it('are the source of the colours of page and icon, which cannot use custom properties', () => {
    const theme = readFileSync(path.join(folder, 'base/theme.css'), 'utf8');
    const outside = ['index.html', 'public/lamp.svg'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const colours = outside.flatMap((text) => [...text.matchAll(/"(#[\da-f]{3,8})"/gi)].map(([, colour]) => colour));
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) expect(theme).toContain(`: ${colour};`);
  });
});

describe('planted', () => {
  test.each<Source>([
    { file: 'table/table.css', text: '.a { color: #fff; }' },
    { file: 'table/table.css', text: '.a { box-shadow: 0 0 2px rgb(0 0 0 / 20%); }' },
    { file: 'table/table.css', text: '.a { background: white }' },
    { file: 'games/toy/styles/board.css', text: '.a { --mine: #123456; }' },
    { file: 'base/theme.css', text: '.a { color: #fff; }' },
    { file: 'table/log/Log.tsx', text: 'const ink = "#221b13";' },
    { file: 'table/log/Log.tsx', text: "const ink = 'rgb(1 2 3)';" },
  ])('a colour without a name is found: $file $text', (source) => {
    expect(rawColours(source)).toHaveLength(1);
  });

  test.each<Source>([
    { file: 'base/theme.css', text: ':root { --ink: #221b13; --shade: rgb(0 0 0 / 20%); }' },
    { file: 'table/table.css', text: '/* #fff */ .red-flag { color: var(--ink); fill: currentcolor; }' },
    { file: 'table/log/Log.tsx', text: "const id = '#root';" },
  ])('what is no colour, or has a name, is not: $file $text', (source) => {
    expect(rawColours(source)).toEqual([]);
  });

  test.each<Source>([
    { file: 'table/table.css', text: '.a { font-size: 13.5px; }' },
    { file: 'games/toy/board.css', text: '.a { font: 700 14px/1.2 var(--narrow) }' },
    { file: 'table/table.css', text: '.a { font: 0.75rem/16px var(--narrow); }' },
    { file: 'table/table.css', text: '.a { font-size: clamp(1rem, 1.4vw, 24px); }' },
  ])('a size of letters that follows nothing is found: $file $text', (source) => {
    expect(fixedLetters(source)).toHaveLength(1);
  });

  test('a size of letters that follows the browser, and a size of something else, are not', () => {
    const text =
      '/* 14px */ .a { font: 700 0.875rem/1.2 var(--narrow); font-size: 0.9em; letter-spacing: 1px; padding: 4px }';
    expect(fixedLetters({ file: 'table/table.css', text })).toEqual([]);
  });

  test.each<Source>([
    { file: 'table/table.css', text: '@media (min-width: 900px) { .a { top: 0; } }' },
    { file: 'games/toy/board.css', text: '@container bo (width < 50rem) { .a { top: 0; } }' },
    { file: 'table/kit/useLayout.ts', text: "useMedia('(min-width: 900px)')" },
    { file: 'table/kit/useLayout.ts', text: "window.matchMedia('print')" },
  ])('a size without a name is found: $file $text', (source) => {
    expect(rawSizes(source)).toHaveLength(1);
  });

  test('a size of a thing, and a query of no size, are not', () => {
    const text =
      '@media (prefers-reduced-motion: reduce) { .a { min-width: 44px; } } @media (--table-columns) { .b { top: 1px; } }';
    expect(rawSizes({ file: 'table/table.css', text })).toEqual([]);
  });

  test.each<readonly [string, readonly Source[]]>([
    [
      'a class that two files describe',
      [
        { file: 'table/table.css', text: '.a { top: 0; }' },
        { file: 'table/log/log.css', text: '@media print { .a:hover { top: 1px; } }' },
      ],
    ],
    [
      'a class that a file describes beside none of its own',
      [
        { file: 'table/table.css', text: '.a { top: 0; } .b { top: 0; }' },
        { file: 'table/log/log.css', text: '.a { & > .b { top: 1px; } }' },
      ],
    ],
  ])('%s is found', (_, sheets) => {
    expect(homeless(sheets)).toHaveLength(1);
  });

  test('a class of another file beside an own one is not', () => {
    const sheets = [
      { file: 'table/table.css', text: '.a, .b:not(.a, .c) { top: 0; }' },
      { file: 'table/log/log.css', text: '.d { left: 0; } .d { & .a { top: 1px; } } .b .d { top: 2px; }' },
    ];
    expect(homeless(sheets)).toEqual([]);
  });

  test('a folder without a layer is found, and each layer declares the order of all', () => {
    expect(() => inLayer('tables/table.css', '')).toThrow(RangeError);
    expect(inLayer('base/theme.css', '')).toMatch(/^@layer base, kit, table, game;\n@layer base \{/);
    expect(inLayer('base/ui/sheet.css', '')).toContain('@layer kit {');
    expect(inLayer('table/kit/slip.css', '')).toContain('@layer kit {');
    expect(inLayer('app/lobby/lobby.css', '')).toContain('@layer table {');
    expect(inLayer('games/toy/styles/board.css', '')).toContain('@layer game {');
  });
});
