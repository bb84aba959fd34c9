import { isDeepStrictEqual } from 'node:util';

import { UNDO } from '../../engine/ask';
import { answerAsk, startMatch } from '../../engine/match';
import { Session } from '../../engine/session';
import { randomChoice, testKeys, testRandom } from '../../testing/playout';
import { gameSeeds } from '../../testing/properties';
import { blackOrchestra } from '.';

/** A simulation begins again from the match itself after so many answers. */
const BEGIN_AGAIN = 23;

/** Nobody can write into it any more. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** As `toEqual`, which takes ten times as long and is left to say what differs. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toStrictEqual(wanted);
}

test('a simulation leads to the same states, questions and end as answers that are replayed', () => {
  let answers = 0;
  for (const seed of gameSeeds(8)) {
    const random = testRandom(seed);
    let match = startMatch(blackOrchestra, {
      seats: 1 + (seed % 5),
      options: {},
      keys: testKeys(blackOrchestra, seed),
    });
    let session = new Session(blackOrchestra, match);
    while (match.over === null) {
      expectSame(session.core, match.core);
      expectSame(
        session.asks,
        match.asks.filter(({ kind }) => kind !== UNDO),
      );
      const choice = randomChoice(match.asks, random);
      const result = answerAsk(blackOrchestra, match, choice);
      if (!result.ok) throw new Error(result.why);
      // Rules that wrote into a state instead of changing it would fail here.
      match = frozen(result.match);
      session.answer(choice);
      answers += 1;
      if (answers % BEGIN_AGAIN === 0) session = new Session(blackOrchestra, match);
    }
    expect(session.core).toEqual(match.core);
    expect([session.over, session.asks]).toEqual([match.over, []]);
  }
  expect(answers).toBeGreaterThan(500);
});

test('a simulation refuses what is no option', () => {
  const match = startMatch(blackOrchestra, { seats: 2, options: {}, keys: testKeys(blackOrchestra, 1) });
  const session = new Session(blackOrchestra, match);
  const choice = randomChoice(match.asks, testRandom(1));
  expect(() => session.answer({ ...choice, key: 'x' })).toThrow(RangeError);
});
