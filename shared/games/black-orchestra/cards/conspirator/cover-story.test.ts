import { one, Scenario } from '../../testing/scenario';

describe('Cover Story', () => {
  it('lowers the suspicion of everybody in the space and is then discarded [BO 6]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['cover-story#1'];
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.options('beck')).toContain('act:cover-story#1');

    s.choose('beck', 'act:cover-story#1');
    expect(s.who('beck').suspicion).toBe('low');
    expect(s.who('canaris').suspicion).toBe('low');
    expect(s.who('kordt').suspicion).toBe('medium');
    expect(s.who('beck').dossier).toEqual([]);
    expect(s.pub.discard).toEqual(['cover-story#1']);
  });

  it('is not offered when nobody here is suspected', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['cover-story#1'];
        one(draft, 'beck').suspicion = 'low';
        one(draft, 'canaris').suspicion = 'low';
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.options('beck')).not.toContain('act:cover-story#1');
  });
});
