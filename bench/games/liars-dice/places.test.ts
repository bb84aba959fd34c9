import type { Seat } from '../../../shared/engine/ask';
import type { Policy } from '../../../shared/engine/policy';
import { liarsDice } from '../../../shared/games/liars-dice';
import { type Contest, contest, elo, standings } from '../../bots/places';
import { policyOf } from '../../bots/table';

const quick = policyOf(liarsDice, 'quick');
if (quick === null) throw new Error('no quick bot');

/** A game that ended with these places. */
const game = (places: readonly number[], sides: Contest['sides'] = null): Contest => ({
  places,
  winners: [],
  sides,
  answers: 1,
  times: [],
});

describe('a mixed table', () => {
  it('seats its bots one further in each game, and ends with a place for each', () => {
    const seen = new Map<string, Set<Seat | null>>();
    const lineup = ['a', 'b', 'c'].map((name) => {
      const policy: Policy = (sight, luck) => {
        seen.set(name, (seen.get(name) ?? new Set()).add(sight.view.you));
        return quick(sight, luck);
      };
      return { name, policy };
    });
    for (const [seed, seats] of [
      [3, [0, 1, 2]],
      [4, [1, 2, 0]],
      [5, [2, 0, 1]],
    ] as const) {
      seen.clear();
      const { places, sides } = contest(liarsDice, lineup, { options: { dice: '3' } }, seed);
      expect(['a', 'b', 'c'].map((name) => [...(seen.get(name) ?? [])])).toEqual(seats.map((one) => [one]));
      expect([places.toSorted(), sides]).toEqual([[0, 1, 2], null]);
    }
  });

  it('knows the teams of a game, wherever their bots sit', () => {
    const teams = {
      option: 'dice',
      value: '3',
      of: {
        4: [
          [0, 2],
          [1, 3],
        ],
      },
    };
    const inTeams = { ...liarsDice, meta: { ...liarsDice.meta, teams } };
    const lineup = ['a', 'b', 'c', 'd'].map((name) => ({ name, policy: quick }));
    expect(contest(inTeams, lineup, { options: { dice: '3' } }, 1).sides).toEqual([1, 0, 1, 0]);
  });
});

describe('how strong a bot is', () => {
  const names = ['a', 'b', 'b'];

  it('is the share of games that it has won, a tie in parts, with an interval and what chance would give', () => {
    const [a, b] = standings(names, [game([0, 1, 2]), game([0, 0, 1]), game([2, 0, 1]), game([0, 1, 2])]);
    expect([a?.rate, b?.rate, a?.even]).toEqual([0.625, 0.1875, 1 / 3]);
    expect((a?.low ?? 1) < 0.625 && (a?.high ?? 0) > 0.625).toBe(true);
  });

  it('is measured in pairs by who came before whom, and not among those of one team', () => {
    const even = elo(names, [game([0, 1, 2]), game([2, 0, 1])], 'a', 'b');
    expect(even).toBeCloseTo(0);
    expect(elo(names, [game([1, 0, 2]), game([0, 1, 2])], 'a', 'b')).toBeGreaterThan(100);
    expect(elo(names, [game([0, 0, 1], [0, 0, 1])], 'a', 'b')).toEqual(elo(['a', 'b'], [game([0, 1])], 'a', 'b'));
    expect(elo(['a', 'b'], [game([0, 0], [0, 0])], 'a', 'b')).toBeNull();
  });
});
