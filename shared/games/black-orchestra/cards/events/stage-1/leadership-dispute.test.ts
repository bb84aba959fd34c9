import { Scenario } from '../../../testing/scenario';

describe('Leadership Dispute', () => {
  it('scatters Bormann, Goering and Himmler and leaves the others where they are [BO 8]', () => {
    const s = Scenario.event('leadership-dispute');

    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'deutschlandhalle' },
      hess: { state: 'board', space: 'hannover' },
      goebbels: { state: 'board', space: 'ministry-of-propaganda' },
      bormann: { state: 'board', space: 'hannover' },
      himmler: { state: 'board', space: 'nuremberg' },
      goering: { state: 'board', space: 'tannenberg' },
    });
  });

  it('skips a deputy who has left the game [BO 15]', () => {
    const s = Scenario.event('leadership-dispute', {
      table: (draft) => {
        draft.pub.leaders.goering = { state: 'gone' };
      },
    });
    expect(s.pub.leaders.goering).toEqual({ state: 'gone' });
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'nuremberg' });
  });
});
