import { one, Scenario } from '../../../testing/scenario';

describe('Assassin Caught (stage 2)', () => {
  it('suspects only those in the nearest space, and Hitler stays at the Chancellery if there [BO 9]', () => {
    const s = Scenario.event('assassin-caught-2', {
      table: (draft) => {
        draft.pub.leaders.hitler = { state: 'board', space: 'chancellery' };
        one(draft, 'kordt').space = 'hannover';
      },
    });
    expect(s.who('beck').suspicion).toBe('high');
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('kordt').suspicion).toBe('medium');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub).toMatchObject({ stage: 2, currentEvent: 'assassin-caught-2#1' });
  });

  it('passes without effect once Hitler is dead [BO 15]', () => {
    const s = Scenario.event('assassin-caught-2', {
      options: { lieutenants: 'on' },
      table: (draft) => {
        draft.pub.leaders.hitler = { state: 'killed' };
      },
    });
    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.pub.leaders.hitler).toEqual({ state: 'killed' });
    expect(s.waiting).toEqual(['canaris:action']);
  });
});
