import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Rommel Defeated', () => {
  it('lowers support by 1 and takes out two stage 5 events unseen [BO 8]', () => {
    const s = Scenario.event('rommel-defeated', {
      table: (draft) => {
        draft.pub.support = 5;
        stackEvents(draft, 5, ['lebensraum#1', 'russian-setback#1', 'eastern-push#1']);
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.hidden.eventDecks[4]?.[0]).toBe('eastern-push#1');
    expect(s.hidden.eventsRemoved.slice(-2)).toEqual(['lebensraum#1', 'russian-setback#1']);
    expect(s.hidden.eventDecks[5]).toHaveLength(10);
    expect(s.hidden.eventDecks[6]).toHaveLength(10);
  });

  it('never lowers support below the start [BO 3]', () => {
    expect(Scenario.event('rommel-defeated').pub.support).toBe(3);
  });
});
