import { type Seat, seat } from '../../../engine/ask';
import type { Offer } from '../../../engine/game';
import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { ComplotsRun } from '../state';
import { dropCounter } from './challenge';
import { intoCourt } from './court';
import { effect, endTurn, goOn } from './flow';
import { turnAllUp } from './lose';
import { isAlive, player } from './select';
import { payStake } from './treasury';

/** Every living seat may concede at any moment [CO 13]. */
export function offers(run: ComplotsRun): readonly Offer[] {
  const { pub } = run.core;
  if (pub.phase.state === 'over') return [];
  return pub.seats.flatMap((_, i) =>
    isAlive(pub, seat(i))
      ? [
          {
            seat: seat(i),
            option: { key: 'concede', label: text('choice.concede') },
            script: () => concede(run, seat(i)),
          },
        ]
      : [],
  );
}

/** A seat leaves: it is out at once, and the turn goes on as the place it leaves demands [R26]. */

function* concede(run: ComplotsRun, by: Seat): Script {
  run.log(text('log.conceded', { who: player(by) }));
  if (run.core.pub.pending?.actor === by) payStake(run);
  turnAllUp(run, by);
  const { phase, pending, turn } = run.core.pub;
  const isParty = turn.seat === by || pending?.target === by;
  switch (phase.state) {
    case 'draft':
    case 'over':
      return;
    case 'action':
    case 'challengeAction':
    case 'counter':
    case 'inspectShow':
    case 'inspectJudge':
      if (isParty) leaveTurn(run);
      return;
    case 'exchange':
      if (isParty) leaveTurn(run);
      return;
    case 'challengeCounter':
    case 'verdict':
      if (isParty) leaveTurn(run);
      if (pending?.counter?.seat === by) leaveCounter(run);
      return;
    case 'loseCard':
      if (phase.debtor === by) {
        goOn(run, isParty ? 'end-turn' : phase.then);
        run.endStep();
      }
      if (isParty) settleOnly(run);
      return;
  }
}

/** The turn is over; cards drawn for an exchange go back unseen. */
function leaveTurn(run: ComplotsRun): never {
  const { drawn } = run.core.hidden;
  run.change(({ hidden }) => {
    hidden.drawn = [];
    hidden.shown = null;
  });
  if (drawn.length > 0) intoCourt(run, drawn);
  endTurn(run);
  run.endStep();
}

/** Whoever stopped a foreign aid is gone: it comes after all. */
function leaveCounter(run: ComplotsRun): never {
  dropCounter(run);
  effect(run);
  run.endStep();
}

/** The debt is still paid, and nothing else of the turn is done. */
function settleOnly(run: ComplotsRun): void {
  payStake(run);
  run.change(({ pub }) => {
    if (pub.phase.state === 'loseCard') pub.phase.then = 'end-turn';
  });
}
