import { plotUnderEvent } from '../../../testing/plot-under-event';
import { Scenario } from '../../../testing/scenario';

describe('Berghof Retreat (stage 5)', () => {
  it('takes Hitler, Bormann and Goebbels to the Berghof, nobody else [BO 8]', () => {
    const s = Scenario.event('berghof-retreat-5');

    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'berghof' },
      hess: { space: 'hannover' },
      goebbels: { space: 'berghof' },
      bormann: { space: 'berghof' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'munich' },
    });
  });

  it('makes 1 eagle fewer count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('berghof-retreat-5#1', 'high', 'eagle', '1')).toBe('quiet');
    expect(plotUnderEvent('berghof-retreat-5#1', 'high', 'eagle', 'eagle')).toBe('detected');
  });
});
