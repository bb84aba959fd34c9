import type { AlleyRun, Deployed, Outcome, Seat, Target } from '../api';
import {
  askActor,
  decide,
  deployed,
  discard,
  inOrder,
  name,
  named,
  opponents,
  refOf,
  type Script,
  type Skill,
  strongest,
  text,
  totalOf,
} from '../api';

const card = 'ruby-tracker';

function agentsOf(run: AlleyRun, seat: Seat): readonly Deployed[] {
  const { pub } = run.core;
  return inOrder(
    run.core,
    pub.turn.seat,
    pub.agents.filter((one) => one.seat === seat),
  );
}

function victims(run: AlleyRun): readonly Seat[] {
  return opponents(run.core, run.core.pub.turn.seat).filter((seat) => agentsOf(run, seat).length >= 2);
}

/** Names one of some agents. */
function* point(run: AlleyRun, among: readonly Deployed[]): Script<Deployed | null> {
  const fallback = strongest(among);
  return yield* askActor<Deployed>(run, {
    card,
    prompt: text('skill.ruby-tracker.agent'),
    fallback: fallback && `agent:${fallback.card}`,
    options: () => among.map((one) => ({ key: `agent:${one.card}`, label: named(one), ref: refOf(one), value: one })),
  });
}

/** Names an opponent with two agents or more, and two of them. */
function* use(run: AlleyRun): Script<Outcome> {
  const seats = victims(run);
  const most = Math.max(...seats.map((seat) => agentsOf(run, seat).length));
  const fallback = seats.find((seat) => agentsOf(run, seat).length === most);
  const victim = yield* askActor<Seat>(run, {
    card,
    single: 'taken',
    prompt: text('skill.ruby-tracker'),
    fallback: `seat:${fallback}`,
    options: () => victims(run).map((seat) => ({ key: `seat:${seat}`, label: name.seat(seat), value: seat })),
  });
  if (victim === null) return 'done';
  const all = agentsOf(run, victim);
  const one = all.length === 2 ? all[0] : yield* point(run, all);
  const rest = all.filter((other) => other !== one);
  const other = rest.length === 1 ? rest[0] : yield* point(run, rest);
  if (one == null || other == null) return 'done';
  run.log(text('log.pointed', { who: name.seat(victim), one: name.card(one.card), other: name.card(other.card) }));
  return { on: { seat: victim, zone: null, agents: [one.card, other.card] }, asked: victim };
}

/** The victim gives up one of the two; without an answer the weaker, of equals the newer. */
function* goOn(run: AlleyRun, { seat, agents }: Target): Script {
  const two = run.core.pub.agents.filter((one) => agents.includes(one.card));
  const weaker = two.reduce<Deployed | undefined>(
    (least, one) => (least === undefined || totalOf(one) <= totalOf(least) ? one : least),
    undefined,
  );
  const given = yield* decide<Deployed>(run, {
    seat,
    kind: 'victim',
    prompt: text('ask.victim', { who: name.seat(run.core.pub.turn.seat) }),
    source: { kind: 'card', id: card },
    clock: 'skill',
    fallback: `agent:${weaker?.card}`,
    options: () =>
      agents.map((id) => {
        const one = deployed(run.core, id);
        return { key: `agent:${id}`, label: named(one), ref: refOf(one), value: one };
      }),
  });
  if (given !== null) discard(run, given.card);
}

const skill: Skill = { id: card, can: (run) => victims(run).length > 0, use, goOn };
export { skill as card };
