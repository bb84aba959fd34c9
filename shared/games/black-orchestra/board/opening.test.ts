import { openingOf } from './opening';

test('Berlin is always open [BO 6]', () => {
  expect([1, 4, 7].map((stage) => openingOf('zeughaus', stage))).toEqual(['open', 'open', 'open']);
});

test('another space opens in its stage [BO 6]', () => {
  expect([2, 3, 7].map((stage) => openingOf('prague', stage))).toEqual(['opens-later', 'open', 'open']);
});

test('a marked space closes for good in stage 7 [BO 6]', () => {
  expect([4, 5, 6, 7].map((stage) => openingOf('smolensk', stage))).toEqual([
    'opens-later',
    'open',
    'open',
    'closed-for-good',
  ]);
});
