import type { EventKey } from '../../../state';
import { one, Scenario, stackEvents } from '../../../testing/scenario';

const TOP: readonly EventKey[] = ['kristallnacht#1', 'parade-in-berlin#1', 'visit-from-goebbels-1#1'];

describe('Kordt of the first edition', () => {
  const given = (count = 4) =>
    Scenario.turn({
      sheets: ['kordt', 'beck', 'canaris'],
      options: { edition: 'first' },
      table: (draft) => {
        one(draft, 'kordt').motivation = 'motivated';
        stackEvents(draft, 1, [...TOP, 'leadership-dispute#1']);
        const [deck] = draft.hidden.eventDecks;
        draft.hidden.eventsRemoved.push(...(deck?.splice(count) ?? []));
      },
    });
  const seenBy = (s: Scenario, viewer: 'beck' | 'canaris' | null) => JSON.stringify(s.view(viewer));

  it('looks at the three events alone: nobody else sees them, nor the order he picks [BO 16]', () => {
    const s = given().choose('kordt', 'ability');
    expect(s.waiting).toEqual(['kordt:peek']);
    expect(s.options('kordt')).toEqual(TOP.map((key) => `event:${key}`));
    s.choose('kordt', 'event:visit-from-goebbels-1#1').choose('kordt', 'event:kristallnacht#1');
    expect(s.hidden.eventDecks[0]).toEqual([
      'visit-from-goebbels-1#1',
      'kristallnacht#1',
      'parade-in-berlin#1',
      'leadership-dispute#1',
    ]);
    for (const viewer of ['beck', 'canaris', null] as const) {
      expect(seenBy(s, viewer)).not.toMatch(/kristallnacht|parade-in-berlin|visit-from-goebbels/);
      expect(seenBy(s, viewer)).toContain('sheet.kordt.looks');
    }
    expect(JSON.stringify(s.view('kordt').log)).toContain('kristallnacht');
    expect(s.pub.turn.used).toBe(1);
    expect(s.pub.foreseen).toEqual({ next: [], gone: [], peeked: 3 });
  });

  it('puts the only one left back without a question, and looks at none when none is left', () => {
    const s = given(1).choose('kordt', 'ability');
    expect(s.waiting).toEqual(['kordt:action']);
    expect(s.hidden.eventDecks[0]).toEqual(['kristallnacht#1']);
    expect(given(0).options('kordt')).not.toContain('ability');
  });
});
