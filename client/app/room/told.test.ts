import { meta } from '../../../shared/testing/toy/meta';
import { makeRenderer } from '../../../shared/text/render';
import { translationIn } from '../../testing/words';
import { toldSentence } from './told';

const WORDS = {
  'option.length': 'Length',
  'option.length.long': 'long',
  'option.lamps': 'Lamps',
  'option.lamps.none': 'none',
  'clock.turn': 'Turn',
};
const CHANGES = [
  { option: 'length', value: 'long' },
  { option: 'lamps', value: 'none' },
];

test.each([
  { language: 'en', n: 1, sentence: 'Anna set “Length” to “long”.' },
  { language: 'en', n: 2, sentence: 'Anna set “Length” to “long” and “Lamps” to “none”.' },
  { language: 'fr', n: 1, sentence: 'Anna a réglé «\u00a0Length\u00a0» sur «\u00a0long\u00a0».' },
  {
    language: 'fr',
    n: 2,
    sentence: 'Anna a réglé «\u00a0Length\u00a0» sur «\u00a0long\u00a0» et «\u00a0Lamps\u00a0» sur «\u00a0none\u00a0».',
  },
] as const)('$n table options that the host has set are one sentence ($language)', ({ language, n, sentence }) => {
  const told = { what: 'options', by: 'Anna', changes: CHANGES.slice(0, n) } as const;
  const game = { text: makeRenderer(language, WORDS), meta };
  expect(toldSentence(translationIn(language), language, game, told, null)).toBe(sentence);
});

test.each([
  { language: 'en', pace: 'live', sentence: 'Anna set the time: Live · Turn: 5 s.' },
  { language: 'en', pace: 'correspondence', sentence: 'Anna set the time: By correspondence · no time limits.' },
  { language: 'fr', pace: 'live', sentence: 'Anna a réglé le temps\u00a0: En direct · Turn\u00a0: 5\u00a0s.' },
] as const)('the time that the host has set is one sentence ($language, $pace)', ({ language, pace, sentence }) => {
  const time = { pace, seconds: { turn: 5 }, days: { turn: null }, atEnd: 'pass', keepAfter: 0 } as const;
  const game = { text: makeRenderer(language, WORDS), meta };
  expect(toldSentence(translationIn(language), language, game, { what: 'time', by: 'Anna', time }, null)).toBe(
    sentence,
  );
});

test.each([
  ['en', 'agreed', 'Everybody agreed with Bob: the game is paused.'],
  ['fr', 'agreed', 'Tout le monde est d’accord avec Bob. La partie est en pause.'],
  ['en', 'refused', 'Zoé said no to Bob: no pause.'],
  ['fr', 'refused', 'Zoé a dit non à Bob\u00a0: pas de pause.'],
] as const)('a pause is said to be agreed on or refused (%s, %s)', (language, outcome, sentence) => {
  const game = { text: makeRenderer(language, WORDS), meta };
  const who = outcome === 'refused' ? { who: 'Zoé' } : {};
  const told = { what: 'proposal', kind: 'pause', outcome, by: 'Bob', ...who } as const;
  expect(toldSentence(translationIn(language), language, game, told, null)).toBe(sentence);
});

test.each([
  ['Zoé', 'You said no to Bob: the game goes on.'],
  ['Bob', 'Zoé said no to Bob: the game goes on.'],
])('a request to the table came to nothing, as %s reads it', (reader, sentence) => {
  const game = { text: makeRenderer('en', WORDS), meta };
  const told = { what: 'proposal', kind: 'call-off', outcome: 'refused', by: 'Bob', who: 'Zoé' } as const;
  expect(toldSentence(translationIn('en'), 'en', game, told, reader)).toBe(sentence);
});

test.each([
  ['en', 'none', 'Anna now lets spectators see each move at once.'],
  ['en', 'few', 'Anna now lets spectators see the game 5 moves late.'],
  ['fr', 'many', 'Anna montre maintenant la partie au public avec 20 coups de retard.'],
] as const)('how late spectators see the game is one sentence (%s, %s)', (language, delay, sentence) => {
  const game = { text: makeRenderer(language, WORDS), meta };
  expect(toldSentence(translationIn(language), language, game, { what: 'delay', by: 'Anna', delay }, null)).toBe(
    sentence,
  );
});
