import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Munich Agreement', () => {
  it('raises support and takes the next two events of stage 1 out of the game [BO 8]', () => {
    const s = Scenario.event('munich-agreement', {
      table: (draft) => stackEvents(draft, 1, ['kristallnacht#1', 'the-anschluss#1', 'party-rally-1#1']),
    });

    expect(s.pub.support).toBe(4);
    expect(s.hidden.eventDecks[0]?.[0]).toBe('party-rally-1#1');
    expect(s.hidden.eventsRemoved).toEqual(expect.arrayContaining(['kristallnacht#1', 'the-anschluss#1']));
    expect(s.pub.eventDiscard).toEqual([]);
  });

  it('takes out what is left when that is less, and never an event of stage 2 [scenario 29]', () => {
    const before = Scenario.turn().hidden.eventDecks[1] ?? [];
    const s = Scenario.event('munich-agreement', {
      table: (draft) => {
        draft.hidden.eventsRemoved.push(...(draft.hidden.eventDecks[0] ?? []));
        draft.hidden.eventDecks[0] = [];
        stackEvents(draft, 1, ['kristallnacht#1']);
      },
    });
    expect(s.hidden.eventDecks[0]).toEqual([]);
    expect(s.hidden.eventsRemoved).toContain('kristallnacht#1');
    expect(s.hidden.eventDecks[1]).toEqual(before);
  });
});
