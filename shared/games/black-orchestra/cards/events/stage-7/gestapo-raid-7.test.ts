import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Raid (stage 7)', () => {
  it('lets one at extreme keep the rest without a choice, and asks no prisoner [BO 10, 11, scenario 31]', () => {
    const s = Scenario.event('gestapo-raid-7', {
      table: (draft) => {
        Object.assign(one(draft, 'beck'), {
          motivation: 'skeptical',
          suspicion: 'high',
          dossier: ['false-safety-report#1', 'hidden-camera#1', 'military-secrets#1'],
        });
        one(draft, 'canaris').suspicion = 'extreme';
        Object.assign(one(draft, 'kordt'), { space: 'prison', dossier: ['forged-documents#1'] });
      },
    });

    expect(s.who('canaris').space).toBe('prison');
    expect(s.waiting).toEqual(['beck:raid']);
    s.choose('beck', 'keep:hidden-camera#1');
    expect(s.who('beck')).toMatchObject({ space: 'train-station', suspicion: 'extreme' });
    expect(s.who('beck').dossier).toHaveLength(3);
    expect(s.who('kordt').dossier).toEqual(['forged-documents#1']);
    expect(s.pub.turn.number).toBe(2);
  });
});
