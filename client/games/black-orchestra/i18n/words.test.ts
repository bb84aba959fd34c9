import { makeRenderer } from '../../../../shared/text/render';
import { en } from './en';
import { fr } from './fr';
import { words } from './words';

/** The placeholders a message names, without those inside plural branches. */
function placeholders(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1] ?? ''))].sort();
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

test('apostrophes are typographic: the plain one is special in ICU messages', () => {
  for (const message of [...Object.values(en), ...Object.values(fr)]) expect(message).not.toContain("'");
});
