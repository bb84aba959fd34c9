import type { Option } from '../../../shared/engine/ask';
import { groupsOf } from './grouping';

const option = (key: string, group?: string): Option =>
  group === undefined ? { key, label: { m: key } } : { key, label: { m: key }, group };
const many = (n: number, group?: string) => Array.from({ length: n }, (_, i) => option(`${group ?? 'o'}${i}`, group));

const shape = (options: readonly Option[]) =>
  groupsOf(options).map(({ heading, fold, options: grouped }) => [heading, fold, grouped.length]);

test('options of a group stand together where the group first appears', () => {
  const groups = groupsOf([option('a', 'g'), option('b'), option('c', 'g'), option('d')]);
  expect(groups.map(({ heading, options }) => [heading, options.map(({ key }) => key)])).toEqual([
    ['g', ['a', 'c']],
    [null, ['b', 'd']],
  ]);
});

test('options without a group keep their place between groups', () => {
  expect(shape([option('a'), option('b', 'g'), option('c')])).toEqual([
    [null, 'open', 1],
    ['g', 'open', 1],
    [null, 'open', 1],
  ]);
});

test('eight options are seen at a glance, nine are folded', () => {
  expect(shape([...many(6, 'g'), ...many(2)])).toEqual([
    ['g', 'open', 6],
    [null, 'open', 2],
  ]);
  expect(shape([...many(7, 'g'), ...many(2)])).toEqual([
    ['g', 'foldable', 7],
    [null, 'open', 2],
  ]);
});

test('neither a group of one nor the only group is folded', () => {
  expect(shape([...many(9), option('x', 'g')])).toEqual([
    [null, 'open', 9],
    ['g', 'open', 1],
  ]);
  expect(shape(many(12, 'g'))).toEqual([['g', 'open', 12]]);
});

test('no option is lost', () => {
  const all = [...many(5, 'g'), ...many(3), ...many(9, 'h'), option('last', 'g')];
  expect(groupsOf(all).flatMap(({ options }) => options).length).toBe(all.length);
});

test('what is seldom wanted is folded in a short list as well', () => {
  const groups = groupsOf([option('yes'), option('no'), ...many(3, 'always')], ['always']);
  expect(groups.map(({ heading, fold }) => [heading, fold])).toEqual([
    [null, 'open'],
    ['always', 'foldable'],
  ]);
});
