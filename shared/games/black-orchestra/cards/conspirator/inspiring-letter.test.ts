import { one, Scenario } from '../../testing/scenario';

describe('Inspiring Letter', () => {
  it('motivates everybody in the space, the holder included, and nobody elsewhere or in prison [BO 11]', () => {
    const s = Scenario.turn({
      sheets: ['beck', 'canaris', 'kordt', 'oster'],
      table: (draft) => {
        one(draft, 'beck').dossier = ['inspiring-letter#1'];
        one(draft, 'kordt').space = 'munich';
        one(draft, 'oster').space = 'prison';
      },
    });
    s.choose('beck', 'act:inspiring-letter#1');
    expect(s.who('beck').motivation).toBe('skeptical');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.who('oster').motivation).toBe('timid');
  });

  it.each([
    ['committed', 1],
    ['reckless', 0],
  ] as const)('with all the others here reckless and the holder %s is offered %i times', (motivation, times) => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { motivation, dossier: ['inspiring-letter#1'] });
        one(draft, 'canaris').motivation = 'reckless';
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.options('beck').filter((key) => key === 'act:inspiring-letter#1')).toHaveLength(times);
  });
});
