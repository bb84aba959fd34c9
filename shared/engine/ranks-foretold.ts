import { type Seat, seat } from './ask';
import type { Predictions, SpectatorView } from './predictions';

/** The question who wins. */
const WINNER = 'winner';
/** The question who goes out as so many-th: `out:1`. */
const OUT = /^out:(\d+)$/;

/**
 * What can be foretold of a game whose players go out one after another until one is left: who wins, and who goes out next. An answer is a
 * seat; it is worth as many points as others are still in.
 * @param seatsOf how many seats a table has
 */
export function ranksForetold<Table>(seatsOf: (table: Table) => number): Predictions<Table> {
  const stillIn = ({ table, out = [] }: SpectatorView<Table>): readonly Seat[] =>
    Array.from({ length: seatsOf(table) }, (_, i) => seat(i)).filter((one) => !out.includes(one));
  return {
    open: (seen) => {
      const left = stillIn(seen);
      if (seen.over !== null || left.length < 2) return [];
      const answers = left.map((one) => ({ key: String(one), points: left.length - 1 }));
      // Of two, who goes out follows from who wins.
      const next = left.length === 2 ? [] : [{ id: `out:${(seen.out?.length ?? 0) + 1}`, answers }];
      return [{ id: WINNER, answers }, ...next];
    },
    outcomes: ({ over, out = [] }) => {
      const [first, ...tied] = over?.outcome === 'ranked' ? (over.places[0] ?? []) : [];
      const won = first === undefined || tied.length > 0 ? [] : [[WINNER, String(first)] as const];
      return Object.fromEntries([...out.map((one, i) => [`out:${i + 1}`, String(one)] as const), ...won]);
    },
  };
}

/** The number in the question who goes out as so many-th; null for the question who wins. */
export function outIn(question: string): number | null {
  const n = OUT.exec(question)?.[1];
  return n === undefined ? null : Number(n);
}
