import type { Draft } from '../../../engine/draft';
import type { GameRun } from '../content';
import type { Core, EventKey, Foreseen } from '../state';

const NOTHING: Foreseen = { next: [], gone: [], peeked: 0 };

/** Shows everybody the next events of the current stage's deck, in their order. */
export function showEvents(run: GameRun, seen: readonly EventKey[]): void {
  foresee(run, ({ next, gone, peeked }) => ({
    next: [...seen, ...next.slice(seen.length)],
    gone,
    peeked: peeked > seen.length ? peeked : 0,
  }));
}

/** Puts events back on top of the current stage's deck in an order that everybody sees. */
export function putBackEvents(run: GameRun, order: readonly EventKey[]): void {
  replaceTop(run, order.length, order);
  showEvents(run, order);
}

/**
 * Puts events back that one player alone has looked at: what the table knew of their order it knows no more.
 * @param seen how many were looked at
 * @param back those put back, first the next to be drawn
 */
export function hideEvents(run: GameRun, seen: number, back: readonly EventKey[]): void {
  replaceTop(run, seen, back);
  foresee(run, ({ gone, peeked }) => ({ next: [], gone, peeked: Math.max(back.length, peeked) }));
}

function replaceTop(run: GameRun, count: number, keys: readonly EventKey[]): void {
  run.change((draft) => {
    draft.hidden.eventDecks[draft.pub.stage - 1]?.splice(0, count, ...keys);
  });
}

function foresee(run: GameRun, change: (foreseen: Foreseen) => Foreseen): void {
  run.change((draft) => {
    put(draft, change(draft.pub.foreseen ?? NOTHING));
  });
}

/** Forgets events that have left the top of the deck: those drawn are on the table, those taken out stay known. */
export function leaveTop(draft: Draft<Core>, keys: readonly EventKey[], to: 'drawn' | 'removed'): void {
  const { foreseen } = draft.pub;
  if (foreseen === undefined) return;
  const known = foreseen.next.filter((key) => keys.includes(key));
  put(draft, {
    next: foreseen.next.filter((key) => !keys.includes(key)),
    gone: to === 'removed' ? [...foreseen.gone, ...known] : foreseen.gone,
    peeked: Math.max(0, foreseen.peeked - keys.length),
  });
}

function put(draft: Draft<Core>, { next, gone, peeked }: Foreseen): void {
  if (next.length + gone.length + peeked === 0) delete draft.pub.foreseen;
  else draft.pub.foreseen = { next: [...next], gone: [...gone], peeked };
}
