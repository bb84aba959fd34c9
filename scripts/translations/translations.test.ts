import { existsSync } from 'node:fs';
import path from 'node:path';

import { IntlMessageFormat } from 'intl-messageformat';

import { COMPLETE_LANGUAGES, LANGUAGES } from '../../shared/engine/languages';
import { misspaced } from '../../shared/text/spacing';
import { allSources, type Source } from './catalogues';
import { gapsOf, linesOf } from './compare';

const sourceOf = (all: Readonly<Record<string, Readonly<Record<string, string>>>>, file = 'i18n'): Source => ({
  file,
  words: (language) => all[language] ?? {},
});

const english = { yes: 'Yes', no: 'No', 'item.map': 'map' };

test('what is missing in a language, and what English has not, is listed by place and id', () => {
  const sources = [
    sourceOf({ en: english, de: { yes: 'Ja', yse: 'Ja', 'item.map.gender': 'f' } }),
    sourceOf({ en: english, de: english }, 'whole'),
  ];
  expect(linesOf(gapsOf(sources, 'de'))).toEqual([
    'i18n: 2 missing, 1 that English has not',
    '  - no',
    '  - item.map',
    '  + yse',
  ]);
});

test('a language that nobody has begun lacks everything, and one that has all has no gap', () => {
  expect(gapsOf([sourceOf({ en: english })], 'pl')).toEqual([
    { file: 'i18n', missing: ['yes', 'no', 'item.map'], unknown: [] },
  ]);
  expect(gapsOf([sourceOf({ en: english, pl: english })], 'pl')).toEqual([]);
});

test.each(COMPLETE_LANGUAGES)(
  'a complete language lacks nothing and has nothing that English has not (%s)',
  async (language) => {
    expect(linesOf(gapsOf(await allSources(), language))).toEqual([]);
  },
);

test('every place has words in English', async () => {
  const sources = await allSources();
  expect(sources.filter(({ words }) => Object.keys(words('en')).length === 0)).toEqual([]);
  expect(sources.length).toBeGreaterThanOrEqual(11);
});

test('every place is one that exists (found: games without a file of messages were sent to one)', async () => {
  const places = (await allSources()).map(({ file }) => file.replace(/ \(.*\)$/, ''));
  expect(places.filter((place) => !existsSync(path.join(__dirname, '..', '..', place)))).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('as far as it goes, %s', (language) => {
  test('has no sentence that English has not', async () => {
    expect(gapsOf(await allSources(), language).flatMap(({ unknown }) => unknown)).toEqual([]);
  });

  test('is written in MessageFormat, without the apostrophe that is a quote there, and spaced by its rules', async () => {
    const messages = (await allSources()).flatMap(({ words }) => Object.entries(words(language)));
    const wrong = messages.filter(([, message]) => message.includes("'") || misspaced(language, message).length > 0);
    expect(wrong).toEqual([]);
    for (const [, message] of messages) expect(() => new IntlMessageFormat(message, language)).not.toThrow();
  });
});
