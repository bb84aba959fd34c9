import { Scenario } from '../../../testing/scenario';

describe('Wolfpacks', () => {
  it('raises support by 1 and takes Bormann and Goebbels to the Wolfsschlucht [BO 8]', () => {
    const s = Scenario.event('wolfpacks');

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'deutschlandhalle' },
      hess: { space: 'hannover' },
      goebbels: { space: 'wolfsschlucht' },
      bormann: { space: 'wolfsschlucht' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'munich' },
    });
    expect(s.pub.tiles.wolfsschlucht).toEqual({ face: 'down' });
  });
});
