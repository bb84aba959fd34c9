import { idOf } from '../board/copies';
import { type Motivation, MOTIVATIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { Conspirator } from '../state';
import type { Table } from '../table';
import type { Facts } from './facts';
import { conspirator, freeConspirators, motivationAtLeast } from './known';
import { attemptOf, mostDice, type PlotPlan, plotPlans, type Throw } from './plans';

/** What a conspirator should be after next. */
export type Goal =
  /** The plot that is attempted, or the best of their own dossier, or else of another conspirator of their player. */
  | { readonly kind: 'plot'; readonly plan: PlotPlan }
  /** They hold no plot: so many of the cards of the deck are plots, and the easiest ask for that motivation. */
  | {
      readonly kind: 'find-plot';
      readonly plots: number;
      readonly cards: number;
      readonly motivation: { readonly level: Motivation; readonly met: boolean };
      /** Whether their dossier has room for another card. */
      readonly room: boolean;
      /** The best plot of another player, which they can help with meanwhile. */
      readonly others: PlotPlan | null;
      /** Whether their own motivation is enough for that plot and its holder's is not: then they ask for its card. */
      readonly asks: boolean;
    }
  /** They are in prison. */
  | { readonly kind: 'get-free' };

/**
 * The goal of a conspirator, from what everybody knows.
 * @param told whose plots are worked out: with `all` those of other players are looked at as well
 */
export function goalOf(table: Table, facts: Facts, who: SheetId, told: 'own' | 'all' = 'own'): Goal {
  const one = conspirator(table, who);
  if (one.space === 'prison') return { kind: 'get-free' };
  const plan =
    attempted(table, facts, one.seat) ??
    bestPlan(table, ownPlans(table, facts, who)) ??
    bestPlanOf(table, facts, matesOf(table, one));
  if (plan !== null) return { kind: 'plot', plan };
  const level = leastMotivation(facts);
  const others = told === 'own' ? null : othersPlan(table, facts, one);
  return {
    kind: 'find-plot',
    plots: plotsInDeck(table, facts),
    cards: table.deckLeft,
    motivation: { level, met: motivationAtLeast(one, level) },
    room: hasRoomForCard(table, one),
    others,
    asks: others !== null && isForThem(facts, one, others),
  };
}

/** Whether a conspirator has the motivation for another one's plot, and its holder has not. */
function isForThem(facts: Facts, one: Conspirator, { card, needs }: PlotPlan): boolean {
  const plot = facts.cards[idOf(card)]?.plot;
  const isHolderShort = needs.some((need) => need.kind === 'motivation' && !need.met);
  return isHolderShort && plot !== undefined && motivationAtLeast(one, plot.motivation);
}

/** The plot that those who only watch should know of: the one that is attempted, or else the best of all. Null when nobody holds any. */
export function goalOfAll(table: Table, facts: Facts): PlotPlan | null {
  return attempted(table, facts) ?? bestPlanOf(table, facts, freeConspirators(table));
}

/** The plan of what a seat attempts just now, or anybody where none is named; null when it attempts nothing. */
function attempted(table: Table, facts: Facts, seat?: Conspirator['seat']): PlotPlan | null {
  const { attempt } = table;
  if (attempt === null || (seat !== undefined && conspirator(table, attempt.who).seat !== seat)) return null;
  return plotPlans(table, facts, attempt.who).find((plan) => isAttempted(table, plan)) ?? null;
}

/** Whether a plan is of the plot that is attempted just now. */
export function isAttempted(table: Table, { card, who, target }: PlotPlan): boolean {
  return attemptOf(table, card, who, target) !== null;
}

/** The other free conspirators of a conspirator's player. */
function matesOf(table: Table, one: Conspirator): readonly Conspirator[] {
  return freeConspirators(table).filter(({ id, seat }) => seat === one.seat && id !== one.id);
}

/** The best plan of the other players that can have dice enough (found: two turns went into one that could not). */
function othersPlan(table: Table, facts: Facts, one: Conspirator): PlotPlan | null {
  const among = freeConspirators(table).filter(({ seat }) => seat !== one.seat);
  const plans = plansOf(table, facts, among);
  return bestPlan(
    table,
    plans.filter((plan) => mostDice(table, facts, plan) >= plan.ready.need.targets),
  );
}

/** The best of the plots that some conspirators hold; null when they hold none. */
function bestPlanOf(table: Table, facts: Facts, among: readonly Conspirator[]): PlotPlan | null {
  return bestPlan(table, plansOf(table, facts, among));
}

function plansOf(table: Table, facts: Facts, among: readonly Conspirator[]): readonly PlotPlan[] {
  return among.flatMap(({ id }) => ownPlans(table, facts, id));
}

/** The lowest motivation with which any plot can be attempted. */
function leastMotivation({ cards }: Facts): Motivation {
  const asked = Object.values(cards).flatMap(({ plot }) => (plot === undefined ? [] : [plot.motivation]));
  return MOTIVATIONS.find((level) => asked.some((one) => one === level)) ?? 'reckless';
}

/** The plans of the plots in a conspirator's own dossier, as that conspirator would attempt them. */
export function ownPlans(table: Table, facts: Facts, who: SheetId): readonly PlotPlan[] {
  return plotPlans(table, facts, who).filter(({ needs }) => needs.every((need) => need.kind !== 'card' || need.met));
}

/**
 * The plan to go for: one that can be attempted now and may succeed, then one that can be got at before one that cannot, then the likeliest to succeed, less for each level that is wanting, then the one that lacks
 * the fewest dice, then the one that takes the fewest steps. Null when there is none.
 */
function bestPlan(table: Table, plans: readonly PlotPlan[]): PlotPlan | null {
  const [best] = plans
    .map((plan) => ({ plan, worth: worthOf(table, plan) }))
    .sort((a, b) => {
      const i = a.worth.findIndex((figure, at) => figure !== b.worth[at]);
      return i < 0 ? 0 : (b.worth[i] ?? 0) - (a.worth[i] ?? 0);
    });
  return best?.plan ?? null;
}

/**
 * Figures to compare plans by, the weightiest first; more is better. What waits for an event is not within reach, like a target in a
 * wrong place (found: a plot on the way with one die of three was the goal, before one with all its dice).
 */
function worthOf(table: Table, plan: PlotPlan): readonly number[] {
  const isWithinReach = plan.needs.every((need) => {
    if (need.kind === 'place') return need.met;
    return need.kind !== 'reach' || (need.moves !== null && need.attempter !== 'on-the-way');
  });
  const chance = chanceOf(plan.ready);
  return [
    canBeAttempted(plan) && chance > 0 ? 1 : 0,
    isWithinReach ? 1 : 0,
    // Found: a plot that lacks four levels came before one that lacks one, because its dice are better.
    chance * PER_LEVEL ** levelsWanting(table, plan),
    -targetsShort(plan.ready),
    -stepsTo(table, plan),
  ];
}

/** Whether a plot could be attempted by an action now: one on the way waits for an event [BO 12]. */
function canBeAttempted({ needs }: PlotPlan): boolean {
  return needs.every((need) => need.met && (need.kind !== 'reach' || need.attempter !== 'on-the-way'));
}

/** The best chance of a throw; 0 when no number of dice can succeed. */
export function chanceOf({ best, chances }: Throw): number {
  return best === null ? 0 : (chances[best - 1]?.success ?? 0);
}

/** How many targets more a throw needs than it has dice. */
export function targetsShort({ dice, need }: Throw): number {
  return Math.max(0, need.targets - dice);
}

/** What is left of a chance for each level of motivation that is wanting. */
const PER_LEVEL = 0.6;

/** Levels of motivation that are wanting. */
function levelsWanting(table: Table, { who, needs }: PlotPlan): number {
  const at = MOTIVATIONS.indexOf(conspirator(table, who).motivation);
  return needs.reduce(
    (sum, need) => (need.kind === 'motivation' ? sum + Math.max(0, MOTIVATIONS.indexOf(need.level) - at) : sum),
    0,
  );
}

/** Levels of motivation and moves that are wanting. */
function stepsTo(table: Table, plan: PlotPlan): number {
  return plan.needs.reduce(
    (steps, need) => (need.kind === 'reach' ? steps + (need.moves ?? 0) : steps),
    levelsWanting(table, plan),
  );
}

/** Whether a conspirator's dossier has room for another card [BO 4]. */
export function hasRoomForCard(table: Table, one: Conspirator): boolean {
  return one.dossier.length < (table.limits[table.conspirators.indexOf(one)]?.dossier ?? 0);
}

/** How many plots lie in the conspirator deck: those that lie nowhere else. */
function plotsInDeck({ conspirators, discard }: Table, { cards }: Facts): number {
  const elsewhere = new Set([...conspirators.flatMap(({ dossier }) => dossier), ...discard].map(idOf));
  return Object.entries(cards).filter(([id, { kind }]) => kind === 'plot' && !elsewhere.has(id)).length;
}
