import { LEADER_START } from '../../../board/spaces';
import { one, Scenario } from '../../../testing/scenario';

describe('Kristallnacht', () => {
  it('motivates every free conspirator and sends the leaders home [BO 8, scenario 36]', () => {
    const s = Scenario.event('kristallnacht', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'reckless';
        one(draft, 'kordt').space = 'prison';
        draft.pub.leaders.hitler = { state: 'board', space: 'paris' };
        draft.pub.leaders.hess = { state: 'gone' };
      },
    });

    expect(s.who('beck').motivation).toBe('reckless');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: LEADER_START.hitler });
    expect(s.pub.leaders.hess).toEqual({ state: 'gone' });
    expect(s.waiting).toEqual(['canaris:action']);
  });
});
