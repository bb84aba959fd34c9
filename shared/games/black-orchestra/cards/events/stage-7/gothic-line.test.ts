import { Scenario } from '../../../testing/scenario';

describe('Gothic Line', () => {
  it('raises support by 1, up to the ceiling [BO 3]', () => {
    const from = (support: number) =>
      Scenario.event('gothic-line', {
        table: (draft) => {
          draft.pub.support = support;
        },
      }).pub.support;
    expect(from(3)).toBe(4);
    expect(from(6)).toBe(7);
    expect(from(7)).toBe(7);
  });
});
