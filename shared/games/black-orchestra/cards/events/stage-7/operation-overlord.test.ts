import { Scenario } from '../../../testing/scenario';

describe('Operation Overlord', () => {
  it.each([
    ['easy', 2],
    ['hard', 4],
  ])('puts support back to where a game at %s began and Goebbels into his ministry [BO 3, 8]', (difficulty, start) => {
    const s = Scenario.event('operation-overlord', {
      options: { difficulty },
      table: (draft) => {
        draft.pub.support = 7;
        draft.pub.leaders.goebbels = { state: 'board', space: 'berghof' };
        draft.pub.leaders.bormann = { state: 'board', space: 'berghof' };
      },
    });

    expect(s.pub.support).toBe(start);
    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'ministry-of-propaganda' });
    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'berghof' });
  });
});
