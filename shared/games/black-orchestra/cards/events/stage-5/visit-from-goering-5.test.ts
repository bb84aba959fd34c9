import { one, Scenario } from '../../../testing/scenario';

describe('Visit from Goering (stage 5)', () => {
  it('brings him to the nearest conspirator and discourages free Abwehr conspirators wherever they are [BO 9, 11]', () => {
    const s = Scenario.event('visit-from-goering-5', {
      sheets: ['beck', 'canaris', 'oster', 'bonhoeffer', 'kordt'],
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { motivation: 'committed', space: 'berghof' });
        Object.assign(one(draft, 'canaris'), { motivation: 'committed', space: 'paris' });
        Object.assign(one(draft, 'oster'), { motivation: 'skeptical', space: 'paris' });
        Object.assign(one(draft, 'bonhoeffer'), { motivation: 'committed', space: 'prison' });
        Object.assign(one(draft, 'kordt'), { motivation: 'committed', space: 'paris' });
      },
    });

    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'berghof' });
    expect(s.who('beck').motivation).toBe('committed');
    expect(s.who('canaris').motivation).toBe('motivated');
    expect(s.who('oster').motivation).toBe('timid');
    expect(s.who('bonhoeffer').motivation).toBe('committed');
    expect(s.who('kordt').motivation).toBe('committed');
  });
});
