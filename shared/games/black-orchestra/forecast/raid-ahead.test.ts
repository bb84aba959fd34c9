import { changed, type Draft } from '../../../engine/draft';
import { testRandom } from '../../../testing/playout';
import { gameSeeds } from '../../../testing/properties';
import { editions } from '../editions';
import type { Core, EventKey } from '../state';
import { positionsOf } from '../testing/forecasts';
import { redeal } from '../testing/redeal';
import { Scenario, stackEvents } from '../testing/scenario';
import { tableOf } from '../view';
import { isOvertaken } from './events';
import { eventFacts } from './facts';
import { keyWhenDrawn, nextEvents } from './next-events';
import { raidBeforeTurnOf, raidWithin } from './raid-ahead';

const edition = editions.second;
const { facts } = edition;
const tableFor = (core: Core) => tableOf({ core, content: edition });
const DEALS = 400;
const SIGMAS = 5;

/** Whether the next events that count, as the decks really lie, bring a raid. */
function bringsRaid(core: Core, events: number): boolean {
  let key = keyWhenDrawn(tableFor(core), facts);
  let due = events;
  for (const event of core.hidden.eventDecks.flat()) {
    if (due === 0) return false;
    if (isOvertaken(facts, key, event)) continue;
    if (eventFacts(facts, event).raid === true) return true;
    if (eventFacts(facts, event).kind === 'key') key = event;
    due -= 1;
  }
  return false;
}

describe('The chance of a raid before a next turn [BO 10]', () => {
  it.each(gameSeeds(3))('is what comes of decks dealt anew, in positions of game %i', (seed) => {
    const random = testRandom(seed);
    for (const core of positionsOf(seed, 30)) {
      const table = tableFor(core);
      expect(raidWithin(table, facts, 1)).toBeCloseTo(nextEvents(table, facts).raid, 9);
      const dealt = Array.from({ length: DEALS }, () => redeal(core, random));
      for (const events of [2, 4]) {
        const chance = raidWithin(table, facts, events);
        const share = dealt.filter((one) => bringsRaid(one, events)).length / DEALS;
        const allowed = SIGMAS * Math.sqrt((chance * (1 - chance)) / DEALS) + 1e-9;
        expect([share, chance, Math.abs(share - chance) <= allowed]).toEqual([share, chance, true]);
      }
    }
  });

  /** Beck, Canaris and Kordt play in this order; the deck of the first stage has no card, that of the second a raid as its second. */
  const position = (edit: (draft: Draft<Core>) => void = () => undefined): Core => {
    const raid = Object.entries(facts.events).find(([, { stage, raid: isRaid }]) => stage === 2 && isRaid === true);
    if (raid === undefined) throw new RangeError('no raid in stage 2');
    const others = Object.entries(facts.events).flatMap(([id, { stage, raid: isRaid, kind }]) =>
      stage === 2 && isRaid !== true && kind === 'standard' ? [`${id}#1` as EventKey] : [],
    );
    const next: readonly EventKey[] = [...others.slice(0, 1), `${raid[0]}#1`];
    return changed(Scenario.turn().core, (draft) => {
      stackEvents(draft, 1, []);
      draft.pub.stage = 2;
      stackEvents(draft, 2, [...next]);
      draft.pub.foreseen = { next: [...next], gone: [], peeked: 0 };
      edit(draft);
    });
  };

  it('is exactly none while the stage has no raid (found: “you would be arrested” beside 0%)', () => {
    expect(raidWithin(tableFor(Scenario.turn().core), facts, 5)).toBe(0);
  });

  it('counts an event for each turn until then: the active one has a whole round before them', () => {
    const before = (core: Core, ...ids: Parameters<typeof raidBeforeTurnOf>[2]): number =>
      raidBeforeTurnOf(tableFor(core), facts, ids);
    const [first, second, third] = position().pub.conspirators.map(({ id }) => id);
    if (first === undefined || second === undefined || third === undefined) throw new RangeError('three play');
    // Shown: nothing, then a raid.
    expect([before(position(), first), before(position(), second), before(position(), third)]).toEqual([1, 0, 1]);
    expect(before(position(), second, third)).toBe(0);
    expect(before(position())).toBe(0);
    // The event of this turn is resolved already.
    const resolved = position((draft) => {
      draft.pub.turn.eventsDue = 0;
      draft.pub.turn.phase = 'event';
    });
    expect([before(resolved, second), before(resolved, third), before(resolved, first)]).toEqual([0, 0, 1]);
  });
});
