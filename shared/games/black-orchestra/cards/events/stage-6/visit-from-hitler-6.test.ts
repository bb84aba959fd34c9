import { plotUnderEvent } from '../../../testing/plot-under-event';
import { one, Scenario } from '../../../testing/scenario';

describe('Visit from Hitler (stage 6)', () => {
  it('brings him to the nearest conspirator outside his own space, and does no more [BO 9, scenario 27]', () => {
    const s = Scenario.event('visit-from-hitler-6', {
      table: (draft) => {
        draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
        one(draft, 'beck').space = 'munich';
        one(draft, 'canaris').space = 'prison';
        one(draft, 'kordt').space = 'prague';
      },
    });

    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'prague' });
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'munich' });
    expect(s.who('kordt')).toMatchObject({ motivation: 'timid', suspicion: 'medium' });
  });

  it('leaves him where he is when all free conspirators are there [BO 9]', () => {
    const s = Scenario.event('visit-from-hitler-6', {
      table: (draft) => {
        draft.pub.leaders.hitler = { state: 'board', space: 'train-station' };
        one(draft, 'kordt').space = 'prison';
      },
    });

    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'train-station' });
  });

  it('makes 2 eagles fewer count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('visit-from-hitler-6#1', 'high', 'eagle', 'eagle', '1')).toBe('quiet');
    expect(plotUnderEvent('visit-from-hitler-6#1', 'high', 'eagle', 'eagle', 'eagle')).toBe('detected');
  });
});
