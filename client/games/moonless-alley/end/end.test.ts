import { seat } from '../../../../shared/engine/ask';
import type { Scored } from '../../../../shared/games/moonless-alley/state';
import { partyOf, tieOf } from './ties';
import { turningOrder } from './turning';

const NOBODY = { seats: 3, teams: 'off', agents: [] } as const;
const paying = (...pays: readonly number[]): readonly Scored[] =>
  pays.map((n) => ({ card: 'plunder', zone: 'theft', pays: n }));

it('11 missions are turned the oldest of each seat first, so that nobody is told before the others', () => {
  const scored = [paying(1, 2), paying(), paying(2, 0, 1)];
  const order = turningOrder({ bared: { scored, hands: [], piles: [] } });
  expect(order.map(({ seat: of, i }) => `${of}.${i}`)).toEqual(['0.0', '2.0', '0.1', '2.1', '2.2']);
  expect(turningOrder({ bared: null })).toEqual([]);
});

it('11 G19 a tie is told with the figure that decides it', () => {
  const party = (of: number, zones: number, strength: number) => ({
    n: of + 1,
    seats: [seat(of)],
    bounties: 6,
    zones,
    strength,
  });
  expect(tieOf([party(0, 2, 5), party(1, 1, 9), { ...party(2, 3, 9), bounties: 4 }])).toMatchObject({ by: 'zones' });
  expect(tieOf([party(0, 1, 11), party(1, 1, 9)])?.by).toBe('strength');
  expect(tieOf([party(0, 1, 9), party(1, 1, 9)])?.by).toBe('shared');
  expect(tieOf([party(0, 1, 9), { ...party(1, 1, 9), bounties: 5 }])).toBeNull();
});

it('13 a team has the sums of both', () => {
  const scored = [paying(1, 2), paying(3), paying(2, 0)];
  expect(partyOf(1, [seat(0), seat(2)], scored, NOBODY)).toMatchObject({ bounties: 5, zones: 0, strength: 0 });
});
