import { one, Scenario } from '../../testing/scenario';

describe('Safe', () => {
  it('lets its holder keep illegal cards in a raid without suspicion; nobody else [BO 10]', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        Object.assign(one(draft, 'beck'), {
          motivation: 'skeptical',
          dossier: ['safe#1', 'hidden-camera#1', 'inspiring-letter#1'],
        });
        one(draft, 'canaris').dossier = ['false-safety-report#1'];
      },
    });
    expect(s.waiting).toEqual(['beck:raid', 'canaris:raid']);
    expect(s.options('beck')).toEqual([
      'discard:hidden-camera#1',
      'keep:hidden-camera#1',
      'discard:inspiring-letter#1',
      'keep:inspiring-letter#1',
    ]);
    expect(s.asks('beck')[0]?.options[1]?.label.m).toBe('option.keep-safe');
    // What keeping costs stands on it.
    expect(s.asks('canaris')[0]?.options[1]?.label.m).toBe('option.keep');
    s.choose('beck', 'keep:hidden-camera#1').choose('beck', 'keep:inspiring-letter#1');
    s.choose('canaris', 'keep:false-safety-report#1');
    expect(s.who('beck')).toMatchObject({
      suspicion: 'medium',
      dossier: ['safe#1', 'hidden-camera#1', 'inspiring-letter#1'],
    });
    expect(s.who('canaris').suspicion).toBe('high');
  });

  it('saves nobody from arrest: at extreme the illegal cards go, the Safe stays [BO 10, 11]', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) =>
        Object.assign(one(draft, 'beck'), { suspicion: 'extreme', dossier: ['safe#1', 'hidden-camera#1'] }),
    });
    expect(s.who('beck')).toMatchObject({ space: 'prison', dossier: ['safe#1'] });
  });
});
