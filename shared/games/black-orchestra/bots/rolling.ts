import type { Option, Seat } from '../../../engine/ask';
import { DIE_FACES, type DieFace } from '../board/pieces';
import { reactionsToRoll } from '../forecast/attempt';
import { cardFacts, type Facts, type PlotAid } from '../forecast/facts';
import { conspirator } from '../forecast/known';
import { chancesFrom, isBetter, lying, type Need, type Odds, type Reactions } from '../forecast/odds';
import { needOf } from '../forecast/pool';
import type { Known } from '../state';
import { moveOf } from './situation';

/** A roll for a plot that lies on the table, and the seat that may react to it. */
export interface Lies {
  readonly table: Known;
  readonly facts: Facts;
  readonly seat: Seat;
}

/**
 * The odds of a roll that lies on the table after an answer to it: to leave it, to play a card, or to roll one die again. What others
 * hold is counted as played as well as possible. Null without a roll, and for any other answer.
 */
export function oddsAfter({ table, facts, seat }: Lies, option: Option): Odds | null {
  const { attempt } = table;
  if (attempt?.rolled == null) return null;
  const roll = { rolled: attempt.rolled, need: needOf(table, facts, attempt) };
  const held = reactionsToRoll(table, facts, attempt);
  const own = reactionsToRoll(table, facts, attempt, (holder) => conspirator(table, holder).seat === seat);
  const move = moveOf(option);
  switch (move.does) {
    case 'pass':
      return chancesFrom(lying(roll.rolled), roll.need, without(held, own));
    case 'again':
      return oddsWithout(roll, move.die, without(held, { rerolls: 1, ignores: 0 }));
    case 'react': {
      const aid = cardFacts(facts, move.card).plotAid;
      return aid?.when === 'rolled' ? oddsWith(roll, aid, without(held, reactionsOf(aid))) : null;
    }
    default:
      return null;
  }
}

interface Roll {
  readonly rolled: readonly DieFace[];
  readonly need: Need;
}

/** The odds with a card played as well as possible, and with what is left to react with. */
function oddsWith({ rolled, need }: Roll, { rerolls = 0, ignores = 0 }: PlotAid, left: Reactions): Odds {
  if (rerolls === 0) return chancesFrom(lying(rolled), { ...need, first: need.first + ignores }, left);
  const odds = rolled.map((_, die) => oddsWithout({ rolled, need }, die, left));
  return odds.reduce((best, one) => (isBetter(one, best) ? one : best), { success: 0, detected: 1 });
}

/** The odds once one die was rolled again. */
function oddsWithout({ rolled, need }: Roll, die: number, left: Reactions): Odds {
  const odds = DIE_FACES.map((face) => chancesFrom(lying(rolled.with(die, face)), need, left));
  const mean = (of: keyof Odds): number => odds.reduce((sum, one) => sum + one[of], 0) / odds.length;
  return { success: mean('success'), detected: mean('detected') };
}

function reactionsOf({ rerolls = 0, ignores = 0 }: PlotAid): Reactions {
  return { rerolls, ignores };
}

function without(all: Reactions, some: Reactions): Reactions {
  return { rerolls: Math.max(0, all.rerolls - some.rerolls), ignores: Math.max(0, all.ignores - some.ignores) };
}
