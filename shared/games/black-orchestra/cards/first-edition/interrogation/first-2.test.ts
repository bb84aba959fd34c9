import { interrogatedInFirst } from '../../../testing/interrogation';
import { one } from '../../../testing/scenario';

describe('Interrogation of the first edition, card 2', () => {
  it('raises military support by 2, only if it can rise by 2', () => {
    const at = (support: number) =>
      interrogatedInFirst('first-2', (draft) => {
        draft.pub.support = support;
      });
    expect(at(5).choose('beck', 'option:1').pub.support).toBe(7);
    expect(at(6).options('beck')).toEqual(['option:2', 'option:3']);
  });

  it('brings a deputy to each conspirator', () => {
    const s = interrogatedInFirst('first-2', (draft) => {
      one(draft, 'canaris').space = 'munich';
      one(draft, 'kordt').space = 'hannover';
      draft.pub.leaders.goering = { state: 'board', space: 'vienna' };
      draft.pub.leaders.hess = { state: 'board', space: 'adlerhorst' };
      for (const other of ['goebbels', 'bormann', 'himmler'] as const) draft.pub.leaders[other] = { state: 'gone' };
    }).choose('beck', 'option:2');
    expect([s.pub.leaders.goering, s.pub.leaders.hess]).toEqual([
      { state: 'board', space: 'munich' },
      { state: 'board', space: 'hannover' },
    ]);
  });

  it('suspects all, if one of them is not at extreme yet', () => {
    const given = (kordt: 'high' | 'extreme') =>
      interrogatedInFirst('first-2', (draft) => {
        one(draft, 'canaris').suspicion = 'extreme';
        one(draft, 'kordt').suspicion = kordt;
      });
    const s = given('high').choose('beck', 'option:3');
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['extreme', 'extreme']);
    expect(given('extreme').options('beck')).toEqual(['option:1', 'option:2']);
  });
});
