import { makeRenderer } from './render';
import { unbroken } from './spacing';

test('French punctuation does not start a line, guillemets stay with their words', () => {
  expect(unbroken('Jouer « Embuscade » : 20 % ? Oui !')).toBe(
    'Jouer «\u00A0Embuscade\u00A0»\u00A0: 20\u00A0%\u00A0? Oui\u00A0!',
  );
});

test('only French is spaced so', () => {
  const catalogue = { a: 'a : {x}' };
  expect(makeRenderer('fr', catalogue).render({ m: 'a', p: { x: 'b ?' } })).toBe('a\u00A0: b\u00A0?');
  expect(makeRenderer('en', catalogue).render({ m: 'a', p: { x: 'b ?' } })).toBe('a : b ?');
});
