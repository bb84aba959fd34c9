import { CHAT_LENGTH } from '../../shared/protocol/rooms';
import { readLine } from './text';

test.each([
  ['  we meet\n in\tBerlin ', 'we meet in Berlin'],
  ['e\u0301te\u0301', 'été'],
  ['<b>bold</b> 🎲', '<b>bold</b> 🎲'],
  ['not yet a character: \u{1fbff}', 'not yet a character: \u{1fbff}'],
  ['x'.repeat(CHAT_LENGTH), 'x'.repeat(CHAT_LENGTH)],
])('%j is read as %j', (typed, line) => {
  expect(readLine(typed)).toBe(line);
});

test.each(['', ' \n ', 'x'.repeat(CHAT_LENGTH + 1), 'a\u0000b', 'a\u202eb', '\ud800'])('%j is refused', (typed) => {
  expect(readLine(typed)).toBeNull();
});
