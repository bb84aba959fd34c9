import type { Text } from '../../../../shared/engine/text';
import { type Goal, isAttempted, targetsShort } from '../../../../shared/games/black-orchestra/forecast/goal';
import { conspirator } from '../../../../shared/games/black-orchestra/forecast/known';
import type { Throw } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { printed } from '../faces';
import { percent } from '../plot/odds';
import { missingOf, motivationText } from './needs';

/** The goal line: what it is about, and the sentences after it. */
export interface GoalSentences {
  readonly title: Text;
  readonly rest: readonly Text[];
}

/** A conspirator's goal in words for somebody who has not read the rules. */
export function goalSentences(table: Table, who: SheetId, goal: Goal): GoalSentences {
  switch (goal.kind) {
    case 'plot': {
      const { plan } = goal;
      const missing = missingOf(table, plan);
      const card = { m: `card.${printed(plan.card)}` };
      // What could still be added is not in the dice that the stage counts.
      const thrown = isAttempted(table, plan) ? plan.bare : plan.ready;
      return {
        title:
          plan.who === who
            ? { m: 'bo.goal.plot', p: { card } }
            : { m: 'bo.goal.plot.of', p: { card, who: { m: `sheet.${plan.who}` } } },
        rest: [
          missing.length === 0 ? readySentence(thrown) : { m: 'bo.goal.missing', p: { missing } },
          oddsSentence(thrown),
        ],
      };
    }
    case 'find-plot': {
      const { plots, cards, motivation } = goal;
      const missing = motivationText(conspirator(table, who).motivation, motivation.level);
      return {
        title: { m: 'bo.goal.find-plot' },
        rest: [
          { m: 'bo.goal.find-plot.how', p: { plots, cards } },
          ...(motivation.met ? [] : [{ m: 'bo.goal.find-plot.motivation', p: { missing } }]),
        ],
      };
    }
    case 'get-free':
      return { title: { m: 'bo.goal.get-free' }, rest: [{ m: 'bo.goal.get-free.how' }] };
  }
}

/** That a plot can be attempted; where it has too few dice to succeed, not that all is there. */
function readySentence(thrown: Throw): Text {
  return { m: thrown.best === null && targetsShort(thrown) > 0 ? 'bo.goal.ready-but-dice' : 'bo.goal.ready' };
}

/** The best that a throw promises, with how many dice; or why it promises nothing. */
export function oddsSentence(thrown: Throw): Text {
  const { best, chances, dice } = thrown;
  const chance = best === null ? undefined : chances[best - 1];
  if (best !== null && chance !== undefined) {
    const { success, detected } = chance;
    return { m: 'bo.goal.odds', p: { n: best, success: percent(success), detected: percent(detected) } };
  }
  return targetsShort(thrown) === 0
    ? { m: 'bo.goal.seen' }
    : { m: 'bo.goal.short', p: { n: dice, needed: thrown.need.targets } };
}
