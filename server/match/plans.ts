import { type AskId, type Choice, isQuestion, type Option, type Seat, secluding } from '../../shared/engine/ask';
import { scriptId } from '../../shared/engine/epochs';
import type { GameModule } from '../../shared/engine/game';
import type { Match } from '../../shared/engine/match';
import { sketchOf } from '../../shared/engine/planning';
import { isUndo, toTakeBack } from '../../shared/engine/undo';
import type { MemberId, PlanView } from '../../shared/protocol/rooms';

/** A step of a plan: an option that its seat could take, and whether it has. */
interface PlannedStep extends Pick<Option, 'key' | 'label' | 'ref'> {
  /** The question whose answer has carried it out; absent before. */
  readonly done?: AskId;
}

/** A turn that one member suggests to another. It is noted beside the match, and no view of the match contains it. */
export interface Plan extends Pick<PlanView, 'because' | 'now'> {
  readonly by: MemberId;
  readonly member: MemberId;
  /** The seat of the member. */
  readonly seat: Seat;
  /** The turn that it is for: when that is over, so is the plan. */
  readonly turn: number;
  readonly steps: readonly PlannedStep[];
}

/** The plans with a new one, which takes the place of one by the same member for the same other. */
export function withPlan(plans: readonly Plan[], plan: Plan): readonly Plan[] {
  return [...withoutPlan(plans, plan), plan];
}

/** The plans without what one member suggests to another; the same list when they suggest nothing. */
export function withoutPlan(plans: readonly Plan[], { by, member }: Pick<Plan, 'by' | 'member'>): readonly Plan[] {
  const left = plans.filter((plan) => plan.by !== by || plan.member !== member);
  return left.length === plans.length ? plans : left;
}

/** The plans without all that a member suggests; the same list when they suggest nothing. */
export function withoutPlansBy(plans: readonly Plan[], by: MemberId): readonly Plan[] {
  const left = plans.filter((plan) => plan.by !== by);
  return left.length === plans.length ? plans : left;
}

/**
 * The plans after an answer: a step that was taken, by the plan or by hand, is done; one that was taken back is not. What was answered
 * alone is no step of any plan.
 */
export function plansAfter(
  { meta }: Pick<GameModule, 'meta'>,
  plans: readonly Plan[],
  before: Match,
  { seat, ask: id, key }: Choice,
): readonly Plan[] {
  if (isUndo({ ask: id })) {
    const back = toTakeBack(before);
    return back === null
      ? plans
      : ofSeat(plans, seat, (plan) => withSteps(plan, ({ done }) => done === back.ask, undone));
  }
  const ask = before.asks.find((open) => open.id === id);
  if (ask === undefined || !isQuestion(ask)) return plans;
  if (ask.confidential === true || secluding(meta.secluding, [ask]).length > 0) return plans;
  const asked = scriptId(id);
  return ofSeat(plans, seat, (plan) =>
    withSteps(
      plan,
      (step) => step.key === key && step.done === undefined,
      (step) => ({ ...step, done: asked }),
    ),
  );
}

/** The plans that still have something ahead of them, those of turns that are not over, each with whether it is possible now. */
export function openPlans(
  game: GameModule,
  plans: readonly Plan[],
  match: Pick<Match, 'core' | 'over' | 'asks'>,
): readonly Plan[] {
  const turn = game.turn?.(match.core) ?? Infinity;
  const left = plans.filter((plan) => match.over === null && plan.turn >= turn);
  // While somebody answers alone no plan may tell anything of it.
  const judged = secluding(game.meta.secluding, match.asks).length > 0 ? left : judgedPlans(game, left, match);
  return judged.length === plans.length && judged.every((plan, i) => plan === plans[i]) ? plans : judged;
}

/** The plans, each with whether one of its open steps can be taken next. Where nobody can tell, it stays as it was said before. */
function judgedPlans(
  game: GameModule,
  plans: readonly Plan[],
  { core, asks }: Pick<Match, 'core' | 'asks'>,
): readonly Plan[] {
  const known = new Map<Seat, ReturnType<typeof sketchOf>>();
  /** A turn begins in the same way for all who plan it: it is played once. */
  const begun = (seat: Seat): ReturnType<typeof sketchOf> => {
    const drawn = known.get(seat) ?? sketchOf(game, core, seat, []);
    known.set(seat, drawn);
    return drawn;
  };
  return plans.map((plan) => {
    const open = plan.steps.filter(({ done }) => done === undefined);
    const drawn = open.length === 0 ? null : begun(plan.seat);
    if (drawn?.ok !== true || drawn.sketch.turn !== plan.turn || drawn.sketch.end !== 'open') return plan;
    // In the middle of a step its question counts, which no plan begins with.
    const asked = asks.filter((ask) => ask.seat === plan.seat && isQuestion(ask)).flatMap(({ options }) => options);
    const can = [...drawn.sketch.next, ...asked].some(({ key }) => open.some((step) => step.key === key));
    const { now, ...rest } = plan;
    if (can) return now === undefined ? plan : rest;
    return now === undefined ? { ...plan, now: 'impossible' } : plan;
  });
}

function ofSeat(plans: readonly Plan[], seat: Seat, change: (plan: Plan) => Plan): readonly Plan[] {
  const changed = plans.map((plan) => (plan.seat === seat ? change(plan) : plan));
  return changed.every((plan, i) => plan === plans[i]) ? plans : changed;
}

/** A plan with the first step of some kind changed; the same one when there is none. */
function withSteps(
  plan: Plan,
  which: (step: PlannedStep) => boolean,
  change: (step: PlannedStep) => PlannedStep,
): Plan {
  const at = plan.steps.findIndex(which);
  return at < 0 ? plan : { ...plan, steps: plan.steps.map((step, i) => (i === at ? change(step) : step)) };
}

function undone({ key, label, ref }: PlannedStep): PlannedStep {
  return { key, label, ...(ref === undefined ? {} : { ref }) };
}
