import { one, Scenario } from '../../testing/scenario';

function holding(support: number, motivation: 'timid' | 'reckless' = 'timid'): Scenario {
  return Scenario.turn({
    table: (draft) => {
      draft.pub.support = support;
      Object.assign(one(draft, 'beck'), { motivation, dossier: ['war-crimes-evidence#1'] });
      one(draft, 'canaris').motivation = motivation;
      one(draft, 'kordt').space = 'munich';
    },
  });
}

describe('War Crimes Evidence', () => {
  it('lowers military support, if its holder wants', () => {
    const s = holding(4).choose('beck', 'act:war-crimes-evidence#1');
    expect(s.options('beck')).toEqual(['support', 'motivation']);
    s.choose('beck', 'support');
    expect(s.pub.support).toBe(3);
    expect(s.who('beck').motivation).toBe('timid');
  });

  it('or motivates everybody in the space and nobody elsewhere', () => {
    const s = holding(4).choose('beck', 'act:war-crimes-evidence#1').choose('beck', 'motivation');
    expect(s.pub.support).toBe(4);
    expect(s.who('beck').motivation).toBe('skeptical');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
  });

  it('takes the only effect there is without asking, and is not offered without one', () => {
    const atFloor = holding(3).choose('beck', 'act:war-crimes-evidence#1');
    expect(atFloor.who('beck').motivation).toBe('skeptical');
    const allReckless = holding(4, 'reckless').choose('beck', 'act:war-crimes-evidence#1');
    expect(allReckless.pub.support).toBe(3);
    expect(holding(3, 'reckless').options('beck')).not.toContain('act:war-crimes-evidence#1');
  });
});
