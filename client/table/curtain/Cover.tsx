import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

import { MARKS, ONLOOKERS, useSetting } from '../../base/settings';
import { type Holding, useHold } from '../../base/ui/useHold';

/** Whether what this reader alone may read is covered, and the ways to see it. */
interface Cover {
  /** `held`: it is shown for as long as something is held. */
  readonly state: 'open' | 'covered' | 'held';
  readonly holding: Holding;
  readonly look: () => void;
  readonly letGo: () => void;
  /** Shows it until {@link Cover.lower}. */
  readonly lift: () => void;
  readonly lower: () => void;
}

const Context = createContext<Cover | null>(null);

/** Decides for a whole table whether what its reader alone may read is covered. */
export function CoverProvider({ children }: { readonly children: ReactNode }) {
  const onlookers = useSetting(ONLOOKERS);
  const { hold, holding, take, free } = useHold();
  const [lifted, setLifted] = useState<'down' | 'up'>('down');
  const covers = onlookers === 'some' && lifted === 'down';
  const state = covers ? (hold === 'held' ? 'held' : 'covered') : 'open';
  const lift = useCallback(() => setLifted('up'), []);
  const lower = useCallback(() => setLifted('down'), []);
  const cover = useMemo<Cover>(
    () => ({ state, holding, look: take, letGo: free, lift, lower }),
    [state, holding, take, free, lift, lower],
  );
  return <Context value={cover}>{children}</Context>;
}

/** The cover of this table. Throws outside {@link CoverProvider}. */
export function useCover(): Cover {
  const cover = useContext(Context);
  if (cover === null) throw new Error('there is no CoverProvider around this part: a test draws it by drawPart');
  return cover;
}

/** A part that its reader alone may see: while it is covered it is not rendered. */
export function Private({ children }: { readonly children: ReactNode }) {
  return useCover().state === 'covered' ? null : children;
}

/**
 * Whether marks of what one really holds may be drawn. They may change no order, size or timing: whoever looks on would read the
 * hand from that.
 */
export function useMarks(): 'shown' | 'hidden' {
  const { state } = useCover();
  const marks = useSetting(MARKS);
  return state === 'covered' ? 'hidden' : marks;
}
