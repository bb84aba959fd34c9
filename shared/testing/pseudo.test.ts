import { messages } from '../games/black-orchestra/messages';
import { compiled, compiledMessage } from '../text/compiled';
import { makeRenderer } from '../text/render';
import { pseudo } from './pseudo';

test('a plain sentence is longer, in brackets, with its names', () => {
  expect(pseudo('{who} goes {space_to}.')).toBe('⟦{who} göôéès {space_to}.⟧');
  expect(pseudo('B')).toBe('B');
});

test('plurals and choices are still chosen, and names are filled in', () => {
  const message = '{who} has {n, plural, one {one card} other {# cards}}{whose, select, mine { for you} other {}}.';
  const renderer = makeRenderer('en', { held: pseudo(compiledMessage(message)) });
  const said = (n: number, whose: string) => renderer.render({ m: 'held', p: { who: 'Beck', n, whose } });
  expect(said(1, 'mine')).toBe('⟦Beck háås öôñnéè cáård föôr ýÿöôüú.⟧');
  expect(said(2, 'yours')).toBe('⟦Beck háås 2 cáårds.⟧');
});

test('all sentences of a game together are at least two fifths longer', () => {
  const lengthOf = (all: readonly unknown[]) => all.join('').length;
  const texts = Object.values(messages.en);
  const plain = texts.filter((text) => typeof compiledMessage(text) === 'string');
  expect(lengthOf(plain.map((text) => pseudo(text))) / lengthOf(plain)).toBeGreaterThan(1.4);
  expect(() => Object.values(compiled(messages.en)).map(pseudo)).not.toThrow();
});
