import type { Option } from '../../../shared/engine/ask';
import type { MemberView, PlanView } from '../../../shared/protocol/rooms';
import type { ShownPlan } from '../contract/contract';
import type { DrawnTurn } from './usePlanner';

/** A plan with the people it is about. */
export interface KnownPlan {
  readonly plan: PlanView;
  readonly by: MemberView;
  readonly member: MemberView;
}

/** The plans of people who are in the room, in the order in which they were made. */
export function knownPlans(plans: readonly PlanView[], members: readonly MemberView[]): readonly KnownPlan[] {
  const find = (id: number) => members.find((one) => one.id === id && !one.vacant);
  return plans.flatMap((plan) => {
    const [by, member] = [find(plan.by), find(plan.member)];
    return by === undefined || member === undefined ? [] : [{ plan, by, member }];
  });
}

/**
 * The suggestions as a game draws them, with the one being drawn here.
 * @param own the member who draws here; undefined for a spectator
 */
export function shownPlans(
  known: readonly KnownPlan[],
  drawn: DrawnTurn | null,
  own: MemberView | undefined,
): readonly ShownPlan[] {
  // The suggestion being drawn replaces the one sent before.
  const others = known.filter(
    ({ plan, by, member }) =>
      plan.now === undefined && (drawn === null || by.id !== own?.id || member.id !== drawn.member.id),
  );
  const shown = others.map(({ plan, by, member }) => ({
    id: `${by.id}.${member.id}`,
    seat: member.seat,
    by,
    length: plan.steps.length,
    steps: plan.steps.flatMap(({ key, ref, state }, i) => (state === 'done' ? [] : [numbered({ key, ref }, i)])),
  }));
  // One's own turn is shown by the table as it would be.
  if (drawn === null || drawn.whose === 'own' || own === undefined) return shown;
  const { member, sketch } = drawn;
  const steps = sketch.steps.map(({ key, ref }, i) => numbered({ key, ref }, i));
  return [...shown, { id: 'drawn', seat: member.seat, by: own, length: steps.length, steps }];
}

function numbered({ key, ref }: { readonly key: string; readonly ref: Option['ref'] | undefined }, i: number) {
  return { key, n: i + 1, ...(ref === undefined ? {} : { ref }) };
}
