import { Spent } from './spent';

it('counts what packets of a kind cost, and names the dearest kind first', () => {
  const spent = new Spent();
  for (const ms of [0.2, 0.5, 4.9]) spent.note('choose', ms);
  spent.note('preview', 7);
  expect(spent.lines()).toEqual([
    'preview: at most 7.0 ms (<=0.5: 0, <=1: 0, <=2: 0, <=5: 0, <=10: 1, more: 0)',
    'choose: at most 4.9 ms (<=0.5: 2, <=1: 0, <=2: 0, <=5: 1, <=10: 0, more: 0)',
  ]);
});
