import type { Seat } from '../../../engine/ask';
import { type AgentId, type CardId, cardOf } from '../board/cards';
import { ZONE_IDS, type ZoneId } from '../board/zones';
import type { AlleyRun } from '../content';
import { allyOf, enemiesOf, type Standing, strengthIn, totalOf } from '../forecast/strength';
import type { Core, Deployed } from '../state';

/** Who plays with whom, and where agents lie. */
export function standingOf({ pub }: Pick<Core, 'pub'>): Standing {
  return { seats: pub.laid.length, teams: pub.options.teams, agents: pub.agents };
}

/** The seat that decides now; null when the game is over. */
export function decider({ phase, turn }: Core['pub']): Seat | null {
  if (phase.state === 'over') return null;
  return phase.state === 'draft' ? phase.seat : 'asked' in phase ? phase.asked : turn.seat;
}

/** All seats but one, clockwise from it. */
export function othersFrom(core: Core, of: Seat): readonly Seat[] {
  const seats = core.pub.laid.length;
  return Array.from({ length: seats - 1 }, (_, i) => ((of + 1 + i) % seats) as Seat);
}

/** The opponents of a seat, clockwise from it; allies are none [MA 8]. */
export function opponents(core: Core, of: Seat): readonly Seat[] {
  return enemiesOf(standingOf(core), of);
}

/** The ally of a seat; null where nobody has one. */
export function ally(core: Core, of: Seat): Seat | null {
  return allyOf(standingOf(core), of);
}

/** An agent that lies somewhere. Throws RangeError for one that does not. */
export function deployed(core: Core, card: AgentId): Deployed {
  const one = core.pub.agents.find((other) => other.card === card);
  if (one === undefined) throw new RangeError(`${card} is not there`);
  return one;
}

/** The agents of a seat in a zone, oldest first. */
export function column(core: Core, seat: Seat, zone: ZoneId): readonly Deployed[] {
  return core.pub.agents.filter((one) => one.seat === seat && one.zone === zone);
}

/** Agents in the order in which defaults take the first of equals: the next seat first, zones in order, the newest first [R43]. */
export function inOrder(core: Core, by: Seat, agents: readonly Deployed[]): readonly Deployed[] {
  return [...othersFrom(core, by), by].flatMap((seat) =>
    ZONE_IDS.flatMap((zone) => agents.filter((one) => one.seat === seat && one.zone === zone).toReversed()),
  );
}

/** The strongest of some agents, the first of equals; undefined where there is none. */
export function strongest(agents: readonly Deployed[]): Deployed | undefined {
  return agents.reduce<Deployed | undefined>((best, one) => {
    return best === undefined || totalOf(one) > totalOf(best) ? one : best;
  }, undefined);
}

/** The weakest of some agents, the first of equals; undefined where there is none. */
export function weakest(agents: readonly Deployed[]): Deployed | undefined {
  return agents.reduce<Deployed | undefined>((best, one) => {
    return best === undefined || totalOf(one) < totalOf(best) ? one : best;
  }, undefined);
}

/**
 * The cards of a hand. What its own seat is asked is made from `run.state`: that it knows its cards reveals nothing, and what it puts together
 * from them can be taken back [R47].
 */
export function handOf(core: Core, seat: Seat): readonly CardId[] {
  return core.hidden.hands[seat] ?? [];
}

/** Whether a card may be used wherever arms are asked for [MA 9, 12]. */
export function isArms(run: AlleyRun, card: CardId): boolean {
  return cardOf(card).kind === 'arms' || run.content.plot?.isArms?.(card) === true;
}

/** What a seat dominates, seat by seat, as one word for each zone. */
export function dominators(core: Core): readonly (readonly Seat[])[] {
  const standing = standingOf(core);
  return ZONE_IDS.map((zone) => {
    const own = Array.from({ length: standing.seats }, (_, seat) => strengthIn(standing, seat, zone));
    return own.flatMap((strength, seat) => {
      const rivals = enemiesOf(standing, seat).map((enemy) => own[enemy] ?? 0);
      return strength >= 1 && rivals.every((rival) => rival < strength) ? [seat as Seat] : [];
    });
  });
}
