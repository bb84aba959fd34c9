import type { AlleyRun, Deployed, Outcome, Possible, ZoneId } from '../api';
import { askActor, move, name, named, refOf, type Script, type Skill, text, ZONE_IDS } from '../api';

const card = 'the-chameleon';

function others(run: AlleyRun): readonly Deployed[] {
  const { agents, turn } = run.core.pub;
  return agents.filter((one) => one.seat === turn.seat && one.card !== card);
}

function skipping<T>(value: T): Possible<T> {
  return { key: 'skip', label: text('choice.skip'), value };
}

/** One other own agent may go to another zone, with its arms; only this skill puts an agent where it is not printed [R40]. */
function* use(run: AlleyRun): Script<Outcome> {
  const { seat } = run.core.pub.turn;
  const agent = yield* askActor<Deployed | 'skip'>(run, {
    card,
    prompt: text('skill.the-chameleon'),
    fallback: 'skip',
    options: () => [
      skipping<Deployed | 'skip'>('skip'),
      ...others(run).map((one) => ({ key: `agent:${one.card}`, label: named(one), ref: refOf(one), value: one })),
    ],
  });
  if (agent === null || agent === 'skip') return 'skipped';
  const zone = yield* askActor<ZoneId | 'skip'>(run, {
    card,
    prompt: text('ask.where', { card: name.card(agent.card) }),
    fallback: 'skip',
    options: () => [
      skipping<ZoneId | 'skip'>('skip'),
      ...ZONE_IDS.filter((one) => one !== agent.zone).map((one) => ({
        key: `place:${one}`,
        label: name.zone(one),
        ref: { kind: 'zone', id: `${seat}:${one}` },
        value: one,
      })),
    ],
  });
  if (zone === null || zone === 'skip') return 'skipped';
  move(run, agent.card, { seat, zone });
  return 'done';
}

const skill: Skill = { id: card, can: (run) => others(run).length > 0, use };
export { skill as card };
