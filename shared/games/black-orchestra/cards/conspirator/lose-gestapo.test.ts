import { one, Scenario } from '../../testing/scenario';

describe('Lose the Gestapo', () => {
  it('lowers its holder’s suspicion by 1, nobody else’s, and is discarded [BO 6]', () => {
    const s = Scenario.turn({
      table: (draft) => Object.assign(one(draft, 'beck'), { suspicion: 'high', dossier: ['lose-gestapo#2'] }),
    });
    s.choose('beck', 'act:lose-gestapo#2');
    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.pub.turn.used).toBe(1);
    expect(s.pub.discard).toEqual(['lose-gestapo#2']);
  });

  it('is not offered at low suspicion', () => {
    const s = Scenario.turn({
      table: (draft) => Object.assign(one(draft, 'beck'), { dossier: ['lose-gestapo#1'], suspicion: 'low' }),
    });
    expect(s.options('beck')).not.toContain('act:lose-gestapo#1');
  });
});
