import { isQuestion } from '../../../engine/ask';
import { sightInto } from '../../../engine/imagine';
import { answerAsk, startMatch } from '../../../engine/match';
import { testKeys, testRandom } from '../../../testing/playout';
import { complots } from '..';
import { bots } from '.';

test.each([2, 3, 4, 5, 6, 7, 8])('%d quick bots play a game to its end', (seats) => {
  const random = testRandom(seats);
  let match = startMatch(complots, { seats, options: {}, keys: testKeys(complots, seats) });
  while (match.over === null && match.rev < 3000) {
    const ask = match.asks.find(isQuestion);
    if (ask === undefined) throw new Error('stuck');
    const { choice } = bots.decide('quick', sightInto(complots, match, ask.seat, random), random);
    const result = answerAsk(complots, match, choice);
    if (!result.ok) throw new Error(result.why);
    match = result.match;
  }
  expect(match.over).toMatchObject({ outcome: 'ranked', reason: 'last-alive' });
});
