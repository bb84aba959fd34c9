import { useCallback, useState } from 'react';

import type { AskId, Ref } from '../../shared/engine/ask';
import type { Extent } from './Prompt';

/** What somebody looks at while they are asked something. */
export interface Looking {
  /** The thing whose options alone are shown. */
  readonly narrow: Ref | null;
  /** How much of the options is shown, when they have asked for more or less. */
  readonly list: Extent | null;
  /** The things that they point at in a sentence or an option. */
  readonly emphasis: ReadonlySet<string>;
  readonly opened: Opened | null;
}

/** An option that is looked at before it is taken, and what was pressed to see it. */
export interface Opened {
  readonly ask: AskId;
  readonly key: string;
  readonly from: Element | null;
}

const AT_NOTHING: Looking = { narrow: null, list: null, emphasis: new Set(), opened: null };

/**
 * What is looked at, until other questions are open: it is forgotten in the drawing that shows them, since a list that folded
 * after it has been seen would move options under a finger.
 * @param asks changes with the open questions
 */
export function useLooking(asks: string): readonly [Looking, (change: Partial<Looking>) => void] {
  const [kept, setKept] = useState({ asks, looking: AT_NOTHING });
  if (kept.asks !== asks) setKept({ asks, looking: AT_NOTHING });
  const look = useCallback(
    (change: Partial<Looking>) =>
      setKept(({ asks: of, looking }) => ({ asks: of, looking: { ...looking, ...change } })),
    [],
  );
  return [kept.asks === asks ? kept.looking : AT_NOTHING, look];
}
