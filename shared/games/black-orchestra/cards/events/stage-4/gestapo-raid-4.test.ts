import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Raid (stage 4)', () => {
  it('arrests whoever is at extreme suspicion, nobody else, and empties the track [BO 10, scenario 30]', () => {
    const s = Scenario.event('gestapo-raid-4', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'canaris').suspicion = 'high';
        draft.pub.track = 2;
      },
    });

    expect(s.who('beck').space).toBe('prison');
    expect(s.who('canaris')).toMatchObject({ space: 'train-station', suspicion: 'high' });
    expect(s.who('kordt')).toMatchObject({ space: 'train-station', suspicion: 'medium' });
    expect(s.pub.track).toBe(0);
    expect(s.waiting).toEqual(['canaris:action']);
  });
});
