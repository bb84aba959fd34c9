import { gameSeeds } from '../../../testing/properties';
import { editions } from '../editions';
import type { Core } from '../state';
import { arrestedBy, positionsOf } from '../testing/forecasts';
import { one, Scenario } from '../testing/scenario';
import { tableOf } from '../view';
import { dangerForecast, eventArrests } from './danger';

const content = editions.second;
const { facts, events } = content;
const tableFor = (core: Core) => tableOf({ core, content });

describe('Whom an event arrests', () => {
  it.each(gameSeeds(4))('is whom it does arrest when it is resolved, in game %i', (seed) => {
    for (const core of positionsOf(seed, 11)) {
      for (const { id } of events) {
        const forecast = eventArrests(core.pub, facts, `${id}#1`);
        const arrested = arrestedBy(core, `${id}#1`);
        // Of several spaces that are equally near a player picks one, so that a visit may spare who could be arrested.
        if (facts.events[id]?.arrests?.kind === 'visited-alone')
          expect(forecast).toEqual(expect.arrayContaining([...arrested]));
        else expect([id, arrested]).toEqual([id, forecast]);
      }
    }
  });

  it('is whoever Bormann finds alone, and whoever is suspect in Prague', () => {
    const { pub } = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').space = 'munich';
        Object.assign(one(draft, 'canaris'), { space: 'prague', suspicion: 'high' });
        Object.assign(one(draft, 'kordt'), { space: 'prague', suspicion: 'medium' });
      },
    });
    expect(eventArrests(pub, facts, 'visit-from-bormann-5#1')).toEqual(['beck']);
    expect(eventArrests(pub, facts, 'visit-from-himmler-1#1')).toEqual([]);
    expect(eventArrests(pub, facts, 'heydrich-assassinated#1')).toEqual(['canaris']);
  });
});

describe('The danger forecast', () => {
  const stage5 = () =>
    Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 5;
        draft.hidden.eventDecks.slice(0, 4).forEach((deck) => draft.hidden.eventsRemoved.push(...deck.splice(0)));
        Object.assign(one(draft, 'beck'), { space: 'munich', suspicion: 'extreme' });
        Object.assign(one(draft, 'canaris'), { space: 'prague', suspicion: 'high' });
        Object.assign(one(draft, 'kordt'), { space: 'prague', suspicion: 'medium' });
      },
    });

  it('adds up the chances of raids and of other events for each conspirator', () => {
    const danger = dangerForecast(tableFor(stage5().core), facts);
    const of = (id: string) =>
      danger.next.chances.reduce((sum, { event, chance }) => sum + (event.startsWith(`${id}#`) ? chance : 0), 0);
    expect(danger.arrests.map(({ who }) => who)).toEqual(['beck', 'canaris']);
    expect(danger.arrests[0]?.chance).toBeCloseTo(danger.next.raid + of('visit-from-bormann-5'));
    expect(danger.arrests[1]?.chance).toBeCloseTo(of('heydrich-assassinated'));
    expect(danger.arrest).toBeCloseTo(danger.next.raid + of('visit-from-bormann-5') + of('heydrich-assassinated'));
    expect(danger.next.raid).toBeGreaterThan(0);
  });
});

describe('The danger forecast of one seat', () => {
  it.each(gameSeeds(3))('tells of no other conspirator, and adds up what befalls its own, in game %i', (seed) => {
    for (const core of positionsOf(seed, 7)) {
      const table = tableOf({ core, content: editions[core.pub.edition] });
      const facts = editions[core.pub.edition].facts;
      const all = dangerForecast(table, facts);
      for (const { seat } of table.conspirators) {
        const own = table.conspirators.filter((one) => one.seat === seat).map(({ id }) => id);
        const danger = dangerForecast(table, facts, (one) => one.seat === seat);
        const isOwn = (id: string) => own.some((one) => one === id);
        expect(danger.arrests).toEqual(all.arrests.filter(({ who }) => isOwn(who)));
        expect(danger.raid.arrested).toEqual(all.raid.arrested.filter(isOwn));
        const chances = danger.arrests.map(({ chance }) => chance);
        if (own.length === 1) expect(danger.arrest).toBeCloseTo(chances[0] ?? 0);
        expect(danger.arrest).toBeGreaterThanOrEqual(Math.max(0, ...chances) - 1e-9);
        expect(danger.arrest).toBeLessThanOrEqual(all.arrest + 1e-9);
        if (danger.raid.isDefeat) expect(danger.raid.arrested).toEqual(all.raid.arrested);
      }
    }
  });
});
