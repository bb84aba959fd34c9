import { useMemo } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import { useChat } from '../../base/chat/ChatContext';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import { type KnownPlan, knownPlans, type ShownPlan, shownPlans } from './shown-plan';
import type { Drawn } from './usePlanner';

/**
 * What people suggest to one another, and how it is drawn on the map together with what this viewer draws themselves. Whoever
 * answers alone is told nothing meanwhile, and the end of a match is the end of all plans.
 * @param sketch what this viewer draws now
 * @param me the member who sits here
 */
export function useSuggestions(
  members: readonly MemberView[],
  sketch: Drawn | null,
  me: MemberView | undefined,
  match: 'running' | 'over',
): { readonly known: readonly KnownPlan[]; readonly plans: readonly ShownPlan[] } {
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
  return { known, plans };
}
