import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { facts } from '../testing/game';
import { oddsOf } from './odds';

/** Kordt, at medium suspicion, attempts the Hidden Bomb with two explosives against a support of 3. */
const attempted = () =>
  plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'beck'],
    hitler: 'munich',
    items: ['explosives', 'explosives'],
  })
    .choose('kordt', 'plot:hidden-bomb#1:hitler')
    .choose('kordt', 'item:explosives:kordt')
    .choose('kordt', 'item:explosives:kordt');

test('the chances are those of the attempt on the table, in percent with one decimal', () => {
  expect(oddsOf(attempted().view('kordt').table, facts)).toEqual({
    all: [
      { n: 1, success: 0, quiet: 100, detected: 0 },
      { n: 2, success: 0, quiet: 97.2, detected: 2.8 },
      { n: 3, success: 3.7, quiet: 88.9, detected: 7.4 },
      { n: 4, success: 11.1, quiet: 75.7, detected: 13.2 },
    ],
    best: 4,
  });
});

test('without an attempt there is nothing to show', () => {
  const { table } = plotTurn('hidden-bomb#1', { hitler: 'munich' }).view(null);
  expect(oddsOf(table, facts)).toEqual({ all: [], best: null });
});
