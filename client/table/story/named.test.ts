import { namedIn } from './named';

test.each([
  ['nobody', 'The event deck is empty.', ['The event deck is empty.']],
  ['somebody at the beginning', 'Erich Kordt moves to Munich.', ['<Erich Kordt>', ' moves to Munich.']],
  [
    'two people, one of them twice',
    'Erich Kordt gives Hans Oster the Keys; Erich Kordt',
    ['<Erich Kordt>', ' gives ', '<Hans Oster>', ' the Keys; ', '<Erich Kordt>'],
  ],
  ['somebody after an article', 'Le tour d’Hans Oster.', ['Le tour d’', '<Hans Oster>', '.']],
])('a sentence that names %s has each name as a piece of its own', (_, sentence, pieces) => {
  expect(
    namedIn(sentence, ['Hans Oster', 'Erich Kordt']).map(({ words, name }) => (name === null ? words : `<${name}>`)),
  ).toEqual(pieces);
});

test('a sentence in pieces is the same sentence', () => {
  const sentence = 'Hans Oster and Erich Kordt wait for Hans Oster.';
  expect(
    namedIn(sentence, ['Erich Kordt', 'Hans Oster'])
      .map(({ words }) => words)
      .join(''),
  ).toBe(sentence);
});
