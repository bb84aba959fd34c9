import type { Suspicion } from '../board/levels';
import { editions } from '../editions';
import { plotTurn } from '../testing/plots';
import { one } from '../testing/scenario';
import { worthOfStrike } from './strike';

/** What the Plane Bomb of Canaris is worth, with so much suspicion and support: as many targets are needed. */
function worth(suspicion: Suspicion, support: number): number {
  const s = plotTurn('plane-bomb#1', {
    sheets: ['canaris', 'beck'],
    hitler: 'munich',
    items: ['map'],
    table: (draft) => {
      one(draft, 'canaris').suspicion = suspicion;
      draft.pub.support = support;
      draft.pub.supportFloor = 2;
    },
  });
  return worthOfStrike(s.view('canaris').table, editions.second.facts, 'canaris', {
    card: 'plane-bomb#1',
    target: 'hitler',
  });
}

describe('what a plot on the way is worth [R35]', () => {
  it('is more once its detection is less likely (found: declined at 31 %, it was not offered again at 0 %)', () => {
    expect(worth('low', 2)).toBeGreaterThan(worth('extreme', 2));
  });

  it('is least where no dice can succeed', () => {
    expect(worth('extreme', 2)).toBeGreaterThan(worth('low', 4));
    expect(worth('low', 4)).toBe(-1);
  });
});
