import { Scenario } from '../../../testing/scenario';

describe('Berghof Retreat (stage 3)', () => {
  it('gathers Hitler, Himmler, Goebbels and Bormann at the Berghof, without Hess and Goering', () => {
    const s = Scenario.event('berghof-retreat-3');
    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'berghof' },
      hess: { state: 'board', space: 'hannover' },
      goebbels: { state: 'board', space: 'berghof' },
      bormann: { state: 'board', space: 'berghof' },
      himmler: { state: 'board', space: 'berghof' },
      goering: { state: 'board', space: 'munich' },
    });
  });
});
