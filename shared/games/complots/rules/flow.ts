import { text } from '../../../engine/text';
import { stopping } from '../board/characters';
import type { ComplotsRun, Phase, Then } from '../state';
import { drawForExchange } from './court';
import { clockwiseFrom, isAlive, pendingOf, player } from './select';
import { gain, payStake, rob } from './treasury';

/** What the Captain takes at most. */
const ROBBED = 2;

/** Goes to another state: the next step begins there. */
export function enter(run: ComplotsRun, phase: Phase): void {
  run.change(({ pub }) => {
    pub.phase = phase;
  });
}

/** The next living seat clockwise has its turn [CO 5]. */
export function endTurn(run: ComplotsRun): void {
  payStake(run);
  const [next] = clockwiseFrom(run.core.pub, run.core.pub.turn.seat);
  if (next === undefined) throw new TypeError('nobody lives');
  run.change(({ pub }) => {
    pub.pending = null;
    pub.turn = { number: pub.turn.number + 1, seat: next };
    pub.phase = { state: 'action' };
  });
}

/** The claim stands, or there was none: the stake is paid, then whoever may counter is asked [CO 5]. */
export function afterClaim(run: ComplotsRun): void {
  payStake(run);
  const { action, target, spent } = pendingOf(run);
  const { options } = run.core.pub;
  const counterable = stopping(action, options.fifth).length > 0 && spent === null;
  if (target !== null && !isAlive(run.core.pub, target)) endTurn(run);
  else if (counterable) enter(run, { state: 'counter' });
  else effect(run);
}

/** What the action does; nothing to a target that is out [R18]. */
export function effect(run: ComplotsRun): void {
  const { action, actor, target } = pendingOf(run);
  const hits = target !== null && isAlive(run.core.pub, target) ? target : null;
  switch (action) {
    case 'income':
      gain(run, actor, 1);
      break;
    case 'foreignAid':
      gain(run, actor, 2);
      break;
    case 'tax':
      gain(run, actor, 3);
      break;
    case 'steal':
      if (hits !== null) rob(run, actor, hits, ROBBED);
      break;
    case 'kill':
    case 'assassination':
      if (hits === null) break;
      enter(run, { state: 'loseCard', debtor: hits, then: 'end-turn' });
      return;
    case 'exchange2':
      drawForExchange(run, 2);
      return;
    case 'exchange1':
      drawForExchange(run, 1);
      return;
    case 'inspect':
      if (hits === null) break;
      enter(run, { state: 'inspectShow' });
      return;
  }
  endTurn(run);
}

/** The action does nothing. */
export function fail(run: ComplotsRun): void {
  run.log(text('log.failed', { who: player(pendingOf(run).actor) }));
  endTurn(run);
}

/** Goes on as was stored before a loss. */
export function goOn(run: ComplotsRun, then: Then): void {
  switch (then) {
    case 'end-turn':
      endTurn(run);
      break;
    case 'after-claim':
      afterClaim(run);
      break;
    case 'effect':
      effect(run);
      break;
  }
}
