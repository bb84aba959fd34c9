import { LANGUAGES } from '../../../shared/engine/game';
import { makeRenderer } from '../../../shared/text/render';
import { plain } from './plain';
import { firstMessages } from './words';

test.each(LANGUAGES)('the words of the first screen read as MessageFormat would have them (%s)', (language) => {
  const messages = firstMessages[language];
  const formatted = makeRenderer(language, messages);
  const p = { max: 24, code: 'KZMWP', name: 'Anna' };
  for (const [id, message] of Object.entries(messages)) {
    expect([id, plain(message, p)]).toEqual([id, formatted.render({ m: id, p })]);
  }
});

test('a name without a text is an error, not a hole in a sentence', () => {
  expect(() => plain('Room {code}')).toThrow('nothing to fill in for code');
});

test('each name of a sentence is filled in, wherever and however often it stands', () => {
  expect(plain('{n} of {max}: {name}, {name}', { n: 0, max: 5, name: '{max}' })).toBe('0 of 5: {max}, {max}');
});
