import { Scenario } from '../../../testing/scenario';

describe('Rommel Executed', () => {
  it('lowers support by 1 and takes Himmler alone to the Chancellery [BO 8]', () => {
    const s = Scenario.event('rommel-executed', {
      table: (draft) => {
        draft.pub.support = 5;
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'deutschlandhalle' },
      goebbels: { space: 'ministry-of-propaganda' },
      himmler: { space: 'chancellery' },
    });
  });

  it('never lowers support below the start [BO 3]', () => {
    expect(Scenario.event('rommel-executed').pub.support).toBe(3);
  });
});
