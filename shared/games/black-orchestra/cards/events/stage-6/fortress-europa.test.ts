import { plotUnderEvent } from '../../../testing/plot-under-event';
import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Fortress Europa', () => {
  it.each([
    [3, 5],
    [4, 5],
    [5, 5],
    [6, 6],
  ])('takes support from %i to %i: it only ever raises it [R20]', (before, after) => {
    const s = Scenario.event('fortress-europa', {
      table: (draft) => {
        draft.pub.support = before;
      },
    });
    expect(s.pub.support).toBe(after);
  });

  it('takes out two stage 6 events and overtakes Kursk Recaptured [BO 8]', () => {
    const s = Scenario.event('fortress-europa', {
      table: (draft) => {
        stackEvents(draft, 6, ['wolfpacks#1', 'berlin-bombed#1', 'kursk-recaptured#1', 'stalingrad-surrounded#1']);
      },
    });

    expect(s.hidden.eventDecks[5]?.[0]).toBe('kursk-recaptured#1');
    expect(s.hidden.eventsRemoved.slice(-2)).toEqual(['wolfpacks#1', 'berlin-bombed#1']);

    s.choose('canaris', 'end');
    expect(s.pub.keyEvent).toBe('fortress-europa#1');
    expect(s.pub.eventDiscard).toEqual(['kursk-recaptured#1']);
    expect(s.pub.currentEvent).toBe('stalingrad-surrounded#1');
  });

  it('makes 1 eagle fewer count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('fortress-europa#1', 'high', 'eagle', '1')).toBe('quiet');
    expect(plotUnderEvent('fortress-europa#1', 'high', 'eagle', 'eagle')).toBe('detected');
  });
});
