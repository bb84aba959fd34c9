import { useEffect, useState } from 'react';

import { type Seat, seat } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import { useMedia } from '../../../base/ui/useMedia';

const EACH_MS = 900;

/** The ends of which somebody has seen all missions turned: they are not turned again. */
const seen = new WeakSet<object>();

/** A mission of the end, in the order in which all are turned. */
export interface Turned {
  readonly seat: Seat;
  /** Which of its seat's missions it is. */
  readonly i: number;
}

/** Everybody's missions in the order in which they are turned: the oldest of each seat, then the next, so that nobody is told first. */
export function turningOrder({ bared }: Pick<Table, 'bared'>): readonly Turned[] {
  const scored = bared?.scored ?? [];
  const most = Math.max(0, ...scored.map((own) => own.length));
  return Array.from({ length: most }, (_, i) =>
    scored.flatMap((own, of) => (i < own.length ? [{ seat: seat(of), i }] : [])),
  ).flat();
}

/** How many missions are turned, one after another; the reader may go ahead and back. All at once where nothing should move. */
export function useTurning(over: MatchView['over'], most: number) {
  const still = useMedia('still');
  const [n, setN] = useState(() => (over === null || still || seen.has(over) ? most : 0));
  const [moves, setMoves] = useState<'by-itself' | 'by-reader'>('by-itself');
  useEffect(() => {
    if (over !== null && n >= most) seen.add(over);
    if (moves === 'by-reader' || n >= most) return undefined;
    const timer = setTimeout(() => setN(n + 1), EACH_MS);
    return () => clearTimeout(timer);
  }, [over, moves, n, most]);
  return {
    n,
    to: (wanted: number) => {
      setMoves('by-reader');
      setN(Math.min(most, Math.max(0, wanted)));
    },
  };
}
