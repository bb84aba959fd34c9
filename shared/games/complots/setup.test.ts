import { seat } from '../../engine/ask';
import { testKeys } from '../../testing/playout';
import { complots } from '.';
import { checkOptions, setup } from './setup';

const over = { outcome: 'ranked', reason: 'last-alive', places: [[seat(2)], [seat(0)], [seat(1)]], facts: {} } as const;

test('the winner of the last game begins, in the seat where that person sits now [R38]', () => {
  const keys = testKeys(complots, 1);
  const begun = [0, 1, 2].map(
    (now) =>
      setup({ seats: 3, options: {}, keys, previous: { over, now: [null, null, seat(now)] } }).core.pub.turn.seat,
  );
  expect(begun).toEqual([0, 1, 2]);
});

test('a seat that is not there cannot begin', () => {
  expect([checkOptions(3, { firstSeat: '4' }), checkOptions(4, { firstSeat: '4' })]).toEqual([
    'error.bad-options',
    null,
  ]);
});
