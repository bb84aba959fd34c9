import { interrogatedInFirst } from '../../../testing/interrogation';
import { one } from '../../../testing/scenario';

describe('Interrogation of the first edition, card 4', () => {
  const given = () =>
    interrogatedInFirst('first-4', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').items = ['keys', 'map', 'keys'];
    });

  it('makes two events due', () => {
    expect(given().choose('beck', 'option:1').pub.turn.eventsDue).toBe(2);
  });

  it('exposes one conspirator below extreme', () => {
    expect(given().choose('beck', 'option:2').who('kordt').suspicion).toBe('extreme');
  });

  it('costs one conspirator with at least two items two', () => {
    const s = given().choose('beck', 'option:3');
    expect(s.options('beck')).toEqual(['item:keys', 'item:map']);
    s.choose('beck', 'item:keys').choose('beck', 'item:map');
    expect([s.who('kordt').items, s.pub.itemDiscard]).toEqual([['keys'], ['keys', 'map']]);
  });

  it('can always be applied', () => {
    const s = interrogatedInFirst('first-4', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').suspicion = 'extreme';
    });
    expect(s.options('beck')).toEqual(['option:1']);
  });
});
