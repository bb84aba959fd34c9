import { one, Scenario } from '../../../testing/scenario';

describe('V-2 Rocket Attack', () => {
  it('raises support, motivates every free conspirator and parts Goering and Bormann [BO 8, 11]', () => {
    const s = Scenario.event('v2-rocket-attack', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'reckless';
        one(draft, 'kordt').space = 'prison';
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.who('beck').motivation).toBe('reckless');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'deutschlandhalle' },
      hess: { space: 'hannover' },
      goebbels: { space: 'ministry-of-propaganda' },
      bormann: { space: 'berghof' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'hannover' },
    });
  });
});
