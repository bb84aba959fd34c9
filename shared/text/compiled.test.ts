import { IntlMessageFormat } from 'intl-messageformat';

import { misread } from '../testing/misread';
import { compiled, compiledMessage } from './compiled';
import { engineMessages } from './engine';
import { isPlain, plain } from './plain';

test('a plain sentence reads as MessageFormat would have it', () => {
  expect(misread(engineMessages.fr)).toEqual([]);
});

test.each(["It''s {n}", "a '{'", '<b>{n}</b>', '{n, plural, one {# card} other {# cards}}', '{ n , number}'])(
  'what takes a parser is no plain sentence: %s',
  (message) => {
    expect(isPlain(message)).toBe(false);
    expect(typeof compiledMessage(message)).toBe('object');
  },
);

test('what a browser gets of a catalogue takes no parser', () => {
  const { one, many } = compiled({ one: 'A card', many: '{n, plural, one {# card} other {# cards}}' });
  expect([typeof one, typeof many]).toEqual(['string', 'object']);
  expect(new IntlMessageFormat(JSON.parse(JSON.stringify(many)) as never, 'en').format({ n: 2 })).toBe('2 cards');
});

test('a malformed message is found when it is compiled', () => {
  expect(() => compiled({ id: '{n, plural, one {#}' })).toThrow();
});

test('a name without a text is an error, not a hole in a sentence', () => {
  expect(() => plain('Room {code}')).toThrow('nothing to fill in for code');
});

test('each name of a sentence is filled in, wherever and however often it stands', () => {
  expect(plain('{n} of {max}: {name}, {name}', { n: 0, max: 5, name: '{max}' })).toBe('0 of 5: {max}, {max}');
});
