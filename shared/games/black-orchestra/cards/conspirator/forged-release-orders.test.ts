import { one, Scenario } from '../../testing/scenario';

describe('Forged Release Orders', () => {
  it('frees a prisoner of the holder’s choice from anywhere: Gestapo HQ, medium suspicion [BO 11]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { space: 'munich', dossier: ['forged-release-orders#1'] });
        draft.pub.turn.phase = 'actions';
        Object.assign(one(draft, 'canaris'), { space: 'prison', suspicion: 'extreme' });
        Object.assign(one(draft, 'kordt'), { space: 'prison', suspicion: 'low' });
      },
    });
    s.choose('beck', 'act:forged-release-orders#1');
    expect(s.options('beck')).toEqual(['conspirator:canaris', 'conspirator:kordt']);
    s.choose('beck', 'conspirator:kordt');
    expect(s.who('kordt')).toMatchObject({ space: 'gestapo-hq', suspicion: 'medium' });
    expect(s.who('canaris')).toMatchObject({ space: 'prison', suspicion: 'extreme' });
  });

  it('is not offered while nobody is in prison', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').dossier = ['forged-release-orders#1']) });
    expect(s.options('beck')).not.toContain('act:forged-release-orders#1');
  });
});
