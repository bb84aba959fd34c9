import { useCallback, useState } from 'react';

import type { AskId, Ref } from '../../../shared/engine/ask';
import type { Extent } from '../prompt/Prompt';

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

/** Something else to look at; no things to emphasise are as if nothing were pointed at. */
export type Glance = Partial<Omit<Looking, 'emphasis'>> & { readonly emphasis?: ReadonlySet<string> | null };

/**
 * What is looked at, until other questions are open: it is forgotten in the drawing that shows them, since a list that folded
 * after it has been seen would move options under a finger.
 * @param asks changes with the open questions
 */
export function useLooking(asks: string): readonly [Looking, (change: Glance) => void] {
  const [kept, setKept] = useState({ asks, looking: AT_NOTHING });
  if (kept.asks !== asks) setKept({ asks, looking: AT_NOTHING });
  const look = useCallback(
    ({ emphasis, ...change }: Glance) =>
      setKept((before) => {
        const named = emphasis === undefined ? before.looking.emphasis : (emphasis ?? AT_NOTHING.emphasis);
        const looking = { ...before.looking, ...change, emphasis: named };
        // The same again draws nothing again: whatever is left says that nothing is pointed at, also where nothing was.
        return isSame(looking, before.looking) ? before : { asks: before.asks, looking };
      }),
    [],
  );
  return [kept.asks === asks ? kept.looking : AT_NOTHING, look];
}

function isSame(one: Looking, other: Looking): boolean {
  return (
    one.narrow === other.narrow &&
    one.list === other.list &&
    one.emphasis === other.emphasis &&
    one.opened === other.opened
  );
}
