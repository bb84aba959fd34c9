import type { AlleyRun, Deployed, Outcome } from '../api';
import {
  askActor,
  gain,
  inOrder,
  name,
  named,
  opponents,
  pickUp,
  refOf,
  type Script,
  type Skill,
  strongest,
  text,
} from '../api';

const card = 'the-beast';

function armed(run: AlleyRun): readonly Deployed[] {
  const { pub } = run.core;
  const enemies = opponents(run.core, pub.turn.seat);
  return inOrder(
    run.core,
    pub.turn.seat,
    pub.agents.filter((one) => enemies.includes(one.seat) && one.arms.length > 0),
  );
}

/** An armed agent of an opponent goes back to its owner's hand, its arms to the hand of whoever deployed The Beast. */
function* use(run: AlleyRun): Script<Outcome> {
  const { seat } = run.core.pub.turn;
  const fallback = strongest(armed(run));
  const target = yield* askActor<Deployed>(run, {
    card,
    prompt: text('skill.the-beast'),
    fallback: fallback && `agent:${fallback.card}`,
    options: () =>
      armed(run).map((one) => ({ key: `agent:${one.card}`, label: named(one), ref: refOf(one), value: one })),
  });
  if (target === null) return 'done';
  const said = { card: name.card(target.card), whom: name.seat(target.seat), who: name.seat(seat) };
  run.log(text('log.disarmed', { ...said, n: target.arms.length }));
  const { arms } = pickUp(run, target.card);
  gain(run, target.seat, [target.card]);
  gain(run, seat, arms);
  return 'done';
}

const skill: Skill = { id: card, can: (run) => armed(run).length > 0, use };
export { skill as card };
