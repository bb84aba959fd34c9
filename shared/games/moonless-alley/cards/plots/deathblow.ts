import type { AlleyRun, CardId, Deployed } from '../api';
import {
  agentOf,
  bury,
  cardOf,
  discard,
  goTo,
  handOf,
  inOrder,
  kindsOf,
  lose,
  name,
  named,
  type Plot,
  refOf,
  type Script,
  text,
  totalOf,
} from '../api';

/** The agents that a card thrown from the hand would take along [R21]. */
function victims(run: AlleyRun, thrown: CardId): readonly Deployed[] {
  const { agents, turn } = run.core.pub;
  return inOrder(run.core, turn.seat, agents).filter((one) => totalOf(one) === agentOf(thrown).strength);
}

function* strike(run: AlleyRun, thrown: CardId, { card: victim }: Deployed): Script {
  const { seat } = run.core.pub.turn;
  run.log(text('log.deathblow', { who: name.seat(seat), card: name.card(thrown) }));
  run.change(({ pub }) => {
    pub.turn.deployment = 'begun';
  });
  bury(run, [thrown]);
  discard(run, victim);
  goTo(run, { state: 'deploy' });
  lose(run, seat, [thrown]);
}

/** Any number of times in a deployment: an Assassination agent of the hand and an agent of the same strength go to the graveyard. */
export const card: Plot = {
  id: 'deathblow',
  moves: (run) =>
    kindsOf(handOf(run.state, run.core.pub.turn.seat)).flatMap((id) => {
      const one = cardOf(id);
      if (one.kind !== 'agent' || one.guild !== 'assassination') return [];
      return victims(run, id).map((victim) => ({
        key: `deathblow:${id}:${victim.card}`,
        label: text('choice.deathblow', { card: name.card(id), victim: named(victim) }),
        ref: refOf(victim),
        group: 'group.plot',
        value: () => strike(run, id, victim),
      }));
    }),
};
