import { one, Scenario } from '../testing/scenario';

describe('Visits', () => {
  it('go to whoever is nearest after Called Away has moved the leader during a tie (bug: the old tie stayed open) [BO 9, 13]', () => {
    const s = Scenario.event('visit-from-himmler-4', {
      table: (draft) => {
        one(draft, 'beck').space = 'hannover';
        one(draft, 'canaris').space = 'nuremberg';
        Object.assign(one(draft, 'kordt'), { space: 'stockholm', dossier: ['called-away#1'] });
        draft.pub.leaders.himmler = { state: 'board', space: 'train-station' };
      },
    });
    expect(s.options('beck')).toEqual(['space:hannover', 'space:nuremberg']);
    s.choose('kordt', 'play:called-away#1').choose('kordt', 'leader:himmler').choose('kordt', 'leader:hess');
    s.choose('kordt', 'space:riga');
    expect(s.options('beck')).toEqual(['space:stockholm']);
    s.choose('beck', 'space:stockholm');
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'stockholm' });
  });
});
