import { Scenario } from '../../../testing/scenario';

describe('Stalingrad Surrounded', () => {
  it.each([
    ['easy', 2],
    ['standard', 3],
    ['hard', 4],
  ])('puts support back to where a game at %s began [BO 3]', (difficulty, start) => {
    const s = Scenario.event('stalingrad-surrounded', {
      options: { difficulty },
      table: (draft) => {
        draft.pub.support = 7;
      },
    });
    expect(s.pub.support).toBe(start);
  });
});
