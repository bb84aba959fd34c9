import { one, Scenario } from '../../../testing/scenario';

describe('Yugoslavia Surrenders', () => {
  it('raises support by 1 and takes Himmler to Paris, whose modifiers are for conspirators alone [BO 6, 8]', () => {
    const s = Scenario.event('yugoslavia-surrenders', {
      table: (draft) => {
        one(draft, 'kordt').space = 'paris';
      },
    });

    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'paris' });
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'munich' });
    expect(s.pub.support).toBe(4);
    expect(s.who('kordt').suspicion).toBe('medium');
  });
});
