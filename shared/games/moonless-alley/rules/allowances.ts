import type { Seat } from '../../../engine/ask';
import type { Text } from '../../../engine/text';
import { type AgentId, agentOf, armsStrength, type CardId, without } from '../board/cards';
import { ZONE_IDS, type ZoneId } from '../board/zones';
import type { AlleyRun } from '../content';
import type { Allowance, Core } from '../state';
import { handOf, isArms, opponents } from './select';

/** A place where an agent can be deployed. */
export interface Place {
  readonly seat: Seat;
  readonly zone: ZoneId;
}

/** An allowance without limits, for the skill or plot that narrows it. */
export const UNLIMITED: Omit<Allowance, 'by'> = {
  left: null,
  sum: null,
  printed: null,
  arms: 'any',
  total: null,
  notOf: null,
};

/** All sums that some of these arms come to, nothing included. */
export function sumsOf(arms: readonly CardId[]): ReadonlySet<number> {
  return arms.reduce<ReadonlySet<number>>(
    (sums, id) => {
      return new Set([...sums].flatMap((sum) => [sum, sum + armsStrength(id)]));
    },
    new Set([0]),
  );
}

/** Whether an agent with arms of this strength may be deployed by an allowance [MA 8]. */
export function admits({ left, sum, printed, arms, total, notOf }: Allowance, card: AgentId, added: number): boolean {
  const { strength, guild } = agentOf(card);
  const whole = strength + added;
  return (
    left !== 0 &&
    (sum === null || whole <= sum) &&
    (printed === null || strength === printed) &&
    (arms === 'any' || added === 0) &&
    (total === null || whole === total) &&
    guild !== notOf
  );
}

/** The arms that a seat could link to an agent, or throw: those of its hand but for the agent itself. */
export function armsBeside(run: AlleyRun, seat: Seat, card: CardId | null): readonly CardId[] {
  const hand = handOf(run.state, seat);
  return without(hand, card === null ? [] : [card]).filter((id) => isArms(run, id));
}

/** The allowances by which an agent may be deployed, with arms from the hand where they need some. */
export function allowancesFor(run: AlleyRun, seat: Seat, card: AgentId): readonly Allowance[] {
  const sums = [...sumsOf(armsBeside(run, seat, card))];
  return run.core.pub.turn.allowances.filter((one) => sums.some((added) => admits(one, card, added)));
}

/** The zones of its tiles in which an agent may come to lie: its own, any for a mercenary, or as the plot says [MA 7.1, 12]. */
export function zonesFor(run: AlleyRun, card: AgentId): readonly ZoneId[] {
  const { guild } = agentOf(card);
  return guild === 'mercenary' || run.content.plot?.roams?.(card) === true ? ZONE_IDS : [guild];
}

/** Where a seat may deploy an agent, and why it may not deploy into a zone where the plot forbids it. */
export function placesFor(
  run: AlleyRun,
  seat: Seat,
  card: AgentId,
): { readonly open: readonly Place[]; readonly barred: Text | null } {
  const { content } = run;
  const core: Core = run.core;
  const own = zonesFor(run, card).map((zone) => ({ zone, why: content.plot?.bars?.(core, seat, zone) ?? null }));
  const foreign =
    content.plot?.crosses?.(card) === true
      ? opponents(core, seat).flatMap((other) => ZONE_IDS.map((zone) => ({ seat: other, zone })))
      : [];
  return {
    open: [...own.filter(({ why }) => why === null).map(({ zone }) => ({ seat, zone })), ...foreign],
    barred: own.find(({ why }) => why !== null)?.why ?? null,
  };
}
