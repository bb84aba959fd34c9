import { breadthOf, labelOf } from './label';

test('a short name stays on one line, in the letters that are wanted', () => {
  expect(labelOf('Paris', 100, 14)).toEqual({ lines: ['Paris'], size: 14 });
});

test('a long name is broken at the gap nearest its middle, in the smallest letters that can be read', () => {
  expect(labelOf('Ministry of Propaganda', 100)).toEqual({ lines: ['Ministry of', 'Propaganda'], size: 12 });
  expect(labelOf('Ministère de la Propagande', 130, 14)).toEqual({
    lines: ['Ministère de', 'la Propagande'],
    size: 12,
  });
});

test('a long name without a gap stays whole, to be squeezed', () => {
  expect(labelOf('Deutschlandhalleplatz', 60).lines).toEqual(['Deutschlandhalleplatz']);
});

test('a longer name is broader', () => {
  expect(breadthOf('Wolfsschlucht')).toBeGreaterThan(breadthOf('Paris'));
});
