import type { Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Facts, FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { chanceOf, goalOf, goalOfAll, targetsShort } from '../../../../shared/games/black-orchestra/forecast/goal';
import { conspirator } from '../../../../shared/games/black-orchestra/forecast/known';
import { type PlotPlan, plotPlans, type Throw } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Change, Compared } from '../../../table/contract/contract';
import { type Aids, aidsOf } from '../aids/aids';
import { printed } from '../faces';
import { name } from '../i18n/words';
import { percent } from '../plot/odds';
import { ownOf } from '../sheets/seating';
import { placeOf } from '../stage/own-plots';
import { labelOf } from './label';

/**
 * What an option would change for the plot that the reader is after: whether its target is within reach, and how likely it succeeds with all
 * that is held (found: an answer moved Hitler, and nobody knew what that means for their plot). Nothing while a plot is attempted, whose stage
 * says more, and nothing for a plot that is held no more.
 */
export function plotChanges(tables: Compared<Table, FactsByEdition>): readonly Change[] {
  const { before, after, you, facts, text, options } = tables;
  if (before.attempt !== null || after.attempt !== null) return [];
  const was = planOf(before, facts[before.edition], you, aidsOf(options).plans);
  if (was === null) return [];
  const is = plotPlans(after, facts[after.edition], was.who).find(
    ({ card, target }) => card === was.card && target === was.target,
  );
  if (is === undefined) return [];
  const what = labelOf(before, you, conspirator(before, was.who), name(text, `card.${printed(was.card)}`), text);
  return [...reachChange(was, is), ...chanceChange(was.ready, is.ready)].map(({ from, to, tone }) => ({
    what,
    from: from === null ? null : text.render(from),
    to: text.render(to),
    tone,
  }));
}

interface Changed extends Pick<Change, 'tone'> {
  readonly from: Text | null;
  readonly to: Text;
}

/** The plan of the reader's goal, or of the best of all for who watches; null for none, and where the table works none out for them. */
function planOf(table: Table, facts: Facts, you: Seat | null, plans: Aids['plans']): PlotPlan | null {
  if (plans === 'off') return null;
  if (you === null) return plans === 'all' ? goalOfAll(table, facts) : null;
  const one = ownOf(table.conspirators, you, table.turn.active);
  if (one === null) return null;
  const goal = goalOf(table, facts, one.id, plans);
  switch (goal.kind) {
    case 'plot':
      return goal.plan;
    case 'find-plot':
      return goal.others;
    case 'get-free':
      return null;
  }
}

function reachChange(was: PlotPlan, is: PlotPlan): readonly Changed[] {
  const [could, can] = [placeOf(was) !== null, placeOf(is) !== null];
  // A plot on the way waits for an event, wherever its target stands.
  const waits = is.needs.some((need) => need.kind === 'reach' && need.attempter === 'on-the-way');
  if (could === can || waits) return [];
  const leader = { m: `leader.${is.target}` };
  return [
    can
      ? { from: null, to: { m: 'bo.change.in-reach', p: { leader } }, tone: 'better' }
      : { from: null, to: { m: 'bo.change.out-of-reach' }, tone: 'worse' },
  ];
}

function chanceChange(was: Throw, is: Throw): readonly Changed[] {
  const by = percent(chanceOf(is)) - percent(chanceOf(was)) || targetsShort(was) - targetsShort(is);
  return by === 0 ? [] : [{ from: outlook(was), to: outlook(is), tone: by > 0 ? 'better' : 'worse' }];
}

/** How likely a throw succeeds, or that it has too few dice to. */
function outlook(thrown: Throw): Text {
  const { dice, need } = thrown;
  return targetsShort(thrown) > 0
    ? { m: 'bo.need.dice.short', p: { at: dice, of: need.targets } }
    : { m: 'bo.note.chance', p: { success: percent(chanceOf(thrown)) } };
}
