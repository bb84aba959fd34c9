import { seat } from '../../../engine/ask';
import type { Slot } from '../state';
import type { Table } from '../table';
import { blindOdds, claimOdds } from './odds';

test.each([
  [1, 3, 15, 3 / 15],
  [2, 3, 15, 1 - (12 / 15) * (11 / 14)],
  [2, 0, 10, 0],
  [2, 3, 3, 1],
])('%d hidden cards, %d of %d unseen', (hidden, left, unseen, chance) => {
  expect(blindOdds(hidden, left, unseen)).toBeCloseTo(chance, 12);
});

describe('the odds of a claim, by chance alone', () => {
  const slots = ['hidden', 'hidden'] as const;
  const table = (own: Table['own'], up: readonly Slot[] = slots) => ({
    seats: [up, slots, slots, slots].map((one) => ({ coins: 2, slots: one })),
    pending: null,
    own,
  });
  const ME = seat(0);
  const me = { slots: ['captain', 'duchess'], aside: [], drawn: [], shown: null } as const;

  it('count for somebody who looks on all cards as unseen: 3 of 15 are Captains', () => {
    expect(claimOdds(table(null), null, seat(1), 'captain')).toBeCloseTo(1 - (12 / 15) * (11 / 14), 12);
  });

  it('count for a player what they hold, and for all what is turned up', () => {
    expect(claimOdds(table(me), ME, seat(1), 'captain')).toBeCloseTo(1 - (11 / 13) * (10 / 12), 12);
    expect(claimOdds(table(me, ['captain', 'captain']), ME, seat(1), 'captain')).toBe(0);
  });

  it('count for the Inquisitor the card that is shown', () => {
    const shown = { ...me, shown: 'captain' } as const;
    expect(claimOdds(table(shown), ME, seat(2), 'captain')).toBeCloseTo(1 - (11 / 12) * (10 / 11), 12);
  });
});
