import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The elements of an SVG whose words people read or hear. */
const SAID = /<(?:text|tspan|title|desc)\b(?:\$?\{[^}]*\}|[^>{])*>([^<]*)/g;

/** The words that a picture, or code that writes one, has in itself; what code fills in comes from the catalogues. */
function wordsOf(source: string): readonly string[] {
  return [...source.matchAll(SAID)]
    .map(([, said = '']) => said.replace(/\$?\{[^}]*\}?/g, ''))
    .filter((said) => /\p{L}{2}/u.test(said));
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:svg|css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test('no picture has words in itself: they could not be read in another language', () => {
  expect(files.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(1);
  const found = files.map((file) => [file, wordsOf(readFileSync(path.join(__dirname, file), 'utf8'))] as const);
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
});

test('planted words are found, and what is filled in is none', () => {
  expect(wordsOf('<svg><title>The lamp</title><text x="1">Berlin</text><text>B</text></svg>')).toEqual([
    'The lamp',
    'Berlin',
  ]);
  expect(wordsOf('background: url("data:image/svg+xml,<svg><text>Réussi</text></svg>")')).toEqual(['Réussi']);
  expect(wordsOf('`<text x="${x}">${said}</text>` <text>{title}</text>')).toEqual([]);
});
