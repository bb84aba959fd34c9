import { seat } from '../../../shared/engine/ask';
import { awaitedSince } from './awaited-since';

test('a seat is awaited since the oldest of its waits', () => {
  const since = [
    { seat: seat(1), kind: 'a', since: 50 },
    { seat: seat(1), kind: 'b', since: 20 },
  ];
  expect(awaitedSince(since, seat(1))).toBe(20);
  expect(awaitedSince(since, seat(0))).toBeNull();
});
