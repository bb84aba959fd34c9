import { firstLanguage } from './language';

test.each([
  [null, ['fr-CA', 'en'], 'fr'],
  [null, ['de', 'fr'], 'fr'],
  [null, ['de'], 'en'],
  [null, [], 'en'],
  ['en', ['fr'], 'en'],
  ['xx', ['fr'], 'fr'],
])('kept %j, preferred %j: %s', (kept, preferred, language) => {
  expect(firstLanguage(kept, preferred)).toBe(language);
});
