import { seat } from '../../../shared/engine/ask';
import { playedBy } from './played-by';

const cast = new Map([
  ['Carl Goerdeler', { seat: seat(0), name: 'Anna' }],
  ['Ludwig Beck', { seat: seat(1), name: 'Ben' }],
]);
const said = (sentence: string): string => playedBy(sentence, cast, seat(1), (as, player) => `${as} (${player})`);

test('whoever asks for something is named with the name of their player', () => {
  expect(said('Carl Goerdeler asks you for the map')).toBe('Carl Goerdeler (Anna) asks you for the map');
});

test('only the first time, and not the reader’s own pawn', () => {
  expect(said('Carl Goerdeler to Ludwig Beck, Carl Goerdeler')).toBe(
    'Carl Goerdeler (Anna) to Ludwig Beck, Carl Goerdeler',
  );
});

test('not in the middle of a word, and nobody whom the cast does not know', () => {
  expect(said('Carl Goerdeler’s turn')).toBe('Carl Goerdeler’s turn');
  expect(said('Goering moves')).toBe('Goering moves');
});

test('not where it stands already (found: “Anna (Carl Goerdeler (Anna)) is choosing an action”)', () => {
  const sentence = 'Carl Goerdeler rolled: Anna (Carl Goerdeler) may react';
  expect(said(sentence)).toBe(sentence);
});

test('nor where the name in the sentence is that of the player (found: “Bruno (Bruno) claims the Captain”)', () => {
  const people = new Map([['Bruno', { seat: seat(2), name: 'Bruno' }]]);
  expect(playedBy('Bruno claims the Captain', people, seat(1), (as, player) => `${as} (${player})`)).toBe(
    'Bruno claims the Captain',
  );
});
