import { seat } from '../../../../shared/engine/ask';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { ownPlotNews } from './own-plots';

const facts = (blackOrchestra.facts as FactsByEdition).second;
const at = (table: Table, hitler: Table['leaders']['hitler']): Table => ({
  ...table,
  leaders: { ...table.leaders, hitler },
});

describe('what an event has changed for one’s own plot', () => {
  const before = plotTurn('sniper#1', { hitler: 'munich' }).view('beck').table;
  const holder = seat(0);

  it('is told when Hitler goes elsewhere (found: a newcomer did not notice that the plot had gone)', () => {
    const after = at(before, { state: 'board', space: 'nuremberg' });
    expect(ownPlotNews(before, after, facts, holder)).toEqual([
      { m: 'bo.staged.yours.from', p: { card: { m: 'card.sniper' }, space: { m: 'space.nuremberg' } } },
    ]);
  });

  it('names no place where the plot cannot strike him (found: a place in Berlin for a plot outside Berlin)', () => {
    const outside = plotTurn('kidnapping#1', { hitler: 'munich' }).view('beck').table;
    const after = at(outside, { state: 'board', space: 'chancellery' });
    expect(ownPlotNews(outside, after, facts, holder)).toEqual([
      { m: 'bo.staged.yours.nowhere', p: { card: { m: 'card.kidnapping' } } },
    ]);
  });

  it('is how likely it is now, and what it has lost (found: odds fell, and nobody knew by what)', () => {
    const better = { ...before, support: before.support - 1 };
    const why = { m: 'bo.staged.odds.targets', p: { from: 3, to: 2 } };
    expect(ownPlotNews(before, better, facts, holder)).toEqual([
      { m: 'bo.staged.yours.odds', p: { card: { m: 'card.sniper' }, from: 0, to: 11.1, why: [why] } },
    ]);
    expect(ownPlotNews(before, better, facts, seat(1))).toEqual([]);
  });

  it('is nothing to those who do not hold it, and nothing while he stays', () => {
    const after = at(before, { state: 'board', space: 'nuremberg' });
    expect(ownPlotNews(before, after, facts, seat(1))).toEqual([]);
    expect(ownPlotNews(before, after, facts, null)).toEqual([]);
    expect(ownPlotNews(before, before, facts, holder)).toEqual([]);
  });
});
