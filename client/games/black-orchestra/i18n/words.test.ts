import { misread } from '../../../../shared/testing/misread';
import { makeRenderer } from '../../../../shared/text/render';
import { misspaced } from '../../../../shared/text/spacing';
import { en } from './en';
import { fr } from './fr';

const words = { en, fr };

/** The placeholders a message names, without those inside plural branches. */
function placeholders(message: string): readonly string[] {
  return [
    ...new Set([...message.matchAll(/(?<!(?:=\d+|\b(?:one|other)) )\{(\w+)(?=[},])/g)].map((match) => match[1] ?? '')),
  ].sort();
}

test('both languages have the same messages with the same placeholders', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const [id, message] of Object.entries(en)) {
    expect([id, placeholders(fr[id as keyof typeof en])]).toEqual([id, placeholders(message)]);
  }
});

test('every message renders in both languages, for none, one and many', () => {
  for (const language of ['en', 'fr'] as const) {
    const text = makeRenderer(language, words[language]);
    for (const [id, message] of Object.entries(words[language])) {
      for (const n of [0, 1, 2]) {
        const p = Object.fromEntries(placeholders(message).map((name) => [name, n]));
        expect(text.render({ m: id, p })).not.toBe('');
      }
    }
  }
});

test('a place that a plot needs is worded as it is once it is met (found: “✓ Hitler has to be in a space that is not fortified”)', () => {
  const placed = (state: string) =>
    Object.keys(en).flatMap((id) => (id.startsWith(`bo.${state}.place.`) ? [id.split('.').at(-1)] : []));
  expect(placed('met')).toEqual(placed('need'));
});

test('apostrophes are typographic: the plain one is special in ICU messages', () => {
  for (const message of [...Object.values(en), ...Object.values(fr)]) expect(message).not.toContain("'");
});

test('the French words have a space that never breaks before each sign that takes one (bug: lines began with signs)', () => {
  expect(Object.entries(fr).filter(([, message]) => misspaced('fr', message).length > 0)).toEqual([]);
});

test('things are counted with a plural, and percent is written as each language does (bug: "2 × eagle", "0.0 %")', () => {
  const [english, french] = (['en', 'fr'] as const).map((language) => makeRenderer(language, words[language]));
  const both = (m: string, p: Readonly<Record<string, number>>) => [
    english?.render({ m, p }),
    french?.render({ m, p }),
  ];
  expect(both('bo.roll.sum.eagle', { n: 2 })).toEqual(['2 eagles', '2\u00a0aigles']);
  expect(both('bo.roll.sum.target', { n: 1 })).toEqual(['1 target', '1\u00a0cible']);
  expect(both('bo.attempt.eagles.from', { n: 1 })).toEqual(['at 1 eagle', 'dès 1\u00a0aigle']);
  expect(both('bo.plot.percent', { value: 0 })).toEqual(['0%', '0\u00a0%']);
});

test.each(['en', 'fr'] as const)('the words in %s read the same with a parser and without', (language) => {
  expect(misread(words[language])).toEqual([]);
});
