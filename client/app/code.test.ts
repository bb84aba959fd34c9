import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';
import { isCode, tidyCode } from './code';

describe('a typed room code', () => {
  test.each([
    ['abcde', 'ABCDE'],
    [' ab-c d.e ', 'ABCDE'],
    ['https://example.org/r/abcde', 'ABCDE'],
    ['example.org/r/ABC2E?x=1#y', 'ABC2E'],
    ['/r/abcde/', 'ABCDE'],
    ['', ''],
  ])('%j is tidied to %j', (typed, tidy) => {
    expect(tidyCode(typed)).toBe(tidy);
  });

  test('is accepted in the letters of codes only', () => {
    expect(isCode(CODE_LETTERS.slice(0, CODE_LENGTH))).toBe(true);
    for (const letter of ['I', 'L', 'O', '0', '1', 'a', 'É']) expect(isCode(`ABCD${letter}`)).toBe(false);
  });

  test('is accepted in the right length only', () => {
    expect(isCode('ABCD')).toBe(false);
    expect(isCode('ABCDEF')).toBe(false);
  });
});
