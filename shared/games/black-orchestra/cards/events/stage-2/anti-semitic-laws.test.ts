import { one, Scenario } from '../../../testing/scenario';

describe('Anti-Semitic Laws', () => {
  it('motivates every free conspirator, nobody beyond reckless, no prisoner, and moves no leader [BO 4, scenario 36]', () => {
    const s = Scenario.event('anti-semitic-laws', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        one(draft, 'beck').motivation = 'committed';
        one(draft, 'kordt').motivation = 'reckless';
        one(draft, 'kordt').space = 'munich';
        one(draft, 'olbricht').space = 'prison';
        draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
      },
    });
    expect(s.who('beck').motivation).toBe('reckless');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('reckless');
    expect(s.who('olbricht').motivation).toBe('timid');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'munich' });
  });
});
