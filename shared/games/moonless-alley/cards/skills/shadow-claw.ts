import type { AlleyRun, Deployed, Outcome } from '../api';
import {
  askActor,
  discard,
  inOrder,
  named,
  opponents,
  refOf,
  type Script,
  type Skill,
  strongest,
  text,
  totalOf,
  weakest,
} from '../api';

const card = 'shadow-claw';
const MOST = 3;

function others(run: AlleyRun): readonly Deployed[] {
  const { pub } = run.core;
  return inOrder(
    run.core,
    pub.turn.seat,
    pub.agents.filter((one) => one.card !== card),
  );
}

function fallbackOf(run: AlleyRun, can: readonly Deployed[]): Deployed | undefined {
  const { seat } = run.core.pub.turn;
  const enemies = opponents(run.core, seat);
  return (
    strongest(can.filter((one) => enemies.includes(one.seat))) ??
    weakest(can.filter((one) => one.seat === seat)) ??
    can[0]
  );
}

/** One other agent of anybody, of total strength 3 or less, is discarded. */
function* use(run: AlleyRun): Script<Outcome> {
  const fallback = fallbackOf(
    run,
    others(run).filter((one) => totalOf(one) <= MOST),
  );
  const target = yield* askActor<Deployed>(run, {
    card,
    prompt: text('skill.shadow-claw'),
    fallback: fallback && `agent:${fallback.card}`,
    options: () =>
      others(run).map((one) => {
        const option = { key: `agent:${one.card}`, label: named(one), ref: refOf(one) };
        return totalOf(one) <= MOST
          ? { ...option, value: one }
          : { ...option, why: text('why.too-strong', { n: MOST }), rule: '8.1' };
      }),
  });
  if (target !== null) discard(run, target.card, card);
  return 'done';
}

const skill: Skill = { id: card, can: (run) => others(run).some((one) => totalOf(one) <= MOST), use };
export { skill as card };
