import { nameKey, readName } from './names';

describe('readName', () => {
  it.each([
    ['Ludwig', 'Ludwig'],
    ['  Ludwig   Beck ', 'Ludwig Beck'],
    ['Zoë', 'Zoë'],
    ['朱', '朱'],
    ['👩‍👧', '👩‍👧'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['x'.repeat(25), null],
    ['', null],
    ['   ', null],
    ['a\nb', null],
    ['a\u0000b', null],
    ['a\u202eb', null],
    ['\ud800', null],
    ['\u200d', null],
    ['\u3164', null],
  ])('reads %j as %j', (typed, name) => {
    expect(readName(typed)).toBe(name);
  });
});

describe('nameKey', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', 'An\u200dna'],
    ['Zoë', 'Zoe\u0308'],
    ['Ludwig Beck', 'ludwigbeck'],
  ])('is the same for %j and %j', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('differs for names that differ', () => {
    expect(nameKey('Anna')).not.toBe(nameKey('Anne'));
  });
});
