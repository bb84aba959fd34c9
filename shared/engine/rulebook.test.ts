import { citedParts } from './rulebook';

test('a text is parted into its words and the rules that it cites', () => {
  expect(citedParts('Roll [7], or [R14].')).toEqual([
    { kind: 'words', text: 'Roll ' },
    { kind: 'rule', text: '7' },
    { kind: 'words', text: ', or ' },
    { kind: 'rule', text: 'R14' },
    { kind: 'words', text: '.' },
  ]);
  expect(citedParts('[12.1]')).toEqual([{ kind: 'rule', text: '12.1' }]);
  expect(citedParts('nothing [cited] here [12.]')).toEqual([{ kind: 'words', text: 'nothing [cited] here [12.]' }]);
});
