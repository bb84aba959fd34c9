import { one, Scenario } from '../../testing/scenario';

describe('False Safety Report', () => {
  it('lowers the suspicion of every free conspirator, wherever they are, but of no prisoner [BO 11]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['false-safety-report#1'];
        Object.assign(one(draft, 'canaris'), { space: 'munich', suspicion: 'extreme' });
        one(draft, 'kordt').space = 'prison';
      },
    });
    s.choose('beck', 'act:false-safety-report#1');
    expect(s.who('beck').suspicion).toBe('low');
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('kordt').suspicion).toBe('medium');
  });

  it('is not offered when only a prisoner is suspected', () => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { dossier: ['false-safety-report#1'], suspicion: 'low' });
        one(draft, 'canaris').suspicion = 'low';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.options('beck')).not.toContain('act:false-safety-report#1');
  });
});
