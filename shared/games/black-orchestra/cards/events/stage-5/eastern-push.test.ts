import { one, Scenario } from '../../../testing/scenario';

describe('Eastern Push', () => {
  it('raises support by 1 and sends every free Wehrmacht conspirator to Borisov [BO 8, 11]', () => {
    const s = Scenario.event('eastern-push', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht', 'stauffenberg'],
      table: (draft) => {
        one(draft, 'beck').space = 'paris';
        one(draft, 'olbricht').space = 'prison';
        one(draft, 'stauffenberg').space = 'borisov';
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.who('beck').space).toBe('borisov');
    expect(s.who('canaris').space).toBe('train-station');
    expect(s.who('kordt').space).toBe('train-station');
    expect(s.who('olbricht').space).toBe('prison');
    expect(s.who('stauffenberg').space).toBe('borisov');
  });
});
