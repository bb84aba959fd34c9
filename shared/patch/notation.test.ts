import { noted, patchIn } from './notation';
import type { Patch } from './operation';

// What is stored is read for as long as there are matches: these texts never change.
const patch: Patch = [
  { op: 'replace', path: '/match/step', value: 4 },
  { op: 'replace', path: '/match/turn/number', value: 2 },
  { op: 'remove', path: '/match/turn/who' },
  { op: 'add', path: '/match/turned', value: null },
  { op: 'add', path: '/match/log/60', value: { text: 'a' } },
  { op: 'add', path: '/match/log/61', value: { text: 'b' } },
  { op: 'replace', path: '/7/a~1b', value: [] },
  { op: 'replace', path: '', value: 1 },
];
const text =
  '["=0/match/step",4,"=1/turn/number",2,"-2/who","+1/turned",null,"+1/log/60",{"text":"a"},"+2/61",{"text":"b"},"=0/7/a~1b",[],"=0",1]';

it('writes of each path what is new in it, and reads that again', () => {
  expect(JSON.stringify(noted(patch))).toBe(text);
  expect(patchIn(JSON.parse(text) as readonly unknown[])).toEqual(patch);
});

it.each([[['match']], [['=0/match']], [[7]], [['=0/a', 1, '+1/b']]])('refuses %j, which is no patch', (list) => {
  expect(() => patchIn(list)).toThrow(TypeError);
});
