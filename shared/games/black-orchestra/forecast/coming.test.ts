import { editions } from '../editions';
import type { EventKey } from '../state';
import { plotTurn } from '../testing/plots';
import { stackEvents } from '../testing/scenario';
import { comingForecast } from './coming';
import { plotPlans } from './plans';

const { facts } = editions.second;

/** Canaris, in Nuremberg unless said otherwise, holds a plot, Hitler is in Munich, and this event comes next. */
function coming(plot: 'poison-food#1' | 'sniper#1', event: EventKey, at: 'nuremberg' | 'zeughaus' = 'nuremberg') {
  const s = plotTurn(plot, {
    sheets: ['canaris', 'beck'],
    hitler: 'munich',
    at,
    table: (draft) => {
      stackEvents(draft, 1, [event]);
      draft.pub.foreseen = { next: [event], gone: [], peeked: 0 };
    },
  });
  const { table } = s.view('canaris');
  const [plan] = plotPlans(table, facts, 'canaris');
  if (plan === undefined) throw new Error('no plan');
  return comingForecast(table, facts, plan);
}

describe('What may bring Hitler to where a plot can strike', () => {
  it('is an event that takes him there', () => {
    expect(coming('poison-food#1', 'berlin-speech#1')).toEqual({ there: 1, visit: 0 });
  });

  it('is no event that leaves him elsewhere', () => {
    expect(coming('poison-food#1', 'party-rally-1#1')).toEqual({ there: 0, visit: 0 });
  });

  it('is a visit to the nearest conspirator, who may wait in such a space', () => {
    expect(coming('poison-food#1', 'visit-from-hitler-3#1')).toEqual({ there: 0, visit: 1 });
    expect(coming('poison-food#1', 'visit-from-hitler-3#1', 'zeughaus')).toEqual({ there: 0, visit: 1 });
  });

  it('is not asked for a plot that strikes anywhere', () => {
    expect(coming('sniper#1', 'berlin-speech#1')).toBeNull();
  });
});
