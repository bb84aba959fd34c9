import { flat } from './flat';

describe('flat', () => {
  it('is what flatMap is, in the same order and with the same indexes', () => {
    const list = ['a', 'b', 'c', 'd'];
    const work = (one: string, index: number): readonly string[] =>
      Array.from({ length: index }, (_, i) => `${one}${i}`);
    expect(flat(list, work)).toEqual(list.flatMap(work));
    expect(flat([], work)).toEqual([]);
  });

  it('takes apart one level only', () => {
    expect(flat([1, 2], (one) => [[one]])).toEqual([[1], [2]]);
  });
});
