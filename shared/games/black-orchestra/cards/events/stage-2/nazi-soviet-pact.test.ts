import { Scenario } from '../../../testing/scenario';

describe('Nazi-Soviet Pact', () => {
  it('raises support and brings Bormann and Hess to the Berghof, nobody else', () => {
    const s = Scenario.event('nazi-soviet-pact');
    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'deutschlandhalle' },
      hess: { state: 'board', space: 'berghof' },
      goebbels: { state: 'board', space: 'ministry-of-propaganda' },
      bormann: { state: 'board', space: 'berghof' },
      himmler: { state: 'board', space: 'gestapo-hq' },
      goering: { state: 'board', space: 'munich' },
    });
  });
});
