import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');
const BOX = 'declaration-property-value-disallowed-list';

/** Lints sources as if each were a style sheet of the table. */
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import stylelint from 'stylelint';
  const found = [];
  for (const code of JSON.parse(readFileSync(0, 'utf8'))) {
    const { results } = await stylelint.lint({ code, codeFilename: 'client/table/table.css' });
    found.push(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)));
  }
  console.log(JSON.stringify(found));
`;

/** What the rules must find: a rule, and a style sheet that breaks it alone. */
const PLANTS: readonly (readonly [string, string])[] = [
  [BOX, '.a { font-size: 0.9rem; }'],
  [BOX, '.a { font-size: 90%; }'],
  [BOX, '.a { font: 700 15px/1.2 var(--narrow); }'],
  [BOX, '.a { font-size: clamp(1rem, 2vw, var(--size-title)); }'],
  [BOX, '.a { padding: 0 7px; }'],
  [BOX, '.a { margin-top: -0.3em; }'],
  [BOX, '.a { margin: calc(2px + var(--space-2)); }'],
  [BOX, '.a { row-gap: 5px; }'],
  [BOX, '.a { gap: 0 1rem; }'],
  [BOX, '.a { scroll-margin-top: 12px; }'],
  [BOX, '.a { z-index: 3; }'],
  [BOX, '.a { z-index: calc(var(--level-map) + 1); }'],
  [BOX, ".a::before { content: 'Your turn'; }"],
  [BOX, '.a::after { content: counter(n) ". " "à"; }'],
  ['at-rule-disallowed-list', '@layer table { .a { top: 0; } }'],
  ['at-rule-disallowed-list', "@import './b.css';"],
  ['block-no-empty', '.a { }'],
  ['declaration-block-no-duplicate-properties', '.a { top: 0; top: 1px; }'],
  ['declaration-block-no-redundant-longhand-properties', '.a { top: 0; right: 0; bottom: 0; left: 0; }'],
  ['declaration-block-no-shorthand-property-overrides', '.a { padding-left: 0; padding: var(--space-1); }'],
  ['no-duplicate-selectors', '.a { top: 0; } .b { top: 0; } .a { left: 0; }'],
  ['property-no-unknown', '.a { paddding: 0; }'],
  ['selector-disallowed-list', '.a:is(:hover, :focus-visible) { top: 0; }'],
  ['selector-max-id', '#a { top: 0; }'],
  ['shorthand-property-no-redundant-values', '.a { margin: 0 0; }'],
  ['--report-descriptionless-disables', '/* stylelint-disable-next-line selector-max-id */\n#a { top: 0; }'],
];

const ALLOWED: readonly string[] = [
  '.a { font: 700 var(--size-label)/1.2 var(--narrow); }',
  '.a { font-size: clamp(var(--size-text), 1.4vw, var(--size-title)); }',
  '.a { margin: calc(-1 * var(--space-2)) auto 0; }',
  '.a { padding-bottom: calc(var(--space-2) + env(safe-area-inset-bottom)); }',
  '.a { z-index: var(--level-map); }',
  ".a::after { content: counter(n) '. ' attr(data-n) ' …' / ''; }",
  '.a { top: 7px; min-width: 44px; border: 1px solid; }',
  '.a:hover, .a:is(.b, .c):hover { top: 0; }',
];

describe('the rules for styles', () => {
  const sheets = [...PLANTS.map(([, code]) => code), ...ALLOWED];
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: ROOT,
    input: JSON.stringify(sheets),
    encoding: 'utf8',
  });
  const found = JSON.parse(out) as readonly (readonly string[])[];

  it.each(PLANTS.map(([rule, code], i) => [rule, code, i] as const))('%s finds %s', (rule, _, i) => {
    expect(found[i]).toEqual([rule]);
  });

  it.each(ALLOWED.map((code, i) => [code, PLANTS.length + i] as const))('%s passes', (_, i) => {
    expect(found[i]).toEqual([]);
  });
});
