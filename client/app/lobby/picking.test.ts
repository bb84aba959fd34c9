import { memberView } from '../../testing/room';
import { takenBy, toggledPick } from './picking';

const member = (n: number, picks: readonly string[]) => memberView(n, `m${n}`, { picks });

test('touching a pick adds it, touching it again takes it back', () => {
  expect(toggledPick([], 'a', 2)).toEqual(['a']);
  expect(toggledPick(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(toggledPick(['a', 'b'], 'a', 2)).toEqual(['b']);
});

test('with all picks used the oldest gives way', () => {
  expect(toggledPick(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
  expect(toggledPick(['a'], 'b', 1)).toEqual(['b']);
  expect(toggledPick(['a', 'b'], 'c', 1)).toEqual(['c']);
});

test('a pick is taken when somebody else has it, not when one has it oneself', () => {
  const me = member(0, ['a']);
  const members = [me, member(1, ['b'])];
  expect(takenBy(members, me, 'a')).toBeNull();
  expect(takenBy(members, me, 'b')?.name).toBe('m1');
  expect(takenBy(members, null, 'a')?.name).toBe('m0');
});
