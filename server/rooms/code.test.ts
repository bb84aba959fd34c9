import { CODE_LENGTH, CODE_LETTERS } from '../../shared/protocol/rooms';
import { isRude, makeCode, readCode } from './code';

describe('room codes', () => {
  it('are five letters nobody confuses, and not rude', () => {
    for (let i = 0; i < 2000; i++) {
      const code = makeCode();
      expect(code).toHaveLength(CODE_LENGTH);
      expect(Array.from(code).every((letter) => CODE_LETTERS.includes(letter))).toBe(true);
      expect(isRude(code)).toBe(false);
    }
  });

  it.each(['FUCKX', 'XPUTE', 'FUKAB', 'PU7EX', 'M3RDE', 'AB88C', 'X55AB'])('would not be %s', (code) => {
    expect(isRude(code)).toBe(true);
  });

  it.each(['KZMWP', 'B7Q2X'])('could be %s', (code) => {
    expect(isRude(code)).toBe(false);
  });

  it.each([
    ['KZMWP', 'KZMWP'],
    ['kzmwp', 'KZMWP'],
    [' kz-m wp ', 'KZMWP'],
    ['kz–mwp', 'KZMWP'],
    ['KZMW', null],
    ['KZMWPP', null],
    ['KZMW0', null],
    ['KZMWI', null],
    ['', null],
    ['🎲🎲🎲🎲🎲', null],
  ])('read %j as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
