import { firstLanguage } from './language';

test.each([
  [null, ['fr-CA', 'en'], 'fr'],
  [null, ['xx', 'fr'], 'fr'],
  [null, ['xx'], 'en'],
  [null, [], 'en'],
  ['en', ['fr'], 'en'],
  ['xx', ['fr'], 'fr'],
])('stored %j, preferred %j: %s', (stored, preferred, language) => {
  expect(firstLanguage(stored, preferred)).toBe(language);
});
