import { useEffect, useMemo, useState } from 'react';

import type { Language } from '../../../shared/engine/game';
import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';

const MINUTE = 60_000;
/** How often is looked whether another minute is over. */
const LOOK_MS = 5_000;

/** A time that somebody has been away, in the largest unit that fits, rounded down; null below a minute. */
export function awayTime(ms: number, language: Language): string | null {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return null;
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const [unit, n] = hours < 1 ? ['minute', minutes] : days < 1 ? ['hour', hours] : ['day', days];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(n);
}

/** Tells for how many milliseconds each member has been away, and counts on. Null for whoever is there, or has gone just now. */
export function useAwayMs(members: readonly MemberView[]): (member: MemberView) => number | null {
  // The times are told with the members: the clocks of server and browser need not agree.
  const told = useMemo(() => ({ members, at: Date.now() }), [members]);
  const [now, setNow] = useState(Date.now);
  const counts = members.some(({ awayForMs }) => awayForMs !== null);
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [counts]);
  return ({ awayForMs }) => (awayForMs === null ? null : awayForMs + Math.max(0, now - told.at));
}

/**
 * Tells for how long each member has been away, in the reader's words ("4 min"), and counts on. Null for whoever is there or
 * has gone less than a minute ago.
 * @param members as the server has told of them last
 */
export function useAway(members: readonly MemberView[]): (member: MemberView) => string | null {
  const { language } = useWords();
  const awayFor = useAwayMs(members);
  return (member) => {
    const ms = awayFor(member);
    return ms === null ? null : awayTime(ms, language);
  };
}
