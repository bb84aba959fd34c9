import { plotUnderEvent } from '../../../testing/plot-under-event';
import { Scenario } from '../../../testing/scenario';

describe('Berlin Bombed', () => {
  it('takes Hitler alone to the Chancellery [BO 8]', () => {
    const s = Scenario.event('berlin-bombed');

    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'chancellery' },
      hess: { space: 'hannover' },
      goebbels: { space: 'ministry-of-propaganda' },
      bormann: { space: 'nuremberg' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'munich' },
    });
  });

  it('makes 1 eagle more count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('berlin-bombed#1', 'medium', 'eagle', '1')).toBe('detected');
    expect(plotUnderEvent('berlin-bombed#1', 'medium', '2', '1')).toBe('quiet');
  });
});
