import { Scenario } from '../../../testing/scenario';

describe('Kursk Recaptured', () => {
  it('lowers support by 1, takes Hitler to Anlage Süd and Bormann to Posen [BO 8]', () => {
    const s = Scenario.event('kursk-recaptured', {
      table: (draft) => {
        draft.pub.support = 5;
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'anlage-sued' },
      hess: { space: 'hannover' },
      goebbels: { space: 'ministry-of-propaganda' },
      bormann: { space: 'posen' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'munich' },
    });
    expect(s.pub.tiles['anlage-sued']).toEqual({ face: 'down' });
    expect(s.pub.currentEvent).toBe('kursk-recaptured#1');
  });
});
