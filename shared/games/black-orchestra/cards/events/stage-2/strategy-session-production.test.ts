import { Scenario } from '../../../testing/scenario';

describe('Strategy Session on production', () => {
  it('brings Himmler, Goering and Hess to the Adlerhorst, the others stay, its tile stays face down', () => {
    const s = Scenario.event('strategy-session-production');
    expect(s.pub.leaders).toMatchObject({
      himmler: { space: 'adlerhorst' },
      goering: { space: 'adlerhorst' },
      hess: { space: 'adlerhorst' },
      bormann: { space: 'nuremberg' },
      goebbels: { space: 'ministry-of-propaganda' },
      hitler: { space: 'deutschlandhalle' },
    });
    expect(s.pub.tiles.adlerhorst).toEqual({ face: 'down' });
  });
});
