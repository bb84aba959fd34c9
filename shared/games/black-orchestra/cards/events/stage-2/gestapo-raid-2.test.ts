import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Raid (stage 2)', () => {
  it('arrests at extreme only, lets the others decide at once, empties the track [BO 10, R22, scenario 30]', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        draft.pub.track = 2;
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'beck').dossier = ['military-secrets#1', 'cover-story#1'];
        one(draft, 'canaris').dossier = ['forged-documents#1', 'inspiring-letter#1'];
        one(draft, 'kordt').dossier = ['hidden-camera#1', 'hidden-bomb#1'];
      },
    });
    expect(s.who('beck')).toMatchObject({ space: 'prison', dossier: ['cover-story#1'] });
    expect(s.waiting).toEqual(['canaris:raid', 'kordt:raid']);
    expect(s.options('canaris')).toEqual([
      'discard:forged-documents#1',
      'keep:forged-documents#1',
      'discard:inspiring-letter#1',
      'keep:inspiring-letter#1',
    ]);
    expect(s.options('kordt')).toEqual(['discard:hidden-camera#1', 'keep:hidden-camera#1']);

    s.choose('kordt', 'discard:hidden-camera#1')
      .choose('canaris', 'keep:inspiring-letter#1')
      .choose('canaris', 'discard:forged-documents#1');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'high', dossier: ['inspiring-letter#1'] });
    expect(s.who('kordt')).toMatchObject({ suspicion: 'medium', dossier: ['hidden-bomb#1'] });
    expect(s.pub.track).toBe(0);
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.log).toContain('log.kept-suspect');
  });

  it('asks once for each card that somebody holds several copies of (found: the same two answers twice)', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        one(draft, 'canaris').dossier = ['military-secrets#1', 'military-secrets#2'];
      },
    });
    expect(s.options('canaris')).toEqual(['discard:military-secrets#1', 'keep:military-secrets#1']);
    s.choose('canaris', 'keep:military-secrets#1');
    expect(s.options('canaris')).toEqual(['discard:military-secrets#2', 'keep:military-secrets#2']);
  });
});
