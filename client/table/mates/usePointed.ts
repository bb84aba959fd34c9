import { useEffect, useMemo, useState } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import type { MemberView } from '../../../shared/protocol/rooms';
import type { ChatAccess } from '../../base/chat/access';
import { useConnectionState } from '../../base/connection/ConnectionContext';

/** For how long a thing is shown that somebody points at. */
const POINTED_MS = 6_000;

/** Somebody who points at a thing now. */
export interface ShownPoint {
  /** Tells this time from any other. */
  readonly n: number;
  readonly by: MemberView;
  readonly thing: Ref;
}

/**
 * Who points at what now: each at one thing, oldest first.
 * @param muted the names of those whom this browser does not show
 * @param access `closed` while the reader answers alone: then nobody is shown
 */
export function usePointed(muted: readonly string[], access: ChatAccess): readonly ShownPoint[] {
  const { points, room } = useConnectionState();
  const [over, setOver] = useState(0);
  const next = points.find(({ n }) => n > over);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setOver(next.n), Math.max(0, next.at + POINTED_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  const members = room?.members;
  return useMemo(() => {
    if (access === 'closed' || members === undefined) return [];
    const open = points.filter(({ n }) => n > over);
    return open.flatMap(({ n, by, thing }): readonly ShownPoint[] => {
      const member = members.find(({ id }) => id === by);
      const later = open.some((other) => other.by === by && other.n > n);
      return member === undefined || later || muted.includes(member.name) ? [] : [{ n, by: member, thing }];
    });
  }, [points, over, members, muted, access]);
}
