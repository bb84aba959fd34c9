import { Scenario } from '../../../testing/scenario';

describe('Invasion of Norway', () => {
  it.each([
    [3, 4],
    [7, 7],
  ])('raises support from %i to %i [BO 3]', (from, to) => {
    const s = Scenario.event('invasion-of-norway', {
      table: (draft) => {
        draft.pub.support = from;
      },
    });
    expect(s.pub.support).toBe(to);
    expect(s.pub.currentEvent).toBe('invasion-of-norway#1');
  });
});
