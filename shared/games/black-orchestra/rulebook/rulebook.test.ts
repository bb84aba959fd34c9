import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type * as Languages from '../../../engine/languages';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../engine/languages';
import type { Rulebook, RuleParagraph } from '../../../engine/rulebook';
import { EDITION_IDS, type EditionId } from '../board/editions';
import { ASKED } from '../rules/standing';
import { rulebook } from '.';
import { filled } from './figures';

const GAME = join(__dirname, '..');
const DOCUMENT = readFileSync(join(GAME, '../../../docs/rules/black-orchestra.md'), 'utf8');

function book(edition: EditionId, language: CompleteLanguage): Rulebook {
  return edition === 'first' ? (rulebook.wordings?.['first']?.[language] ?? []) : rulebook.usual[language];
}

type Books = Readonly<Record<string, Rulebook>>;

function paragraphs(of: Rulebook): readonly RuleParagraph[] {
  return of.flatMap((chapter) => chapter.paragraphs);
}

/** All that a player reads of a paragraph. */
function sentences({ title, lines, table }: RuleParagraph): readonly string[] {
  return [title, ...lines.map(({ text }) => text), ...(table === undefined ? [] : [table.head, ...table.rows].flat())];
}

function numbersOf(of: Rulebook): ReadonlySet<string> {
  return new Set(paragraphs(of).flatMap(({ rules }) => rules));
}

/** The numbers of the rules that the code gives as reasons: `because(..., '12.1')` and `rule: '12.1'`. */
function citedByReasons(): readonly string[] {
  const files = readdirSync(GAME, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /[.]ts$/.test(file) && !/[.]test[.]ts$|testing\/|rulebook\//.test(file));
  return sources.flatMap((file) => {
    const text = readFileSync(join(GAME, file), 'utf8');
    if (!/because\(|reason\.motivation\(|rule: /.test(text)) return [];
    return [...text.matchAll(/(?:[,(] |,\n\s*|rule: )'(R?\d+(?:\.\d+)?)'/g)].map(([, rule = '']) => rule);
  });
}

/** The numbers of the normative text: sections, items of their numbered lists, rulings. */
function numbersOfDocument(): readonly string[] {
  let section = '';
  return DOCUMENT.split('\n').flatMap((line) => {
    const heading = /^##+ (\d+(?:\.\d+)?)\.? /.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    const item = /^(\d+)\. /.exec(line)?.[1];
    const ruling = /^- \*\*(R\d+)\*\*/.exec(line)?.[1];
    return [heading, item === undefined ? undefined : `${section}.${item}`, ruling].filter((one) => one !== undefined);
  });
}

/** What only the first edition has, and what only the second. */
const FIRST_ONLY = /^16[.]|^R(25|32|33|34)$/;

describe.each(EDITION_IDS)('The rules for players, %s edition', (edition) => {
  it('tell each rule of the normative text that the edition has', () => {
    const told = numbersOf(book(edition, 'en'));
    const wanted = numbersOfDocument().filter((rule) => edition === 'first' || !FIRST_ONLY.test(rule));
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((rule) => !told.has(rule))).toEqual([]);
  });

  it('tell no rule under a number that the normative text does not have', () => {
    const known = new Set(numbersOfDocument());
    expect([...numbersOf(book(edition, 'en'))].filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('have a paragraph for each rule that the code gives as a reason', () => {
    const cited = new Set(citedByReasons());
    expect(cited.size).toBeGreaterThan(15);
    const told = numbersOf(book(edition, 'en'));
    expect([...cited].filter((rule) => !told.has(rule))).toEqual([]);
  });

  it('name as moments at which holders are asked only those at which they are (bug: “an event is about to be drawn”)', () => {
    for (const language of COMPLETE_LANGUAGES) {
      const windows = paragraphs(book(edition, language)).find(({ id }) => id === 'windows');
      const items = windows?.lines.filter(({ kind }) => kind === 'item') ?? [];
      const asked = Object.values(ASKED).filter((when) => when === 'each-time');
      // The dice of a plot, gathered or rolled, are one item.
      expect(items).toHaveLength(asked.length - 1);
      expect(items.filter(({ text }) => /drawn|pioché/.test(text))).toEqual([]);
      expect(windows?.lines.at(-1)?.text).toMatch(/^Before an event is drawn nobody|^Avant la pioche d’un événement/);
    }
  });
});

test('each edition is told in its own terms', () => {
  const said = (edition: EditionId, language: 'en' | 'fr') =>
    paragraphs(book(edition, language))
      .filter(({ id }) => id !== 'editions')
      .flatMap(sentences)
      .join('\n');
  expect(said('first', 'en')).not.toMatch(/\b(motivated|reckless|illegal)\b/i);
  expect(said('first', 'fr')).not.toMatch(/motivé»|téméraire|illégale/i);
  expect(said('second', 'en')).not.toMatch(/\b(zealous|restricted)\b/i);
});

test('the numbers in the sentences are those of the rules', () => {
  const line = (id: string) =>
    paragraphs(rulebook.usual.en)
      .find((one) => one.id === id)
      ?.lines.map(({ text }) => text)
      .join(' ');
  expect(line('support')).toContain('It begins at 2 in an easy game, 3 in a standard one, 4 in a hard one.');
  expect(line('parts')).toContain('84 events, 12 for each of 7 stages: 62 standard, 15 important and 7 key events.');
  expect(line('plot.example')).toContain('With 6 dice, 28.0% of all rolls succeed and 26.3% are detected.');
  expect(line('plot.example')).toContain('With 9 dice, the best number, 38.8% succeed');
});

test('a sentence with a figure that there is not is refused', () => {
  expect(filled('{n} dice', { n: '3' })).toBe('3 dice');
  expect(() => filled('{m} dice', { n: '3' })).toThrow(RangeError);
});

test('what a begun language lacks of the rules is English, in each edition', async () => {
  jest.resetModules();
  jest.doMock<typeof Languages>('../../../engine/languages', () => {
    const actual = jest.requireActual<typeof Languages>('../../../engine/languages');
    const forLanguages: typeof actual.forLanguages = (make) => ({
      ...actual.forLanguages(make),
      xx: make('xx' as 'en'),
    });
    return { ...actual, forLanguages };
  });
  const { rulebook: begun } = await import('.');
  const usual: Books = begun.usual;
  const first: Books = begun.wordings?.['first'] ?? {};
  expect(usual['xx']).toEqual(usual['en']);
  expect(first['xx']).toEqual(first['en']);
  expect(first['xx']).not.toEqual(usual['xx']);
});
