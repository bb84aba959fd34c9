import { one, Scenario } from '../../../testing/scenario';

/** Canaris is next, at extreme suspicion, somewhere; the leaders meet in Nuremberg. */
function rally(space: 'hannover' | 'nuremberg' | 'train-station'): Scenario {
  return Scenario.event('party-rally-2', {
    table: (draft) => {
      draft.pub.support = 6;
      one(draft, 'canaris').space = space;
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'canaris').motivation = 'motivated';
      // Hitler alone, so that the turn starts with one penalty and no question.
      for (const leader of ['hess', 'goebbels', 'bormann', 'himmler', 'goering'] as const) {
        draft.pub.leaders[leader] = { state: 'gone' };
      }
    },
  });
}

describe('Party Rally (stage 2)', () => {
  it('brings support back to its start and all leaders to Nuremberg', () => {
    const s = Scenario.event('party-rally-2', {
      table: (draft) => {
        draft.pub.support = 6;
      },
    });
    expect(s.pub.support).toBe(3);
    expect(Object.values(s.pub.leaders)).toEqual(Array(6).fill({ state: 'board', space: 'nuremberg' }));
    expect(s.who('beck').suspicion).toBe('medium');
  });

  it('hides whoever moves to Nuremberg among the crowd', () => {
    const s = rally('train-station').choose('canaris', 'move:nuremberg');
    expect(s.who('canaris')).toMatchObject({ space: 'nuremberg', suspicion: 'low' });
    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.log.slice(-3)).toEqual(['log.moved', 'log.in-force', 'log.suspicion']);
  });

  it('hides whoever moves away from Nuremberg, not whoever stays', () => {
    const s = rally('nuremberg');
    expect(s.who('canaris').suspicion).toBe('extreme');
    s.choose('canaris', 'move:munich');
    expect(s.who('canaris')).toMatchObject({ space: 'munich', suspicion: 'low' });
  });

  it('hides nobody who moves elsewhere', () => {
    const s = rally('hannover').choose('canaris', 'move:adlerhorst');
    expect(s.who('canaris').suspicion).toBe('extreme');
    expect(s.log).not.toContain('log.in-force');
  });
});
