import { Scenario } from '../../../testing/scenario';

describe('Sudetenland Occupation', () => {
  it.each([
    [3, 4],
    [7, 7],
  ])('raises support from %i to %i [BO 3]', (from, to) => {
    const s = Scenario.event('sudetenland-occupation', {
      table: (draft) => {
        draft.pub.support = from;
      },
    });
    expect(s.pub.support).toBe(to);
    expect(s.pub.currentEvent).toBe('sudetenland-occupation#1');
  });
});
