import { one, Scenario } from '../testing/scenario';

const sheets = ['bonhoeffer', 'beck', 'canaris', 'kordt', 'oster'] as const;

describe('Bonhoeffer', () => {
  it('motivates all others in his space, not himself, nobody elsewhere, no prisoner; once per turn', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        one(draft, 'bonhoeffer').motivation = 'motivated';
        one(draft, 'canaris').motivation = 'committed';
        one(draft, 'kordt').space = 'munich';
        one(draft, 'oster').space = 'prison';
      },
    });
    s.choose('bonhoeffer', 'ability');
    expect(sheets.map((id) => s.who(id).motivation)).toEqual(['motivated', 'skeptical', 'reckless', 'timid', 'timid']);
    expect(s.pub.turn.used).toBe(1);
    expect(s.options('bonhoeffer')).not.toContain('ability');
    expect(s.options('bonhoeffer')).toContain('end');
  });

  it.each([
    ['below motivated', 'skeptical', 'timid', 'train-station'],
    ['while alone', 'motivated', 'timid', 'munich'],
    ['when all others here are reckless', 'motivated', 'reckless', 'train-station'],
  ] as const)('is not offered %s [BO 4]', (_, own, theirs, space) => {
    const s = Scenario.turn({
      sheets: ['bonhoeffer', 'beck'],
      table: (draft) => {
        one(draft, 'bonhoeffer').motivation = own;
        Object.assign(one(draft, 'beck'), { motivation: theirs, space });
      },
    });
    expect(s.options('bonhoeffer')).not.toContain('ability');
  });
});
