import type { AlleyRun, CardId, Deployed, ZoneId } from '../api';
import {
  armsBeside,
  armsStrength,
  decide,
  goTo,
  inOrder,
  keep,
  kindsOf,
  lose,
  move,
  name,
  named,
  opponents,
  type Plot,
  refOf,
  type Script,
  sumsOf,
  text,
  totalOf,
  without,
  zonesFor,
} from '../api';

/** The enemy agents whose total strength some arms of the hand come to. */
function targets(run: AlleyRun): readonly Deployed[] {
  const { agents, turn } = run.core.pub;
  const enemies = opponents(run.core, turn.seat);
  const sums = sumsOf(armsBeside(run, turn.seat, null));
  return inOrder(
    run.core,
    turn.seat,
    agents.filter((one) => enemies.includes(one.seat) && sums.has(totalOf(one))),
  );
}

const sumOf = (arms: readonly CardId[]): number => arms.reduce((sum, id) => sum + armsStrength(id), 0);

/** A question on the way: without an answer nothing has happened. */
function* pick<T extends string>(
  run: AlleyRun,
  target: Deployed,
  options: () => readonly { readonly key: string; readonly value: T; readonly label: ReturnType<typeof text> }[],
): Script<T | 'none' | null> {
  return yield* decide<T | 'none'>(run, {
    seat: run.core.pub.turn.seat,
    kind: run.core.pub.turn.deployment === 'begun' ? 'deploy' : 'turn',
    prompt: text('ask.deceive', { agent: named(target), n: totalOf(target) }),
    source: { kind: 'agent', id: target.card },
    clock: 'deploy',
    fallback: 'give-up',
    options: () => [...options(), { key: 'give-up', label: text('choice.give-up'), value: 'none' }],
  });
}

/** Links arms of just the strength of an enemy agent to it: it comes over [MA 12]. */
function* deceive(run: AlleyRun, target: Deployed): Script {
  const { seat } = run.core.pub.turn;
  const goal = totalOf(target);
  let arms: readonly CardId[] = [];
  while (sumOf(arms) < goal) {
    keep(run, { card: target.card, zone: null, seat, arms });
    const next = yield* pick<CardId>(run, target, () => {
      const free = without(armsBeside(run, seat, null), arms);
      const fits = (id: CardId): boolean => sumsOf(without(free, [id])).has(goal - sumOf(arms) - armsStrength(id));
      return kindsOf(free)
        .filter(fits)
        .map((id) => ({
          key: `arms:${id}`,
          label: text('choice.link', { card: name.card(id) }),
          ref: { kind: 'card', id },
          value: id,
        }));
    });
    if (next === null || next === 'none') {
      keep(run, null);
      return;
    }
    arms = [...arms, next];
  }
  const zones = zonesFor(run, target.card);
  const zone =
    zones.length === 1
      ? zones[0]
      : yield* pick<ZoneId>(run, target, () =>
          zones.map((one) => ({
            key: `place:${one}`,
            label: name.zone(one),
            ref: { kind: 'zone', id: `${seat}:${one}` },
            value: one,
          })),
        );
  keep(run, null);
  if (zone === undefined || zone === null || zone === 'none') return;
  run.log(text('log.deceived', { who: name.seat(seat), whom: name.seat(target.seat), card: name.card(target.card) }));
  run.change(({ pub }) => {
    pub.turn.plot = 'done';
    pub.turn.deployment = 'begun';
  });
  move(run, target.card, { seat, zone, arms });
  goTo(run, { state: 'deploy' });
  lose(run, seat, arms);
}

/** Once in a deployment, arms of just the strength of an enemy agent bring it over [R19]. */
export const card: Plot = {
  id: 'deceit',
  moves: (run) =>
    run.core.pub.turn.plot === 'done'
      ? []
      : targets(run).map((target) => ({
          key: `deceive:${target.card}`,
          label: text('choice.deceive', { agent: named(target) }),
          ref: refOf(target),
          group: 'group.plot',
          value: () => deceive(run, target),
        })),
};
