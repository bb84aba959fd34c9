import { useEffect, useMemo, useState } from 'react';

import type { ChatAccess } from '../../base/chat/access';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import type { ShownPoint } from '../contract/contract';

/** For how long a thing is shown that somebody points at. */
const POINTED_MS = 6_000;

/**
 * The things that members point at now, one for each member, oldest first.
 * @param muted the names of members whom this browser does not show
 * @param access `closed` during the reader's secret choice: then nothing is shown
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
