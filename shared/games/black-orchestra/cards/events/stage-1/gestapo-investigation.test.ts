import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Investigation', () => {
  it('makes every free conspirator more suspect, nobody beyond extreme, no prisoner [BO 4, scenarios 6, 36]', () => {
    const s = Scenario.event('gestapo-investigation', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        one(draft, 'beck').suspicion = 'low';
        one(draft, 'beck').space = 'munich';
        one(draft, 'kordt').suspicion = 'extreme';
        one(draft, 'olbricht').space = 'prison';
      },
    });

    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('kordt').suspicion).toBe('extreme');
    expect(s.who('olbricht').suspicion).toBe('medium');
    expect(s.waiting).toEqual(['canaris:action']);
  });
});
