import type { Text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { type Goal, isAttempted, targetsShort } from '../../../../shared/games/black-orchestra/forecast/goal';
import { conspirator } from '../../../../shared/games/black-orchestra/forecast/known';
import { isDeliveryInReach } from '../../../../shared/games/black-orchestra/forecast/next-step';
import { mostDice, type PlotPlan, type Throw } from '../../../../shared/games/black-orchestra/forecast/plans';
import { raidBeforeTurnOf } from '../../../../shared/games/black-orchestra/forecast/raid-ahead';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { printed } from '../faces';
import { percent } from '../plot/odds';
import { missingOf, motivationText, type Whose } from './needs';
import { thingOf } from './things';

/** The goal line: what it is about, and the sentences after it. */
export interface GoalSentences {
  /** What is more urgent than the goal, and stands before it. */
  readonly warning?: Text;
  readonly title: Text;
  readonly rest: readonly Text[];
  /** What is said as well where there is room for it: on no phone. */
  readonly spare?: readonly Text[];
}

/** A conspirator's goal in words for somebody who has not read the rules. */
export function goalSentences(table: Table, facts: Facts, who: SheetId, goal: Goal): GoalSentences {
  const goalAlone = towards(table, facts, who, goal);
  // Found: all three were extreme, and nothing but the plot was spoken of until the raid.
  const isAtRisk =
    conspirator(table, who).suspicion === 'extreme' &&
    goal.kind !== 'get-free' &&
    table.attempt === null &&
    raidBeforeTurnOf(table, facts, [who]) > 0;
  if (!isAtRisk) return goalAlone;
  // Found: “deliver an item” was said to who had none and could come to none, while the gold button drew.
  const m = isDeliveryInReach(table, facts, who) ? 'bo.goal.extreme.deliver' : 'bo.goal.extreme';
  return { ...goalAlone, warning: { m } };
}

function towards(table: Table, facts: Facts, who: SheetId, goal: Goal): GoalSentences {
  switch (goal.kind) {
    case 'plot':
      return planSentences(table, facts, goal.plan, who);
    case 'find-plot': {
      const { plots, cards, motivation, room, others, asks } = goal;
      if (others !== null) {
        const card = { m: `card.${printed(others.card)}` };
        const who = { m: `sheet.${others.who}` };
        if (asks)
          return { title: { m: 'bo.goal.plot.of', p: { card, who } }, rest: [{ m: 'bo.goal.ask', p: { who } }] };
        return {
          title: { m: 'bo.goal.help', p: { card, who } },
          rest: [
            missingSentence(table, facts, others, others.ready, 'mate'),
            // Found: the plot to help with changed, and nobody knew by what.
            ...(isShort(others.ready) ? [] : [oddsSentence(others.ready, 'itself')]),
            ...(room ? [{ m: 'bo.goal.help.or', p: { plots, cards } }] : []),
          ],
        };
      }
      const missing = motivationText(conspirator(table, who).motivation, motivation.level);
      return {
        title: { m: 'bo.goal.find-plot' },
        rest: [
          room || plots === 0 ? { m: 'bo.goal.find-plot.how', p: { plots, cards } } : { m: 'bo.goal.find-plot.full' },
          ...(motivation.met ? [] : [{ m: 'bo.goal.find-plot.motivation', p: { missing } }]),
        ],
      };
    }
    case 'get-free':
      return { title: { m: 'bo.goal.get-free' }, rest: [{ m: 'bo.goal.get-free.how' }] };
  }
}

/**
 * What the current event does to every plot while it lies there; nothing for those that do nothing.
 * @param eagles how many more eagles it counts; negative: fewer
 */
export function eventSentences(event: string | null, eagles: number): readonly Text[] {
  if (event === null || eagles === 0) return [];
  const m = eagles > 0 ? 'bo.goal.event.more' : 'bo.goal.event.fewer';
  return [{ m, p: { event: { m: `event.${printed(event)}` }, n: Math.abs(eagles) } }];
}

/**
 * A plot in words: whose it is, what it is missing, and what its dice promise.
 * @param who the reader's conspirator, whose name is not said; null for those who watch
 */
export function planSentences(table: Table, facts: Facts, plan: PlotPlan, who: SheetId | null): GoalSentences {
  const card = { m: `card.${printed(plan.card)}` };
  // What could still be added is not in the dice that the stage counts.
  const attempted = isAttempted(table, plan);
  const thrown = attempted ? plan.bare : plan.ready;
  return {
    title:
      plan.who === who
        ? { m: 'bo.goal.plot', p: { card } }
        : { m: 'bo.goal.plot.of', p: { card, who: { m: `sheet.${plan.who}` } } },
    rest: attempted && isRolled(table) ? [{ m: 'bo.goal.rolled' }] : outlook(table, facts, plan, thrown),
    spare: !attempted && isShort(thrown) ? moreDice(plan) : [],
  };
}

/** What a plan is missing and what its dice promise; in one sentence where it is missing nothing. */
function outlook(table: Table, facts: Facts, plan: PlotPlan, thrown: Throw): readonly Text[] {
  const missing = missingSentence(table, facts, plan, thrown);
  if (isShort(thrown)) return [missing];
  const odds = oddsSentence(thrown, 'itself');
  return missing.m === 'bo.goal.ready' && odds.p !== undefined
    ? [{ m: 'bo.goal.ready-odds', p: odds.p }]
    : [missing, odds];
}

/** What would add most dice to a plan, of what its holder can get, and where it is (found: three rounds under “only 2 dice for 3 targets”, and nobody knew how to get a third). */
function moreDice({ ready, improvements, who }: PlotPlan): readonly Text[] {
  const more = improvements
    .map((improvement) => ({ improvement, n: improvement.with.dice - ready.dice }))
    .filter(({ improvement: { by, state }, n }) => ('item' in by || 'meeting' in by) && state === 'missing' && n > 0)
    .sort((one, other) => other.n - one.n);
  const [first] = more;
  if (first === undefined) return [];
  const alike = more.filter(({ n }) => n === first.n);
  const things = alike.map(({ improvement }) => thingOf(improvement, who));
  return [{ m: 'bo.goal.more', p: { n: first.n, of: things.length, things } }];
}

/** Whether the dice of the plot that is attempted lie: the odds of their throw are past. */
export function isRolled({ attempt }: Table): boolean {
  return attempt !== null && attempt.rolled !== null;
}

/** What a plan is missing, or that its plot can be attempted. Dice come first: without them no way to the target helps. */
function missingSentence(table: Table, facts: Facts, plan: PlotPlan, thrown: Throw, whose?: Whose): Text {
  const short = isShort(thrown) ? [shortOf(thrown, mostDice(table, facts, plan))] : [];
  const missing = [...short, ...missingOf(table, plan, whose)];
  return missing.length === 0 ? { m: 'bo.goal.ready' } : { m: 'bo.goal.missing', p: { missing } };
}

/** How many dice there are for how many targets, and the most there can be where that is still too few (found: “only 1 die” was read as a beginning). */
function shortOf({ dice, need: { targets } }: Throw, most: number): Text {
  return most < targets && most > dice
    ? { m: 'bo.need.dice.most', p: { at: dice, of: targets, most } }
    : { m: 'bo.need.dice.short', p: { at: dice, of: targets } };
}

/** Whether a throw has too few dice to succeed. */
function isShort(thrown: Throw): boolean {
  return thrown.best === null && targetsShort(thrown) > 0;
}

/** What the dice of a throw come from: the plot itself with what is laid for it, or also what is held and could be laid. */
type DiceBy = 'itself' | 'all-held';

/** What the dice of a plan come from with all that is ready. */
export function readyBy({ bare, ready }: Pick<PlotPlan, 'bare' | 'ready'>): DiceBy {
  return bare.dice === ready.dice ? 'itself' : 'all-held';
}

/** The best that a throw promises, with how many dice; or why it promises nothing. */
export function oddsSentence(thrown: Throw, by: DiceBy): Text {
  const { best, chances, dice } = thrown;
  const chance = best === null ? undefined : chances[best - 1];
  if (best !== null && chance !== undefined) {
    const { success, detected } = chance;
    return { m: 'bo.goal.odds', p: { n: best, success: percent(success), detected: percent(detected) } };
  }
  return targetsShort(thrown) === 0
    ? { m: 'bo.goal.seen' }
    : { m: `bo.goal.short.${by}`, p: { n: dice, needed: thrown.need.targets } };
}
