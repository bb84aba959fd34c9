import type { AlleyRun, CardId, Deployed, Outcome, Possible, ZoneId } from '../api';
import {
  armsBeside,
  armsStrength,
  askActor,
  bury,
  inOrder,
  keep,
  kindsOf,
  lose,
  move,
  name,
  named,
  othersFrom,
  refOf,
  type Script,
  type Skill,
  text,
  totalOf,
  without,
  zonesFor,
} from '../api';

const card = 'mist-runner';

/** The agents of all others, allies included [R31]. */
function targets(run: AlleyRun): readonly Deployed[] {
  const { pub } = run.core;
  const others = othersFrom(run.core, pub.turn.seat);
  return inOrder(
    run.core,
    pub.turn.seat,
    pub.agents.filter((one) => others.includes(one.seat)),
  );
}

type Answer = { readonly arms: CardId } | { readonly agent: Deployed } | 'skip';

function skipping<T>(value: T): Possible<T> {
  return { key: 'skip', label: text('choice.skip'), value };
}

/** What may be thrown besides, and whom that reaches. */
function options(run: AlleyRun, thrown: readonly CardId[]): readonly Possible<Answer>[] {
  const sum = thrown.reduce((so, id) => so + armsStrength(id), 0);
  return [
    skipping<Answer>('skip'),
    ...kindsOf(without(armsBeside(run, run.core.pub.turn.seat, null), thrown)).map((id): Possible<Answer> => ({
      key: `arms:${id}`,
      label: text('choice.throw', { card: name.card(id) }),
      ref: { kind: 'card', id },
      value: { arms: id },
    })),
    ...targets(run).map((agent): Possible<Answer> => {
      const option = { key: `agent:${agent.card}`, label: named(agent), ref: refOf(agent) };
      return totalOf(agent) <= sum
        ? { ...option, value: { agent } }
        : { ...option, why: text('why.more-arms', { n: totalOf(agent) - sum }), rule: '8.1' };
    }),
  ];
}

/** Where the agent arrives: in its printed zone, or where its mover likes [R7]. */
function* arrival(run: AlleyRun, agent: Deployed): Script<ZoneId | 'skip' | null> {
  const zones = zonesFor(run, agent.card);
  if (zones.length === 1) return zones[0] ?? null;
  return yield* askActor<ZoneId | 'skip'>(run, {
    card,
    prompt: text('ask.where', { card: name.card(agent.card) }),
    fallback: 'skip',
    options: () => [
      skipping<ZoneId | 'skip'>('skip'),
      ...zones.map((zone) => ({
        key: `place:${zone}`,
        label: name.zone(zone),
        ref: { kind: 'zone', id: `${run.core.pub.turn.seat}:${zone}` },
        value: zone,
      })),
    ],
  });
}

/** Throws arms away; an agent of another player, of at most their strength, comes over. Asked for even without arms [R35]. */
function* use(run: AlleyRun): Script<Outcome> {
  const { seat } = run.core.pub.turn;
  let thrown: readonly CardId[] = [];
  for (;;) {
    const answer = yield* askActor<Answer>(run, {
      card,
      prompt: text('skill.mist-runner', { n: thrown.reduce((sum, id) => sum + armsStrength(id), 0) }),
      fallback: 'skip',
      options: () => options(run, thrown),
    });
    if (answer === null || answer === 'skip') break;
    if ('arms' in answer) {
      thrown = [...thrown, answer.arms];
      keep(run, { card, zone: null, seat, arms: thrown });
      continue;
    }
    const zone = yield* arrival(run, answer.agent);
    if (zone === null || zone === 'skip') break;
    keep(run, null);
    run.log(text('log.threw', { who: name.seat(seat), cards: thrown.map(name.card) }));
    bury(run, thrown);
    move(run, answer.agent.card, { seat, zone });
    lose(run, seat, thrown);
    return 'done';
  }
  keep(run, null);
  return 'skipped';
}

const skill: Skill = { id: card, can: (run) => targets(run).length > 0, use };
export { skill as card };
