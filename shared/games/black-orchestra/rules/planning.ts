import type { Seat } from '../../../engine/ask';
import type { PlanStart } from '../../../engine/game';
import { isFree } from '../forecast/known';
import type { Conspirator, Core, Turn } from '../state';
import { newTurn } from './turn';

/**
 * The table as if it were the turn of a seat: its own as it is, if it acts now; else its next one, with the dice that it was handed for
 * it. Penalties and whatever else happens before are left to that turn. A prisoner has no actions [BO 11], and nobody knows what comes
 * after a card or a plot that is being played.
 */
export function beginPlan({ pub, hidden }: Core, seat: Seat): PlanStart<Core> | null {
  const { turn, conspirators, attempt, resolving } = pub;
  if (attempt !== null || resolving.length > 0) return null;
  const order = conspirators.map((_, i) => (turn.active + firstAhead(turn) + i) % conspirators.length);
  const ahead = order.findIndex((index) => conspirators[index]?.seat === seat);
  const index = order[ahead];
  const one = index === undefined ? undefined : conspirators[index];
  if (index === undefined || one === undefined || !isFree(one)) return null;
  const number = turn.number + firstAhead(turn) + ahead;
  if (number === turn.number && turn.phase === 'actions') return { core: { pub, hidden }, turn: number };
  return { core: { pub: { ...pub, turn: opened(newTurn(number, index), one) }, hidden }, turn: number };
}

/** How many turns ahead the first one is that still has all or some of its actions. */
function firstAhead({ phase }: Turn): 0 | 1 {
  switch (phase) {
    case 'start':
    case 'actions':
      return 0;
    case 'interrogation':
    case 'event':
      return 1;
  }
}

/** A turn whose actions begin: dice handed out for it give their actions [R18]. */
function opened(turn: Turn, { extraDice }: Conspirator): Turn {
  const gained = extraDice.reduce((sum, die) => sum + die, 0);
  return { ...turn, phase: 'actions', gained, extraDice: extraDice.length };
}
