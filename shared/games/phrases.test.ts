import type { CompleteLanguage } from '../engine/languages';
import { type FilledPhrase, isPhrase, phraseText, type Slot } from '../engine/phrases';
import { makeRenderer } from '../text/render';
import { games } from './registry';

/** What may fill a slot: every word of it, or its first and last number. */
function fillings(words: Readonly<Record<string, readonly string[]>>, slot: Slot): readonly (string | number)[] {
  return typeof slot === 'string' ? (words[slot] ?? []) : [slot.from, slot.to];
}

describe.each(games.map((game) => ({ name: game.meta.name, game })))('the phrases of $name', ({ game }) => {
  it.each(['en', 'fr'] as const)('are sentences with every word in them (%s)', async (language: CompleteLanguage) => {
    const { phrases } = game.meta;
    if (phrases === undefined) return;
    const text = makeRenderer(language, (await game.load()).messages[language]);
    for (const { id, slots } of phrases.said) {
      const names = Object.keys(slots);
      for (const name of names) {
        expect(text.has(`phrase.slot.${name}`)).toBe(true);
        for (const value of fillings(phrases.words, slots[name] ?? '')) {
          const others: readonly (readonly [string, string | number])[] = names.map((other) => [
            other,
            fillings(phrases.words, slots[other] ?? '')[0] ?? '',
          ]);
          const filled: FilledPhrase = { id, slots: { ...Object.fromEntries(others), [name]: value } };
          expect(isPhrase(phrases, filled)).toBe(true);
          expect(text.render(phraseText(filled))).not.toMatch(/[{}]/);
        }
      }
      if (names.length === 0) expect(text.render(phraseText({ id, slots: {} }))).not.toBe('');
    }
  });
});
