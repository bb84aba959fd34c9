import { changed, type Draft } from '../../../engine/draft';
import { gameSeeds } from '../../../testing/properties';
import { EDITION_IDS } from '../board/editions';
import { editions } from '../editions';
import type { Conspirator, Core, EventKey } from '../state';
import { hitlerAfter, positionsOf } from '../testing/forecasts';
import { one, Scenario, stackEvents } from '../testing/scenario';
import { tableOf } from '../view';
import { dangerForecast } from './danger';
import { hitlerGoesTo } from './events';
import { leaderSpace } from './known';

describe('Where an event takes Hitler', () => {
  it.each(gameSeeds(4))('is where he stands when it is resolved, in both editions, in game %i', (seed) => {
    for (const position of positionsOf(seed, 17)) {
      for (const edition of EDITION_IDS) {
        const core = changed(position, (draft) => void (draft.pub.edition = edition));
        const { facts, events } = editions[edition];
        const at = leaderSpace(core.pub, 'hitler');
        for (const { id } of events) {
          const to = hitlerGoesTo(core.pub, facts, `${id}#1`);
          const stands = hitlerAfter(core, `${id}#1`);
          // Of several nearest spaces a player picks one.
          expect([id, to.length === 0 ? [at] : to]).toEqual([id, expect.arrayContaining([stands])]);
        }
      }
    }
  });
});

const { facts } = editions.second;

/** Beck's turn; Canaris is next, then Kordt. Everybody is skeptical; the events were shown, and come in this order. */
function forecast(next: readonly EventKey[], edit: (draft: Draft<Core>) => void = () => undefined) {
  const { core } = Scenario.turn({
    table: (draft) => {
      stackEvents(draft, 1, next);
      draft.pub.foreseen = { next: [...next], gone: [], peeked: 0 };
      for (const each of draft.pub.conspirators) Object.assign(each, { space: 'hannover', motivation: 'skeptical' });
      edit(draft);
    },
  });
  return (to?: (one: Conspirator) => boolean) =>
    dangerForecast(tableOf({ core, content: editions.second }), facts, to).hitler;
}

describe('The forecast of Hitler', () => {
  it('knows whom he comes to, and who starts the next turn beside him (found: nothing warned that it would cost motivation)', () => {
    const canaris = forecast(['berlin-speech#1'], (draft) => {
      one(draft, 'canaris').space = 'sportpalast';
      one(draft, 'kordt').space = 'sportpalast';
    });
    expect(canaris()).toEqual({
      to: 'sportpalast',
      chance: 1,
      beside: ['canaris', 'kordt'],
      penalised: 'canaris',
    });
    expect(canaris(({ id }) => id === 'kordt')).toMatchObject({ beside: ['kordt'], penalised: null });
  });

  it('comes true: the penalty falls once the event has brought Hitler', () => {
    const s = Scenario.event('berlin-speech', {
      holders: 'said-nothing',
      table: (draft) => {
        Object.assign(one(draft, 'canaris'), { space: 'sportpalast', motivation: 'skeptical' });
        one(draft, 'beck').space = 'hannover';
        one(draft, 'kordt').space = 'hannover';
      },
    });
    expect(s.pub.turn.number).toBe(2);
    // Goebbels has come with him: the player picks whose penalty is first.
    s.choose('canaris', 'leader:hitler');
    expect(s.who('canaris').motivation).toBe('timid');
  });

  it.each<readonly [string, (draft: Draft<Core>) => void]>([
    ['whose turn comes later', (draft) => void (one(draft, 'kordt').space = 'sportpalast')],
    [
      'who is timid',
      (draft) => void Object.assign(one(draft, 'canaris'), { space: 'sportpalast', motivation: 'timid' }),
    ],
    [
      'before whom another event comes',
      (draft) => {
        one(draft, 'canaris').space = 'sportpalast';
        draft.pub.turn.eventsDue = 2;
      },
    ],
  ])('says of nobody that it costs them something %s', (_, edit) => {
    expect(forecast(['berlin-speech#1'], edit)()).toMatchObject({ penalised: null });
  });

  it('is silent where he stays, and where several may happen', () => {
    const stays = forecast(['berlin-speech#1'], (draft) => {
      draft.pub.leaders.hitler = { state: 'board', space: 'sportpalast' };
    });
    expect(stays()).toBeNull();
    expect(forecast([])()).toBeNull();
  });

  it('counts no visit for which the active player picks among several', () => {
    const visit = (canaris: 'munich' | 'hannover') =>
      forecast(['visit-from-hitler-3#1'], (draft) => {
        stackEvents(draft, 3, ['visit-from-hitler-3#1']);
        draft.pub.stage = 3;
        draft.pub.leaders.hitler = { state: 'board', space: 'berghof' };
        one(draft, 'beck').space = 'vienna';
        one(draft, 'canaris').space = canaris;
        one(draft, 'kordt').space = 'zurich';
      })();
    expect(visit('munich')).toMatchObject({ to: 'munich', beside: ['canaris'], chance: 1 });
    expect(visit('hannover')).toBeNull();
  });

  it('names a place to which several events that may come lead', () => {
    const two: readonly EventKey[] = ['assassin-caught-1#1', 'berlin-speech#1'];
    const core = changed(Scenario.turn().core, (draft) => {
      const all = [...draft.hidden.eventsRemoved, ...draft.hidden.eventDecks.flat()];
      draft.pub.eventDiscard = all.filter((key) => !two.includes(key));
      draft.hidden.eventDecks = [['assassin-caught-1#1'], ...draft.hidden.eventDecks.slice(1).map(() => [])];
    });
    expect(dangerForecast(tableOf({ core, content: editions.second }), facts).hitler).toMatchObject({ chance: 0.5 });
  });
});
