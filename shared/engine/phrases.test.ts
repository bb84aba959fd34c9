import { isPhrase, type Phrases, phraseText } from './phrases';

const phrases: Phrases = {
  words: { place: ['place.north', 'place.south'] },
  said: [
    { id: 'meet', slots: { place: 'place', n: { from: 1, to: 3 } } },
    { id: 'yes', slots: {} },
  ],
};

test.each([
  ['meet', { place: 'place.north', n: 3 }, true],
  ['yes', {}, true],
  ['no', {}, false],
  ['yes', { n: 1 }, false],
  ['meet', { place: 'place.north' }, false],
  ['meet', { place: 'place.west', n: 1 }, false],
  ['meet', { place: 'place.north', n: 4 }, false],
  ['meet', { place: 'place.north', n: 1.5 }, false],
  ['meet', { place: 'place.north', n: '1' }, false],
  ['meet', { place: 1, n: 1 }, false],
  ['meet', { place: 'place.north', n: 1, more: 1 }, false],
  ['meet', { constructor: 'place.north', n: 1 }, false],
])('phrase %s with %j: %j', (id, slots: Record<string, string | number>, fits) => {
  expect(isPhrase(phrases, { id, slots })).toBe(fits);
});

test('a game without phrases has none', () => {
  expect(isPhrase(undefined, { id: 'yes', slots: {} })).toBe(false);
});

test('the sentence of a phrase has words as texts of their own, so that each language can bend them', () => {
  expect(phraseText({ id: 'meet', slots: { place: 'place.north', n: 2 } })).toEqual({
    m: 'phrase.meet',
    p: { place: { m: 'place.north' }, n: 2 },
  });
});
