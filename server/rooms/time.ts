import type { AskId } from '../../shared/engine/ask';
import type { ClockSpec } from '../../shared/engine/game';
import type { Length, Pace, TimeRules } from '../../shared/protocol/time';

/** More time that was given for a question. */
export interface MoreTime {
  readonly ask: AskId;
  readonly times: number;
}

/** The time rules of new rooms: the lengths that the game names, or no clocks. */
export type InitialClocks = (typeof INITIAL_CLOCKS)[number];
export const INITIAL_CLOCKS = ['game', 'none'] as const;

/** The time rules of a new room. In correspondence nothing has a limit until the host says so. */
export function initialTime(specs: readonly ClockSpec[], clocks: InitialClocks): TimeRules {
  const each = (length: (spec: ClockSpec) => Length) => Object.fromEntries(specs.map((one) => [one.id, length(one)]));
  return {
    pace: 'live',
    seconds: each(({ initial }) => (clocks === 'none' ? null : initial)),
    days: each(() => null),
    atEnd: 'pass',
    keepAfter: 0,
  };
}

/** The time rules of a match of so many seats: a length that is as it would be in a new room becomes the usual one for them. */
export function timeFor(specs: readonly ClockSpec[], seats: number, { seconds, ...time }: TimeRules): TimeRules {
  const usual = specs.flatMap(({ id, initial, crowd }): readonly (readonly [string, Length])[] => {
    if (crowd === undefined || (seconds[id] !== initial && seconds[id] !== crowd.initial)) return [];
    return [[id, seats < crowd.seats ? initial : crowd.initial]];
  });
  return { ...time, seconds: { ...seconds, ...Object.fromEntries(usual) } };
}

/** How a room takes time, and when the host last changed from correspondence to play at once. */
interface Pacing {
  readonly time: TimeRules;
  readonly liveSince: number | null;
}

/** The slowest pace that there has been since a moment: no change of the host's takes time from those who were away already. */
export function paceSince({ time, liveSince }: Pacing, since: number): Pace {
  return liveSince !== null && since <= liveSince ? 'correspondence' : time.pace;
}
