import type { Option } from '../../../../shared/engine/ask';
import { bestOf, oddsOf } from './odds';

const option = (p: Readonly<Record<string, number>>): Option => ({
  key: 'dice:2',
  label: { m: 'option.plot-dice', p },
});

const odds = (n: number, success: number, detected: number) => ({
  n,
  success,
  detected,
  quiet: 100 - success - detected,
});

test('the chances are read from the option', () => {
  const odds = { n: 2, success: 12.5, quiet: 50, detected: 37.5 };
  expect(oddsOf(option(odds))).toEqual(odds);
});

test('an option without chances has none', () => {
  expect(oddsOf(option({ n: 2 }))).toBeNull();
  expect(oddsOf({ key: 'stop', label: { m: 'option.stop' } })).toBeNull();
});

test('the best number of dice succeeds most often; among equals it is detected least', () => {
  expect(bestOf([odds(1, 0, 10), odds(2, 20, 30), odds(3, 18, 50)])).toBe(2);
  expect(bestOf([odds(2, 5, 30), odds(1, 5, 16.7)])).toBe(1);
});

test('nothing is called best when nothing can succeed', () => {
  expect([bestOf([odds(1, 0, 16.7), odds(2, 0, 30)]), bestOf([])]).toEqual([null, null]);
});
