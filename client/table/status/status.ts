import { type Ask, isQuestion, type Seat, type Waiting } from '../../../shared/engine/ask';
import type { Text } from '../../../shared/engine/text';
import type { WaitingSince } from '../../../shared/protocol/rooms';

/** What the status sentence says. */
export type Status =
  | { readonly kind: 'over' }
  | { readonly kind: 'asked'; readonly prompt: Text }
  | { readonly kind: 'waiting'; readonly groups: readonly Awaited[] }
  | { readonly kind: 'between' };

/** The seats that are awaited for the same kind of decision about the same, as far as this viewer may know. */
export interface Awaited {
  readonly kind: string;
  /** What it is about: a sentence about `who`, of whom there are `n`; null where only its kind is known. */
  readonly about: Text | null;
  readonly seats: readonly Seat[];
}

/** What this viewer is asked now, or if nothing, who is awaited for what. */
export function statusOf(view: {
  readonly over: object | null;
  readonly asks: readonly Ask[];
  readonly waiting: readonly Waiting[];
}): Status {
  if (view.over !== null) return { kind: 'over' };
  const mine = view.asks.find(isQuestion);
  if (mine !== undefined) return { kind: 'asked', prompt: mine.prompt };
  if (view.waiting.length === 0) return { kind: 'between' };
  const what = ({ kind, about }: Waiting): string => JSON.stringify([kind, about]);
  return {
    kind: 'waiting',
    groups: [...new Set(view.waiting.map(what))].flatMap((one) =>
      groupOf(view.waiting.filter((entry) => what(entry) === one)),
    ),
  };
}

function groupOf(alike: readonly Waiting[]): readonly Awaited[] {
  const [first] = alike;
  if (first === undefined) return [];
  return [{ kind: first.kind, about: first.about ?? null, seats: alike.map(({ seat }) => seat) }];
}

/** Since when a seat has been awaited, by the server's clock; null when it is not. Of several waits the longest. */
export function awaitedSince(waiting: readonly WaitingSince[], seat: Seat): number | null {
  const times = waiting.filter((entry) => entry.seat === seat).map(({ since }) => since);
  return times.length === 0 ? null : Math.min(...times);
}

/** A duration as minutes and seconds, with hours when there are any. A negative one counts as zero. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const rest = two(seconds % 60);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
