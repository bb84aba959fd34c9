import { one, Scenario } from '../../../testing/scenario';

describe('Führer Bunker', () => {
  it('casts suspicion on every free conspirator and takes Hitler to the Chancellery [BO 8, 11, scenario 6]', () => {
    const s = Scenario.event('fuehrer-bunker', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'olbricht').suspicion = 'low';
        one(draft, 'kordt').space = 'prison';
      },
    });

    expect(s.who('beck')).toMatchObject({ suspicion: 'extreme', space: 'train-station' });
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('kordt').suspicion).toBe('medium');
    expect(s.who('olbricht').suspicion).toBe('medium');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'ministry-of-propaganda' });
  });
});
