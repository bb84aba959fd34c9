import type { EventKey } from '../state';
import { one, Scenario, stackEvents } from '../testing/scenario';

const TOP: readonly EventKey[] = ['kristallnacht#1', 'munich-agreement#1', 'parade-in-berlin#1'];

/** Kordt has shown the top three events of stage 1 and put them back as they were. */
function shown(): Scenario {
  return Scenario.turn({
    sheets: ['kordt', 'beck', 'canaris'],
    table: (draft) => {
      Object.assign(one(draft, 'kordt'), { motivation: 'motivated', dossier: ['intelligence-briefing#1'] });
      stackEvents(draft, 1, TOP);
    },
  })
    .choose('kordt', 'ability')
    .choose('kordt', 'event:kristallnacht#1')
    .choose('kordt', 'event:munich-agreement#1');
}

describe('What the table knows of the next events', () => {
  it('loses those that are drawn, and remembers those that are taken out', () => {
    const s = shown().choose('kordt', 'end');
    expect(s.pub.foreseen).toEqual({ next: TOP.slice(1), gone: [], peeked: 0 });
    s.choose('beck', 'end');
    // The Munich Agreement takes out two events: the Parade, which everybody has seen, and one nobody has.
    expect(s.pub.currentEvent).toBe('munich-agreement#1');
    expect(s.pub.foreseen).toEqual({ next: [], gone: ['parade-in-berlin#1'], peeked: 0 });
  });

  it('is nothing any more once somebody has looked at them alone, but that somebody has', () => {
    const s = shown().choose('kordt', 'act:intelligence-briefing#1');
    s.choose('kordt', 'back:munich-agreement#1,kristallnacht#1');
    expect(s.pub.foreseen).toEqual({ next: [], gone: [], peeked: 2 });
    s.choose('kordt', 'end');
    expect(s.pub.currentEvent).toBe('munich-agreement#1');
    expect(s.pub.foreseen).toBeUndefined();
  });

  it('ends with the stage', () => {
    const s = Scenario.turn({
      sheets: ['kordt', 'beck', 'canaris'],
      table: (draft) => {
        draft.pub.foreseen = { next: [], gone: ['parade-in-berlin#1'], peeked: 0 };
        draft.hidden.eventsRemoved.push(...(draft.hidden.eventDecks[0]?.splice(0) ?? []));
        if (!draft.hidden.eventsRemoved.includes('parade-in-berlin#1')) throw new Error('the Parade is not out');
      },
    });
    s.choose('kordt', 'end');
    expect([s.pub.stage, s.pub.foreseen]).toEqual([2, undefined]);
  });

  it('is nothing in a match that was kept before it was noted down, and such a match goes on', () => {
    expect('foreseen' in Scenario.turn().pub).toBe(false);
    expect('foreseen' in Scenario.turn().view(null).table).toBe(false);
  });
});
