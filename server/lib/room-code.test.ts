import { drawBelow, type RngStream } from '../../shared/engine/rng';
import { CODE_LENGTH } from '../../shared/protocol/rooms';
import { DEALT, isRude, makeCode, READ_AS, readCode, RUDE } from './room-code';

describe('room codes', () => {
  /** A stream of numbers that is the same in every run. */
  function seeded(): (below: number) => number {
    let stream: RngStream = { key: [7, 0, 0, 0, 0, 0, 0, 0], at: 0 };
    return (below) => {
      const drawn = drawBelow(stream, below);
      stream = drawn.stream;
      return drawn.value;
    };
  }

  /** All that a code can be read as, each sign as itself or as any letter it looks like. */
  function readings(code: string): readonly string[] {
    return Array.from(code).reduce<readonly string[]>(
      (read, sign) =>
        read.flatMap((start) => [sign, ...Array.from(READ_AS[sign] ?? '')].map((letter) => start + letter)),
      [''],
    );
  }

  it('are five signs nobody confuses, with no rude or laughable word in any reading (bug: FAP2Z was dealt)', () => {
    const draw = seeded();
    for (let i = 0; i < 5000; i++) {
      const code = makeCode(draw);
      expect(code).toHaveLength(CODE_LENGTH);
      expect(readCode(code)).toBe(code);
      const said = readings(code).flatMap((reading) => RUDE.filter((word) => reading.includes(word)));
      expect([code, said]).toEqual([code, []]);
    }
  });

  it('have no vowel, and no digit that is read as one', () => {
    for (const sign of 'AEIOUY34') expect(DEALT).not.toContain(sign);
  });

  it.each(RUDE)('would not say %s, however it is written and wherever it stands', (word) => {
    const written = Array.from(word).reduce<readonly string[]>(
      (starts, letter) =>
        starts.flatMap((start) =>
          Array.from(DEALT)
            .filter((sign) => sign === letter || READ_AS[sign]?.includes(letter))
            .map((sign) => start + sign),
        ),
      [''],
    );
    for (const spelling of written) {
      for (let before = 0; before + spelling.length <= CODE_LENGTH; before++) {
        const code = 'X'.repeat(before) + spelling + 'W'.repeat(CODE_LENGTH - before - spelling.length);
        expect([code, isRude(code)]).toEqual([code, true]);
      }
    }
  });

  it('are drawn again when they would be rude', () => {
    const drawn = Array.from('FCKXWBMTXW', (sign) => DEALT.indexOf(sign));
    expect(makeCode(() => drawn.shift() ?? 0)).toBe('BMTXW');
  });

  it.each(['FCKXW', 'XPVTW', 'FVKBW', 'PV7XW', 'MRDXX', 'BX88C', 'X55BW', 'B6969', 'K2BWX', 'XH8WX'])(
    'would not be %s',
    (code) => {
      expect(isRude(code)).toBe(true);
    },
  );

  it.each(['KMWPR', 'B7R2X'])('could be %s', (code) => {
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
