import { seat } from '../../shared/engine/ask';
import { trackWaiting } from './waiting';

describe('trackWaiting', () => {
  const before = [{ seat: seat(0), kind: 'vow', since: 100 }];

  it('keeps the time of an entry that stays', () => {
    expect(trackWaiting(before, [{ seat: seat(0), kind: 'vow' }], 500)).toEqual(before);
  });

  it.each([
    ['another seat', { seat: seat(1), kind: 'vow' }],
    ['another kind', { seat: seat(0), kind: 'action' }],
  ])('gives %s the present time', (_, entry) => {
    expect(trackWaiting(before, [entry], 500)).toEqual([{ ...entry, since: 500 }]);
  });

  it('begins anew for all when a round of the same kind begins (found: the last to answer a sealed round had waited since the one before)', () => {
    const all = [seat(0), seat(1)].map((one) => ({ seat: one, kind: 'vow' }));
    expect(trackWaiting(before, all, 500)).toEqual(all.map((one) => ({ ...one, since: 500 })));
  });

  it('forgets who is not awaited any more', () => {
    expect(trackWaiting(before, [], 500)).toEqual([]);
  });
});
