import type { Ask } from '../../engine/ask';
import { text } from '../../engine/text';
import { compareWorlds } from '../../testing/worlds';
import { liarsDice } from '.';
import type { DiceCore } from './state';
import { liarsDiceTesting } from './testing';

type Game = typeof liarsDice;

const aces = ({ hidden }: DiceCore): number => hidden.cups.flat().filter((die) => die === 1).length;
const isOdd = (core: DiceCore): boolean => aces(core) % 2 === 1;

/** The game whose questions hang on the dice under the cups. */
function asking(otherwise: (asks: readonly Ask[], core: DiceCore) => readonly Ask[]): Game {
  return {
    ...liarsDice,
    *step(run) {
      const script = liarsDice.step(run);
      let at = script.next(null);
      while (at.done !== true) {
        const wait = at.value;
        at = script.next(yield () => otherwise(wait(), run.core));
      }
    },
  };
}

/** What a game tells of two worlds in a few games in which anybody may doubt. */
function told(game: Game): readonly string[] {
  const options = { doubt: 'anybody' };
  return [1, 2, 3].flatMap((seed) => compareWorlds({ ...liarsDiceTesting, game }, { seats: 3, seed, options }).told);
}

describe('two worlds of liar’s dice', () => {
  it('look the same', () => {
    expect(told(liarsDice)).toEqual([]);
  });

  it.each<[string, string, Game]>([
    [
      'the order of the options',
      'asks',
      asking((asks, core) => asks.map((ask) => (isOdd(core) ? { ...ask, options: ask.options.toReversed() } : ask))),
    ],
    [
      'the size of the table',
      'table',
      {
        ...liarsDice,
        table: (core, viewer) => ({ ...liarsDice.table(core, viewer), pad: ' '.repeat(aces(core)) }),
      },
    ],
    [
      'the time for an answer',
      'asks',
      asking((asks, core) => asks.map((ask) => (isOdd(core) ? { ...ask, clock: 'bid' } : { ...ask, clock: 'doubt' }))),
    ],
    [
      'the count of questions',
      'asks',
      {
        ...liarsDice,
        *step(run) {
          if (isOdd(run.core)) run.mintAskId(run.core.pub.active);
          yield* liarsDice.step(run);
        },
      },
    ],
    [
      'a line of the log',
      'log',
      {
        ...liarsDice,
        *step(run) {
          yield* liarsDice.step(run);
          if (isOdd(run.core)) run.log(text('log.lost', { who: text('engine.seat', { n: 1 }) }));
        },
      },
    ],
  ])('are told apart by %s', (_, part, game) => {
    expect(told(game).filter((what) => what.includes(`: ${part} `))).not.toEqual([]);
  });
});
