import { Scenario } from '../../../testing/scenario';

describe('The Anschluss', () => {
  it('raises support and brings Hitler and Goering to Munich', () => {
    const s = Scenario.event('the-anschluss', {
      table: (draft) => {
        draft.pub.leaders.goering = { state: 'board', space: 'tannenberg' };
      },
    });
    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'munich' },
      goering: { space: 'munich' },
      bormann: { space: 'nuremberg' },
    });
  });

  it('never raises support above its ceiling [BO 3]', () => {
    const s = Scenario.event('the-anschluss', {
      table: (draft) => {
        draft.pub.support = 7;
      },
    });
    expect(s.pub.support).toBe(7);
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'munich' });
  });
});
