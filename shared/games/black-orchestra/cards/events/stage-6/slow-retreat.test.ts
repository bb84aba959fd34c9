import { one, Scenario } from '../../../testing/scenario';

describe('Slow Retreat', () => {
  it('clears conspirators and deputies, not Hitler, out of the spaces that close [BO 8, 9]', () => {
    const s = Scenario.event('slow-retreat', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        one(draft, 'beck').space = 'auschwitz';
        one(draft, 'canaris').space = 'zurich';
        one(draft, 'kordt').space = 'prison';
        one(draft, 'olbricht').space = 'smolensk';
        draft.pub.leaders.hitler = { state: 'board', space: 'wolfsschanze' };
        draft.pub.leaders.bormann = { state: 'board', space: 'paris' };
        draft.pub.leaders.himmler = { state: 'board', space: 'wehrwolf' };
        draft.pub.leaders.hess = { state: 'gone' };
      },
    });

    expect(s.who('beck')).toMatchObject({ space: 'prague', suspicion: 'medium' });
    expect(s.who('canaris')).toMatchObject({ space: 'zurich', suspicion: 'medium' });
    expect(s.who('kordt').space).toBe('prison');
    expect(s.who('olbricht').space).toBe('posen');
    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'wolfsschanze' },
      hess: { state: 'gone' },
      goebbels: { state: 'board', space: 'ministry-of-propaganda' },
      bormann: { state: 'board', space: 'adlerhorst' },
      himmler: { state: 'board', space: 'vienna' },
      goering: { state: 'board', space: 'munich' },
    });
    expect(s.pub.stage).toBe(6);
  });
});
