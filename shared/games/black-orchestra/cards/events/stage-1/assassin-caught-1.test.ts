import { one, Scenario } from '../../../testing/scenario';

describe('Assassin Caught (stage 1)', () => {
  it('suspects all who are in Hitler’s own space, the nearest of all, and nobody else [BO 9, scenario 28]', () => {
    const s = Scenario.event('assassin-caught-1', {
      table: (draft) => {
        one(draft, 'beck').space = 'deutschlandhalle';
        one(draft, 'beck').suspicion = 'low';
        one(draft, 'canaris').space = 'deutschlandhalle';
        one(draft, 'canaris').suspicion = 'extreme';
      },
    });
    expect(s.who('beck').suspicion).toBe('high');
    expect(s.who('canaris').suspicion).toBe('extreme');
    expect(s.who('kordt').suspicion).toBe('medium');
    // Found: whoever lost nothing by it feared that it was them.
    expect(s.view(null).log.map(({ text }) => text)).toContainEqual({
      m: 'log.found',
      p: { leader: { m: 'leader.hitler' }, found: [{ m: 'sheet.beck' }, { m: 'sheet.canaris' }] },
    });
    expect(s.view(null).log.map(({ text }) => text)).toContainEqual({
      m: 'log.suspicion-enough',
      p: { who: { m: 'sheet.canaris' }, level: { m: 'suspicion.extreme' } },
    });
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('lets the active player choose between spaces equally near, counted from where Hitler was [BO 9]', () => {
    const s = Scenario.event('assassin-caught-1', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
        one(draft, 'beck').space = 'chancellery';
        one(draft, 'canaris').space = 'tannenberg';
        one(draft, 'kordt').space = 'nuremberg';
        one(draft, 'olbricht').space = 'prison';
      },
    });
    expect(s.waiting).toEqual(['beck:nearest']);
    expect(s.options('beck')).toEqual(['space:tannenberg', 'space:nuremberg']);
    // Hitler goes elsewhere: it is not asked where he moves.
    expect(s.asks('beck')[0]?.prompt.m).toBe('ask.found');

    s.choose('beck', 'space:nuremberg');
    expect(s.who('kordt').suspicion).toBe('high');
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.who('olbricht').suspicion).toBe('medium');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
  });
});
