import { one, Scenario } from '../testing/scenario';

describe('Beck', () => {
  const withLeaders = (motivation: 'motivated' | 'skeptical') =>
    Scenario.turn({
      table: (draft) => {
        const beck = one(draft, 'beck');
        beck.motivation = motivation;
        beck.items = ['map'];
        draft.pub.leaders.goebbels = { state: 'board', space: 'train-station' };
        draft.pub.leaders.goering = { state: 'board', space: 'train-station' };
        draft.pub.leaders.himmler = { state: 'board', space: 'train-station' };
        draft.pub.leaders.bormann = { state: 'board', space: 'train-station' };
      },
    });

  it('motivated: no leader penalises him, Goebbels included [R5, scenario 9]', () => {
    const s = withLeaders('motivated');
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.who('beck')).toMatchObject({ items: ['map'], suspicion: 'medium' });
    expect(s.pub.turn).toMatchObject({ blanked: null, conspired: 'no' });
    expect(s.options('beck')).toContain('conspire:1');
  });

  it('below motivated: every penalty hits him, in the order he chooses [BO 4, scenario 9]', () => {
    const s = withLeaders('skeptical');
    expect(s.waiting).toEqual(['beck:penalty']);
    expect(s.options('beck')).toEqual(['leader:goebbels', 'leader:bormann', 'leader:himmler', 'leader:goering']);

    s.choose('beck', 'leader:goering').choose('beck', 'leader:himmler').choose('beck', 'leader:bormann');
    expect(s.who('beck')).toMatchObject({ items: [], suspicion: 'high' });
    expect(s.pub.turn).toMatchObject({ blanked: 'beck', conspired: 'forbidden' });
  });

  it('protects himself alone: another conspirator in the space is penalised on their turn', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => {
        one(draft, 'beck').motivation = 'motivated';
        draft.pub.leaders.himmler = { state: 'board', space: 'train-station' };
      },
    });
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('beck').suspicion).toBe('medium');
  });

  const plotDice = (beck: { readonly motivation: 'motivated' | 'skeptical'; readonly space: 'munich' | 'berghof' }) => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck', 'kordt'],
      table: (draft) => {
        // Hitler's presence costs 1 motivation at the start of the turn.
        Object.assign(one(draft, 'canaris'), { motivation: 'reckless', space: 'munich', dossier: ['hidden-bomb#1'] });
        Object.assign(one(draft, 'beck'), beck);
        draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
        draft.pub.leaders.goering = { state: 'board', space: 'hannover' };
      },
    });
    s.choose('canaris', 'plot:hidden-bomb#1:hitler');
    return s.options('canaris');
  };

  it.each([
    ['motivated, in the space', { motivation: 'motivated', space: 'munich' }, ['dice:1', 'dice:2']],
    ['not motivated', { motivation: 'skeptical', space: 'munich' }, ['dice:1']],
    ['elsewhere', { motivation: 'motivated', space: 'berghof' }, ['dice:1']],
  ] as const)('one more die for a plot attempted by somebody else, %s [BO 12.1]', (_, beck, dice) => {
    expect(plotDice(beck)).toEqual(dice);
  });

  it('one more die for his own plot', () => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { motivation: 'committed', space: 'munich', dossier: ['hidden-bomb#1'] });
        draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
      },
    });
    s.choose('beck', 'plot:hidden-bomb#1:hitler');
    expect(s.options('beck')).toEqual(['dice:1', 'dice:2']);
  });
});
