import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Raid (stage 6)', () => {
  it('loses the game when it takes the last who are free [BO 1, 10, scenario 32]', () => {
    const s = Scenario.event('gestapo-raid-6', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'canaris').suspicion = 'extreme';
        one(draft, 'kordt').space = 'prison';
        draft.pub.track = 1;
      },
    });

    expect(s.over).toEqual({ outcome: 'defeat', reason: 'all-arrested', stage: 6, livesSaved: 0 });
    expect(s.pub.track).toBe(1);
  });

  it('takes only those at extreme suspicion and empties the track [BO 10]', () => {
    const s = Scenario.event('gestapo-raid-6', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'high';
        one(draft, 'kordt').suspicion = 'extreme';
        draft.pub.track = 1;
      },
    });

    expect(s.who('beck').space).toBe('train-station');
    expect(s.who('canaris').space).toBe('train-station');
    expect(s.who('kordt').space).toBe('prison');
    expect(s.pub.track).toBe(0);
  });
});
