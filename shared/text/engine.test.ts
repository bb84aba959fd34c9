import { engineMessages } from './engine';
import { misspaced } from './spacing';

test('the sentences of the engine exist in both languages, spaced as French is', () => {
  expect(Object.keys(engineMessages.fr)).toEqual(Object.keys(engineMessages.en));
  expect(Object.values(engineMessages.fr).flatMap((sentence) => misspaced('fr', sentence))).toEqual([]);
});
