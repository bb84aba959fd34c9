import { Scenario } from '../../../testing/scenario';

describe('Afrika Korps', () => {
  it('raises support by 1 and takes Bormann and Goebbels to Prague [BO 8]', () => {
    const s = Scenario.event('afrika-korps');

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'deutschlandhalle' },
      hess: { state: 'board', space: 'hannover' },
      goebbels: { state: 'board', space: 'prague' },
      bormann: { state: 'board', space: 'prague' },
      himmler: { state: 'board', space: 'gestapo-hq' },
      goering: { state: 'board', space: 'munich' },
    });
  });

  it('leaves a deputy who is dead off the board, and support at its ceiling [BO 3, 15]', () => {
    const s = Scenario.event('afrika-korps', {
      table: (draft) => {
        draft.pub.support = 7;
        draft.pub.leaders.goebbels = { state: 'killed' };
      },
    });

    expect(s.pub.support).toBe(7);
    expect(s.pub.leaders.goebbels).toEqual({ state: 'killed' });
    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'prague' });
  });
});
