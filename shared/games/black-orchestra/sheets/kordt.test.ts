import type { EventKey } from '../state';
import { one, Scenario, stackEvents } from '../testing/scenario';

const TOP: readonly EventKey[] = ['kristallnacht#1', 'parade-in-berlin#1', 'visit-from-goebbels-1#1'];
const FOURTH: EventKey = 'leadership-dispute#1';

describe('Kordt', () => {
  const given = (motivation: 'skeptical' | 'motivated', count = 4) =>
    Scenario.turn({
      sheets: ['kordt', 'beck', 'canaris'],
      table: (draft) => {
        one(draft, 'kordt').motivation = motivation;
        stackEvents(draft, 1, [...TOP, FOURTH]);
        const [deck] = draft.hidden.eventDecks;
        draft.hidden.eventsRemoved.push(...(deck?.splice(count) ?? []));
      },
    });

  it('shows everybody the top three events and puts them back in the order he picks [R24]', () => {
    const s = given('motivated');
    expect(JSON.stringify(s.view(null))).not.toContain('kristallnacht');

    s.choose('kordt', 'ability');
    expect(s.options('kordt')).toEqual(TOP.map((key) => `event:${key}`));
    const shown = s.view(null).log.find(({ text }) => text.m === 'sheet.kordt.seen');
    expect(JSON.stringify(shown)).toMatch(/kristallnacht.*parade-in-berlin.*visit-from-goebbels-1/);

    s.choose('kordt', 'event:visit-from-goebbels-1#1');
    expect(s.options('kordt')).toEqual(['event:kristallnacht#1', 'event:parade-in-berlin#1']);
    s.choose('kordt', 'event:parade-in-berlin#1');
    expect(s.hidden.eventDecks[0]).toEqual([
      'visit-from-goebbels-1#1',
      'parade-in-berlin#1',
      'kristallnacht#1',
      FOURTH,
    ]);
    expect(JSON.stringify(s.view(null))).not.toContain('leadership-dispute');
    expect(s.pub.turn.used).toBe(1);

    s.choose('kordt', 'end');
    expect(s.pub.currentEvent).toBe('visit-from-goebbels-1#1');
  });

  it('leaves the order on the table for everybody, until those events are drawn', () => {
    const s = given('motivated').choose('kordt', 'ability');
    expect(s.view(null).table.foreseen).toEqual({ next: TOP, gone: [], peeked: 0 });
    s.choose('kordt', 'event:visit-from-goebbels-1#1').choose('kordt', 'event:parade-in-berlin#1');
    expect(s.view(null).table.foreseen?.next).toEqual([
      'visit-from-goebbels-1#1',
      'parade-in-berlin#1',
      'kristallnacht#1',
    ]);
    s.choose('kordt', 'end');
    expect(s.view('beck').table.foreseen?.next).toEqual(['parade-in-berlin#1', 'kristallnacht#1']);
  });

  it('reveals the only one left without a question', () => {
    const s = given('motivated', 1);
    s.choose('kordt', 'ability');
    expect(s.waiting).toEqual(['kordt:action']);
    expect(s.hidden.eventDecks[0]).toEqual(['kristallnacht#1']);
    expect(s.log).toContain('sheet.kordt.put');
  });

  it('is not offered below motivated [BO 4], nor when no event of the current stage is left', () => {
    expect(given('skeptical').options('kordt')).not.toContain('ability');
    expect(given('motivated', 0).options('kordt')).not.toContain('ability');
    expect(given('motivated').options('kordt')).toContain('ability');
  });
});
