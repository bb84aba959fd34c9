import { Counts } from './counts';

it('counts each key apart, and forgets those of which there are none', () => {
  const counts = new Counts();
  expect([counts.add('a'), counts.add('a'), counts.add('b')]).toEqual([1, 2, 1]);
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([2, 1, 0]);
  expect(counts.keys).toEqual(['a', 'b']);
  expect([counts.remove('a'), counts.remove('b'), counts.remove('b'), counts.remove('c')]).toEqual([1, 0, 0, 0]);
  expect(counts.keys).toEqual(['a']);
});
