import { one, Scenario } from '../../../testing/scenario';

describe('Heydrich Assassinated', () => {
  it('gathers all leaders in the Chancellery and arrests the suspicious in Prague only [BO 8, 11]', () => {
    const s = Scenario.event('heydrich-assassinated', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { space: 'prague', suspicion: 'high' });
        Object.assign(one(draft, 'canaris'), { space: 'prague', suspicion: 'medium' });
        Object.assign(one(draft, 'kordt'), { space: 'prague', suspicion: 'extreme' });
        Object.assign(one(draft, 'olbricht'), { space: 'auschwitz', suspicion: 'extreme' });
        draft.pub.leaders.hess = { state: 'gone' };
      },
    });

    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'chancellery' },
      hess: { state: 'gone' },
      goebbels: { state: 'board', space: 'chancellery' },
      bormann: { state: 'board', space: 'chancellery' },
      himmler: { state: 'board', space: 'chancellery' },
      goering: { state: 'board', space: 'chancellery' },
    });
    expect(s.who('beck').space).toBe('prison');
    expect(s.who('canaris').space).toBe('prague');
    expect(s.who('kordt').space).toBe('prison');
    expect(s.who('olbricht').space).toBe('auschwitz');
  });
});
