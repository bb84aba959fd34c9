import { type Ask, isQuestion, type Option, type Seat } from '../../../engine/ask';
import type { Simulation, World } from '../../../engine/policy';
import type { Table } from '../table';
import { quickOption } from './quick';
import { valueOf } from './value';

/** A turn that takes more answers than this is looked at no further. */
const MOST_ANSWERS = 16;

/** The option whose turns end best, in the mean of some worlds; undefined without worlds. */
export function steadyOption(ask: Ask, you: Seat, worlds: readonly World<Table>[]): Option | undefined {
  if (worlds.length === 0) return undefined;
  const scored = ask.options.map((option) => ({
    option,
    score: worlds.reduce((sum, world) => sum + lookedAhead(world.begin(), ask, option, you), 0),
  }));
  return scored.reduce<(typeof scored)[number] | undefined>((best, one) => {
    return best === undefined || one.score > best.score ? one : best;
  }, undefined)?.option;
}

/** What the table is worth at the end of the present turn, if rules of thumb go on from an option. */
function lookedAhead(match: Simulation<Table>, ask: Ask, option: Option, you: Seat): number {
  const { number } = match.table.turn;
  match.answer({ seat: you, ask: ask.id, key: option.key });
  for (let i = 0; i < MOST_ANSWERS && match.over === null && match.table.turn.number === number; i++) {
    const next = match.asks.find(isQuestion);
    if (next === undefined) break;
    const own = next.seat === you ? quickOption(next, match.table, you) : undefined;
    const key = own?.key ?? next.options.find((one) => one.key === next.fallback)?.key ?? next.options[0]?.key;
    if (key === undefined) break;
    match.answer({ seat: next.seat, ask: next.id, key });
  }
  return valueOf(match.table, you);
}
