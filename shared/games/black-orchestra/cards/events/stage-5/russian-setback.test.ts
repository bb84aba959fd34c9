import { plotUnderEvent } from '../../../testing/plot-under-event';
import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Russian Setback', () => {
  it('lowers support by 1, takes out two stage 5 events and overtakes the important ones [BO 8]', () => {
    const s = Scenario.event('russian-setback', {
      table: (draft) => {
        draft.pub.support = 5;
        stackEvents(draft, 5, ['rommel-defeated#1', 'lebensraum#1', 'eastern-push#1', 'heydrich-assassinated#1']);
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.hidden.eventDecks[4]?.[0]).toBe('eastern-push#1');
    expect(s.hidden.eventsRemoved.slice(-2)).toEqual(['rommel-defeated#1', 'lebensraum#1']);

    s.choose('canaris', 'end');
    expect(s.pub.keyEvent).toBe('russian-setback#1');
    expect(s.pub.eventDiscard).toEqual(['eastern-push#1']);
    expect(s.pub.currentEvent).toBe('heydrich-assassinated#1');
  });

  it('makes 1 eagle more count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('russian-setback#1', 'medium', 'eagle', '1')).toBe('detected');
    expect(plotUnderEvent('russian-setback#1', 'medium', '2', '1')).toBe('quiet');
  });
});
