import { useMemo, useState } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import { useChat } from '../../base/chat/ChatContext';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import { type KnownPlan, knownPlans, type ShownPlan, shownPlans } from './shown-plan';
import type { Drawn } from './usePlanner';

/** Whether suggestions are one line or its cards, where there is little room. */
export type Folded = 'folded' | 'open';

/**
 * What people suggest to one another, and how it is drawn on the map together with what this viewer draws themselves. Whoever
 * answers alone is told nothing meanwhile, and the end of a match is the end of all plans. What a reader has unfolded is folded again
 * when nobody suggests anything any more.
 * @param sketch what this viewer draws now
 * @param me the member who sits here
 */
export function useSuggestions(
  members: readonly MemberView[],
  sketch: Drawn | null,
  me: MemberView | undefined,
  match: 'running' | 'over',
): {
  readonly known: readonly KnownPlan[];
  readonly plans: readonly ShownPlan[];
  readonly folded: Folded;
  readonly fold: (to: Folded) => void;
} {
  const { muted, access } = useChat();
  const { plans: suggested } = useConnectionState();
  const known = useMemo(
    () =>
      access === 'closed' || match === 'over'
        ? []
        : knownPlans(suggested, members).filter(({ by }) => !muted.includes(by.name)),
    [access, match, suggested, members, muted],
  );
  const plans = useMemo(() => shownPlans(known, sketch, me), [known, sketch, me]);
  const [folded, fold] = useState<Folded>('folded');
  if (known.length === 0 && folded === 'open') fold('folded');
  return { known, plans, folded, fold };
}
