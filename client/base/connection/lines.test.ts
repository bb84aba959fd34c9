import type { ChatLine } from '../../../shared/protocol/rooms';
import { fc, runs } from '../../../shared/testing/properties';
import { line, numbers } from '../../testing/lines';
import { mergedLines } from './lines';

test('whatever comes twice, late or with gaps, every line is there once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      const lines = batches.reduce<readonly ChatLine[]>(
        (known, batch) =>
          mergedLines(
            known,
            batch.map((n) => line(n)),
          ),
        [],
      );
      expect(numbers(lines)).toEqual([...new Set(batches.flat())].sort((a, b) => a - b));
    }),
    runs(100),
  );
});

test('lines that are known already change nothing', () => {
  const known = [line(1), line(2)];
  expect(mergedLines(known, [line(1), line(2)])).toBe(known);
});

test('another line of the same number takes the place of those that a restored backup has forgotten', () => {
  const known = [line(1), line(2), line(3), line(4)];
  const lines = mergedLines(known, [line(1), line(2), line(3, { text: 'anew' })]);
  expect(lines).toEqual([line(1), line(2), line(3, { text: 'anew' })]);
});
