import { farLabelOf, labelOf } from './label';

test('a short name stays on one line', () => {
  expect(labelOf('Paris', 100).lines).toEqual(['Paris']);
});

test('a long name is broken at the gap nearest its middle', () => {
  expect(labelOf('Ministry of Propaganda', 100).lines).toEqual(['Ministry of', 'Propaganda']);
  expect(labelOf('Ministère de la Propagande', 130).lines).toEqual(['Ministère de', 'la Propagande']);
});

test('a long name without a gap stays whole, to be squeezed', () => {
  expect(labelOf('Deutschlandhalleplatz', 60).lines).toEqual(['Deutschlandhalleplatz']);
});

test('names seen from afar are larger', () => {
  expect(farLabelOf('Paris', 142).size).toBeGreaterThan(labelOf('Paris', 142).size);
});
