import { one, Scenario } from '../../../testing/scenario';

describe('Sicily Invaded', () => {
  it('lowers support by 1 and calls Hitler and every free Abwehr conspirator to the Chancellery [BO 8, 11]', () => {
    const s = Scenario.event('sicily-invaded', {
      sheets: ['beck', 'canaris', 'kordt', 'oster', 'bonhoeffer'],
      table: (draft) => {
        draft.pub.support = 5;
        one(draft, 'canaris').space = 'paris';
        one(draft, 'oster').space = 'prison';
        // Whoever starts a turn beside Hitler loses motivation: that comes after the event.
        one(draft, 'canaris').motivation = 'motivated';
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'gestapo-hq' });
    expect(s.who('beck').space).toBe('train-station');
    expect(s.who('canaris')).toMatchObject({ space: 'chancellery', motivation: 'skeptical' });
    expect(s.who('kordt').space).toBe('train-station');
    expect(s.who('oster').space).toBe('prison');
    expect(s.who('bonhoeffer')).toMatchObject({ space: 'chancellery', motivation: 'timid' });
  });
});
