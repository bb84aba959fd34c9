import { plotUnderEvent } from '../../../testing/plot-under-event';
import { Scenario } from '../../../testing/scenario';

describe('Hess Leaves Germany', () => {
  it('lowers support by 2 and takes Hess out of the game [BO 8]', () => {
    const s = Scenario.event('hess-leaves-germany', {
      table: (draft) => {
        draft.pub.support = 6;
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders.hess).toEqual({ state: 'gone' });
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'deutschlandhalle' });
  });

  it('stops at the floor and changes nothing about a Hess already killed [BO 3, 15]', () => {
    const s = Scenario.event('hess-leaves-germany', {
      table: (draft) => {
        draft.pub.support = 4;
        draft.pub.leaders.hess = { state: 'killed' };
      },
    });

    expect(s.pub.support).toBe(3);
    expect(s.pub.leaders.hess).toEqual({ state: 'killed' });
  });

  it('makes 1 eagle fewer count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('hess-leaves-germany#1', 'high', 'eagle', '1')).toBe('quiet');
    expect(plotUnderEvent('hess-leaves-germany#1', 'high', 'eagle', 'eagle')).toBe('detected');
  });
});
