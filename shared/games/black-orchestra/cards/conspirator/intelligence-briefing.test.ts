import type { EventKey } from '../../state';
import { one, Scenario, stackEvents } from '../../testing/scenario';

const PARADE: EventKey = 'parade-in-berlin#1';
const RALLY: EventKey = 'party-rally-1#1';

function playing(deck: readonly EventKey[] = [PARADE, RALLY, 'kristallnacht#1'], left?: number): Scenario {
  return Scenario.turn({
    table: (draft) => {
      one(draft, 'beck').dossier = ['intelligence-briefing#1'];
      stackEvents(draft, 1, deck);
      const stage = draft.hidden.eventDecks[0];
      if (left !== undefined && stage !== undefined) draft.hidden.eventsRemoved.push(...stage.splice(left));
    },
  });
}

describe('Intelligence Briefing', () => {
  it('lets its holder take out either of the top two events or put both back in either order', () => {
    const s = playing().choose('beck', 'act:intelligence-briefing#1');
    expect(s.waiting).toEqual(['beck:peek']);
    expect(s.options('beck')).toEqual([
      `back:${PARADE},${RALLY}`,
      `back:${RALLY},${PARADE}`,
      `remove:${PARADE}`,
      `remove:${RALLY}`,
    ]);
    const removed = s.hidden.eventsRemoved.length;
    s.choose('beck', `remove:${PARADE}`);
    expect(s.hidden.eventDecks[0]?.slice(0, 2)).toEqual([RALLY, 'kristallnacht#1']);
    expect(s.hidden.eventsRemoved.slice(removed)).toEqual([PARADE]);
    expect(s.pub.eventDiscard).toEqual([]);
  });

  it.each([
    [`back:${PARADE},${RALLY}`, [PARADE, RALLY, 'kristallnacht#1']],
    [`back:${RALLY},${PARADE}`, [RALLY, PARADE, 'kristallnacht#1']],
    [`remove:${RALLY}`, [PARADE, 'kristallnacht#1']],
  ])('%s leaves the deck as chosen', (key, top) => {
    const s = playing().choose('beck', 'act:intelligence-briefing#1').choose('beck', key);
    expect(s.hidden.eventDecks[0]?.slice(0, top.length)).toEqual(top);
  });

  it('shows nobody else which events they are, before, during and after; only how many went', () => {
    const s = playing().choose('beck', 'act:intelligence-briefing#1');
    const others = () => [s.view('canaris'), s.view(null)].map((view) => JSON.stringify(view));
    for (const seen of others()) expect(seen).not.toMatch(/parade-in-berlin|party-rally/);
    expect(JSON.stringify(s.view('beck'))).toMatch(/parade-in-berlin.*party-rally/);
    s.choose('beck', `remove:${RALLY}`);
    for (const seen of others()) {
      expect(seen).not.toMatch(/parade-in-berlin|party-rally/);
      expect(seen).toContain('{"m":"card.intelligence-briefing.done","p":{"removed":1}}');
    }
    const kept = playing().choose('beck', 'act:intelligence-briefing#1').choose('beck', `back:${RALLY},${PARADE}`);
    expect(JSON.stringify(kept.view(null))).toContain('{"m":"card.intelligence-briefing.done","p":{"removed":0}}');
  });

  it('looks at the only event left, and is not offered when the deck of the current stage is empty', () => {
    const s = playing([PARADE], 1).choose('beck', 'act:intelligence-briefing#1');
    expect(s.options('beck')).toEqual([`back:${PARADE}`, `remove:${PARADE}`]);
    s.choose('beck', `remove:${PARADE}`);
    expect(s.hidden.eventDecks[0]).toEqual([]);
    expect(playing([PARADE], 0).options('beck')).not.toContain('act:intelligence-briefing#1');
  });
});
