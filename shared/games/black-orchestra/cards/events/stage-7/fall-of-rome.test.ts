import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Fall of Rome', () => {
  it('lowers support by 1, not below the start [BO 3]', () => {
    const from = (support: number) =>
      Scenario.event('fall-of-rome', {
        table: (draft) => {
          draft.pub.support = support;
        },
      }).pub.support;
    expect(from(5)).toBe(4);
    expect(from(3)).toBe(3);
  });

  it('overtakes Anzio Landing [BO 8]', () => {
    const s = Scenario.event('fall-of-rome', {
      table: (draft) => {
        stackEvents(draft, 7, ['anzio-landing#1', 'gothic-line#1']);
      },
    });
    s.choose('canaris', 'end');

    expect(s.pub.keyEvent).toBe('fall-of-rome#1');
    expect(s.pub.eventDiscard).toEqual(['anzio-landing#1']);
    expect(s.pub.currentEvent).toBe('gothic-line#1');
    expect(s.pub.abilitiesOff).toEqual([]);
  });
});
