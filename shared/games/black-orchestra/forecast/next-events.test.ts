import { changed, type Draft } from '../../../engine/draft';
import { testRandom } from '../../../testing/playout';
import { gameSeeds } from '../../../testing/properties';
import { editions } from '../editions';
import type { Core, EventKey } from '../state';
import { eventDrawn, positionsOf } from '../testing/forecasts';
import { redeal } from '../testing/redeal';
import { makeCurrent, Scenario, stackEvents } from '../testing/scenario';
import { tableOf } from '../view';
import { eventFacts } from './facts';
import { nextEvents, raidFrom } from './next-events';

const edition = editions.second;
const tableFor = (core: Core) => tableOf({ core, content: edition });
const forecastFor = (core: Core) => nextEvents(tableFor(core), edition.facts);
const raidFromIn = (core: Core) => raidFrom(tableFor(core), edition.facts);
/** How often a position is dealt anew, and how far what then comes may be from its chance, in standard deviations. */
const DEALS = 300;
const SIGMAS = 5;

/** Expects a share of the deals to be a chance, as far as so many deals can tell. */
function expectShare(what: string, share: number, chance: number): void {
  const allowed = SIGMAS * Math.sqrt((chance * (1 - chance)) / DEALS) + 1e-9;
  expect([what, Math.abs(share - chance) <= allowed]).toEqual([what, true]);
}

describe('The forecast of the next event [BO 8]', () => {
  it.each(gameSeeds(4))('is what comes of decks dealt anew, in positions of game %i', (seed) => {
    const random = testRandom(seed);
    for (const core of positionsOf(seed, 40)) {
      const forecast = forecastFor(core);
      const drawn = Array.from({ length: DEALS }, () => eventDrawn(redeal(core, random)));
      const share = (counts: (event: EventKey) => boolean): number =>
        drawn.filter((event) => event !== null && counts(event)).length / DEALS;
      for (const { event, chance } of forecast.chances)
        expectShare(
          event,
          share((one) => one === event),
          chance,
        );
      expect(drawn.filter((event) => event !== null && !forecast.chances.some((one) => one.event === event))).toEqual(
        [],
      );
      expectShare(
        'raid',
        share((event) => eventFacts(edition.facts, event).raid === true),
        forecast.raid,
      );
      expectShare(
        'lost',
        share((event) => eventFacts(edition.facts, event).lost === true),
        forecast.lost,
      );
      expectShare('none', drawn.filter((event) => event === null).length / DEALS, forecast.none);
      expectShare(
        'stage',
        share((event) => eventFacts(edition.facts, event).stage > core.pub.stage),
        forecast.stageBegins,
      );
    }
  });

  it('says nothing that is not in the view: the same for every deal of what nobody has seen', () => {
    for (const seed of gameSeeds(2)) {
      const random = testRandom(seed);
      for (const core of positionsOf(seed, 60)) {
        for (let i = 0; i < 5; i++) expect(forecastFor(redeal(core, random))).toEqual(forecastFor(core));
      }
    }
  });

  /** The key event of stage 3 is current, three events of it are discarded, and six of eight are in the deck. */
  const stage3 = (edit?: (draft: Draft<Core>) => void): Core =>
    changed(Scenario.turn().core, (draft) => {
      stackEvents(draft, 3, []);
      makeCurrent(draft, 'sea-lion-postponed#1');
      draft.pub.stage = 3;
      const seen: readonly EventKey[] = ['jews-targeted#1', 'london-bombed#1', 'germany-bombed#1'];
      const ofStage = [...(draft.hidden.eventDecks[2] ?? []), ...draft.hidden.eventsRemoved].filter(
        (key) => edition.event(key).stage === 3 && !seen.includes(key),
      );
      draft.pub.eventDiscard = [...seen];
      draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((key) => edition.event(key).stage !== 3);
      draft.hidden.eventsRemoved.push(...ofStage.slice(6));
      draft.hidden.eventDecks[2] = ofStage.slice(0, 6);
      edit?.(draft);
    });

  it('leaves out important events whose key event lies aside: 2 raids among 5 others, 6 of 8 left: 2 in 5', () => {
    const { raid, chances, stageBegins, none } = forecastFor(stage3());
    expect([raid, stageBegins, none].map((chance) => chance.toFixed(12))).toEqual([
      '0.400000000000',
      '0.000000000000',
      '0.000000000000',
    ]);
    expect(chances).toHaveLength(5);
  });

  it('is certain of an event of which only copies are left', () => {
    const core = stage3((draft) => {
      const raids: readonly EventKey[] = ['gestapo-raid-3#1', 'gestapo-raid-3#2'];
      const ofStage = [...(draft.hidden.eventDecks[2] ?? []), ...draft.hidden.eventsRemoved].filter(
        (key) => edition.event(key).stage === 3 && !raids.includes(key),
      );
      draft.pub.eventDiscard.push(...ofStage);
      draft.hidden.eventDecks[2] = [...raids];
    });
    expect(forecastFor(core)).toMatchObject({ certain: 'gestapo-raid-3#1', raid: 1 });
  });

  it('goes on in the next stage when all that is left may be ignored: 3 of 8 left, 3 ignored: 1 in 56', () => {
    const core = stage3((draft) => {
      draft.hidden.eventsRemoved.push(...(draft.hidden.eventDecks[2]?.splice(3) ?? []));
    });
    expect(forecastFor(core).stageBegins).toBeCloseTo(1 / 56, 12);
  });

  it('is certain of an event that was shown, and skips one that was shown and is ignored', () => {
    const shown = (...next: readonly EventKey[]) =>
      forecastFor(
        stage3((draft) => {
          const deck = draft.hidden.eventDecks[2] ?? [];
          const all = [...deck, ...draft.hidden.eventsRemoved.filter((key) => edition.event(key).stage === 3)];
          const rest = all.filter((key) => !next.includes(key));
          draft.hidden.eventDecks[2] = [...next, ...rest.slice(0, 6 - next.length)];
          draft.hidden.eventsRemoved = [
            ...draft.hidden.eventsRemoved.filter((key) => edition.event(key).stage !== 3),
            ...rest.slice(6 - next.length),
          ];
          draft.pub.foreseen = { next: [...next], gone: [], peeked: 0 };
        }),
      );
    expect(shown('visit-from-hitler-3#1')).toMatchObject({
      chances: [{ event: 'visit-from-hitler-3#1', chance: 1 }],
      certain: 'visit-from-hitler-3#1',
    });
    expect(shown('fall-of-paris#1').certain).toBeNull();
    expect(shown('fall-of-paris#1', 'gestapo-raid-3#2')).toMatchObject({ raid: 1, stageBegins: 0, none: 0 });
    // Ignored, and then one of the five others of the seven that nobody has seen.
    expect(shown('fall-of-paris#1').raid).toBeCloseTo(2 / 5, 12);
  });

  it('knows that the Documents are out of the game with Guarded Documents, and fears them otherwise [BO 15]', () => {
    const last = (documents: 'on' | 'off'): boolean => {
      const core = changed(Scenario.turn({ options: { documents } }).core, (draft) => {
        stackEvents(draft, 7, []);
        draft.pub.stage = 7;
      });
      return forecastFor(core).chances.some(({ event }) => eventFacts(edition.facts, event).guarded === true);
    };
    expect([last('on'), last('off')]).toEqual([false, true]);
  });

  it('is the end of the game when no event is left [BO 1]', () => {
    const core = changed(Scenario.turn().core, (draft) => {
      draft.hidden.eventsRemoved.push(...draft.hidden.eventDecks.flat());
      draft.hidden.eventDecks = draft.hidden.eventDecks.map(() => []);
    });
    expect(forecastFor(core)).toMatchObject({ chances: [], none: 1, raid: 0 });
    expect(raidFromIn(core)).toBeNull();
  });

  it('says from which stage on a raid can come (found: “raid 0%” took all fear, and nobody knew for how long)', () => {
    const stages = Object.values(edition.facts.events).flatMap(({ stage, raid }) => (raid === true ? [stage] : []));
    const first = Math.min(...stages);
    const { core } = Scenario.turn();
    expect([forecastFor(core).raid, raidFromIn(core)]).toEqual([0, first]);
    // The only raids of that stage are known to be gone.
    const gone = Object.entries(edition.facts.events).flatMap(([id, { stage, raid, copies }]) =>
      raid === true && stage === first ? Array.from({ length: copies }, (_, i): EventKey => `${id}#${i + 1}`) : [],
    );
    const later = changed(core, (draft) => void draft.pub.eventDiscard.push(...gone));
    expect(raidFromIn(later)).toBe(Math.min(...stages.filter((stage) => stage > first)));
  });
});
