import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Fall of Kiev', () => {
  it('raises support by 2, up to the ceiling [BO 3]', () => {
    const from = (support: number) =>
      Scenario.event('fall-of-kiev', {
        table: (draft) => {
          draft.pub.support = support;
        },
      }).pub.support;
    expect(from(3)).toBe(5);
    expect(from(6)).toBe(7);
  });

  it('moves aside at the next draw and overtakes an important event of stage 4 [BO 8, scenario 23]', () => {
    const s = Scenario.event('fall-of-kiev', {
      table: (draft) => {
        stackEvents(draft, 4, ['operation-barbarossa#1', 'afrika-korps#1']);
      },
    });
    expect(s.pub.currentEvent).toBe('fall-of-kiev#1');
    expect(s.pub.keyEvent).toBeNull();

    s.choose('canaris', 'end');
    expect(s.pub.keyEvent).toBe('fall-of-kiev#1');
    expect(s.pub.currentEvent).toBe('afrika-korps#1');
    expect(s.pub.eventDiscard).toEqual(['operation-barbarossa#1']);
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'munich' });
  });
});
