import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Raid (stage 5)', () => {
  it('has everybody who stays free decide about illegal cards at the same time [BO 10, R22]', () => {
    const s = Scenario.event('gestapo-raid-5', {
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { suspicion: 'extreme', dossier: ['false-safety-report#1'] });
        one(draft, 'canaris').dossier = ['hidden-camera#1', 'cover-story#1'];
        one(draft, 'kordt').dossier = ['military-secrets#1'];
      },
    });

    expect(s.who('beck')).toMatchObject({ space: 'prison', dossier: [] });
    expect(s.waiting).toEqual(['canaris:raid', 'kordt:raid']);
    expect(s.options('canaris')).toEqual(['discard:hidden-camera#1', 'keep:hidden-camera#1']);
    s.choose('kordt', 'keep:military-secrets#1').choose('canaris', 'discard:hidden-camera#1');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'medium', dossier: ['cover-story#1'] });
    expect(s.who('kordt')).toMatchObject({ suspicion: 'high', dossier: ['military-secrets#1'] });
  });
});
