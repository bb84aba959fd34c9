import type { Seat } from '../../../shared/engine/ask';
import { type CommandError, isOfLink } from '../../base/connection/state';

/** An answer that was sent and is not settled. */
interface Answering {
  readonly key: string;
  /** The state id of the view that was shown when it was given. */
  readonly given: number;
  /** `waiting`: the connection was lost; it is sent again when the connection is back. */
  readonly kind: 'sent' | 'waiting' | 'accepted';
}

/** The answers on their way by ask id, and why the last answer was refused. */
export interface Pending {
  readonly answering: Readonly<Record<string, Answering>>;
  readonly error: CommandError | null;
  /** The seat that was first, where the last answer was overtaken and everybody may know by whom. */
  readonly first?: Seat;
}

export type PendingEvent =
  | { readonly type: 'sent'; readonly ask: string; readonly key: string; readonly stateID: number }
  | { readonly type: 'accepted'; readonly ask: string; readonly stateID: number }
  | { readonly type: 'waiting'; readonly ask: string }
  | { readonly type: 'refused'; readonly ask: string; readonly error: CommandError; readonly first?: Seat }
  /** The answer was not given: its option is looked at first. */
  | { readonly type: 'opened'; readonly ask: string }
  | { readonly type: 'settled'; readonly ask: string }
  | { readonly type: 'shown'; readonly stateID: number; readonly open: readonly string[] };

export const nothingPending: Pending = { answering: {}, error: null };

/**
 * The pending answers after an event. An ask is busy from its answer until the answer is acknowledged *and* a newer view is
 * shown: the acknowledgement may come before the view, and a second tap must not answer again. If no newer view comes,
 * `settled` ends the wait. An error stays until the next answer; an error of the connection only until the next view.
 */
export function pendingAfter(pending: Pending, event: PendingEvent): Pending {
  switch (event.type) {
    case 'sent': {
      const sent = { key: event.key, given: event.stateID, kind: 'sent' } as const;
      return { answering: { ...pending.answering, [event.ask]: sent }, error: null };
    }
    case 'accepted': {
      const before = pending.answering[event.ask];
      if (before === undefined) return pending;
      if (event.stateID > before.given) return keeping(pending, (ask) => ask !== event.ask);
      return { ...pending, answering: { ...pending.answering, [event.ask]: { ...before, kind: 'accepted' } } };
    }
    case 'waiting': {
      const before = pending.answering[event.ask];
      if (before === undefined) return pending;
      return { ...pending, answering: { ...pending.answering, [event.ask]: { ...before, kind: 'waiting' } } };
    }
    case 'refused':
      return {
        ...keeping(pending, (ask) => ask !== event.ask),
        error: event.error,
        ...(event.first === undefined ? {} : { first: event.first }),
      };
    case 'opened':
      return keeping(pending, (ask) => ask !== event.ask);
    case 'settled':
      return keeping(pending, (ask, { kind }) => ask !== event.ask || kind !== 'accepted');
    case 'shown':
      return keeping(
        pending.error !== null && isOfLink(pending.error) ? { ...pending, error: null } : pending,
        (ask, { kind, given }) => event.open.includes(ask) && !(kind === 'accepted' && event.stateID > given),
      );
  }
}

function keeping(pending: Pending, keep: (ask: string, answering: Answering) => boolean): Pending {
  const before = Object.entries(pending.answering);
  const kept = before.filter(([ask, answering]) => keep(ask, answering));
  return kept.length === before.length ? pending : { ...pending, answering: Object.fromEntries(kept) };
}
