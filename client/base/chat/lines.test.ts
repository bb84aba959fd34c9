import type { ChatLine } from '../../../shared/protocol/rooms';
import { line, numbers } from '../../testing/lines';
import { heardLines, tidyLine, unreadIn, wasSaid } from './lines';

test('unread is what others said after the last line read', () => {
  const lines = [line(1), line(2, { name: 'Bob' }), line(3), line(5, { name: 'Bob' })];
  expect(unreadIn(lines, 0, 'Anna')).toBe(2);
  expect(unreadIn(lines, 2, 'Anna')).toBe(1);
  expect(unreadIn(lines, 2, null)).toBe(2);
  expect(unreadIn(lines, 5, null)).toBe(0);
});

test('what was sent has been said when it came back as a new line of ours', () => {
  const sent = { name: 'Anna', text: 'yes', after: 3 };
  expect(wasSaid([line(3, { text: 'yes' })], sent)).toBe(false);
  expect(wasSaid([line(4, { text: 'yes', name: 'Bob' })], sent)).toBe(false);
  expect(wasSaid([line(4), line(5, { text: 'yes' })], sent)).toBe(true);
});

test('a line is sent on one line, without the signs that come along with pasted text', () => {
  expect(tidyLine('  one\n two\t three ')).toBe('one two three');
  expect(tidyLine('\u200e12:30\u202c \u0007ok')).toBe('12:30 ok');
  expect(tidyLine('e\u0301')).toBe('\u00e9');
  expect(tidyLine('👩‍👧 مرحبا')).toBe('👩‍👧 مرحبا');
  expect(tidyLine(' \u200e ')).toBe('');
});

test('lines of people whom the reader has muted are left out; what the room tells of them stays', () => {
  const told: ChatLine = { n: 2, kind: 'told', told: { what: 'locked', by: 'Anna' }, at: 2 };
  const lines = [line(1), told, line(3, { name: 'Ben' })];
  expect(numbers(heardLines(lines, ['Anna']))).toEqual([2, 3]);
  expect(heardLines(lines, [])).toBe(lines);
});
