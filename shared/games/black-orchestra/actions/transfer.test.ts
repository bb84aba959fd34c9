import { one, Scenario } from '../testing/scenario';

describe('Transfer', () => {
  it('costs nothing when the card asked for is played before the answer (bug: an action was paid for nothing) [BO 6, 13]', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'canaris').dossier = ['called-away#1']) });
    s.choose('beck', 'take:card:called-away#1:canaris').choose('canaris', 'play:called-away#1');
    s.choose('canaris', 'leader:hess').choose('canaris', 'leader:goebbels').choose('canaris', 'space:paris');
    s.choose('canaris', 'yes');
    expect(s.pub.turn.used).toBe(0);
    expect(s.log).not.toContain('log.took');
    expect(s.who('beck').dossier).toEqual([]);
    expect(s.pub.discard).toEqual(['called-away#1']);
    expect(s.waiting).toEqual(['beck:action']);
  });
});
