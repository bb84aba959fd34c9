import { COMPLETE_LANGUAGES, inLanguage, isComplete, LANGUAGES, wholeIn } from './languages';

test('English and French are complete, and a language that nobody has added is not', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr']));
  expect(COMPLETE_LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr']));
  expect([isComplete('en'), isComplete('xx'), isComplete('toString')]).toEqual([true, false, false]);
});

test('words that a language lacks are English, one by one', () => {
  const words = { en: { yes: 'yes', no: 'no' }, de: { yes: 'ja' } };
  expect(inLanguage(words, 'de')).toEqual({ yes: 'ja', no: 'no' });
  expect(inLanguage(words, 'pl')).toEqual({ yes: 'yes', no: 'no' });
  expect(inLanguage(words, 'en')).toEqual({ yes: 'yes', no: 'no' });
});

test('a whole that a language lacks is English', () => {
  const books = { en: ['rules'], de: ['Regeln'] };
  expect([wholeIn(books, 'de'), wholeIn(books, 'pl')]).toEqual([['Regeln'], ['rules']]);
});
