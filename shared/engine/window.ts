import type { AskId, Seat } from './ask';
import type { Run } from './run';
import { type Choosable, type Script, toOption } from './script';
import type { Text } from './text';

/** What one seat could do in a window: reactions as options whose value is the script to run. */
export interface WindowSeat {
  readonly seat: Seat;
  readonly reactions: readonly Choosable<() => Script>[];
  /** Ways to decline; picking one closes the window for this seat. The value may note a standing order. */
  readonly passes: readonly Choosable<() => void>[];
}

/** A moment at which seats may react. */
export interface WindowSpec {
  readonly kind: string;
  readonly prompt: Text;
  /** Which seats could react now; computed anew after every answer. Seats without reactions are not asked. */
  readonly seats: () => readonly WindowSeat[];
}

/**
 * Opens a window: every seat that can react is asked at once, first answer first. It closes when each has passed; a
 * reaction changes the situation, so those who had passed are asked again.
 */
export function* openWindow(run: Run, spec: WindowSpec): Script {
  const passed = new Set<Seat>();
  const ids = new Map<Seat, AskId>();
  const asked = (): readonly WindowSeat[] =>
    spec.seats().filter(({ seat, reactions }) => reactions.length > 0 && !passed.has(seat));
  // Ids are minted where the seats are asked: an any-time effect can give a seat its first reaction while the window is open.
  const idOf = (seat: Seat): AskId => {
    const id = ids.get(seat) ?? run.mintAskId(seat);
    ids.set(seat, id);
    return id;
  };
  for (;;) {
    const answer = yield () =>
      asked().map(({ seat, reactions, passes }) => ({
        id: idOf(seat),
        seat,
        kind: spec.kind,
        prompt: spec.prompt,
        options: [...reactions, ...passes].map(toOption),
      }));
    if (answer === null) return;
    const seat = asked().find((candidate) => ids.get(candidate.seat) === answer.ask);
    const reaction = seat?.reactions.find(({ key }) => key === answer.key);
    if (seat !== undefined) ids.delete(seat.seat);
    if (reaction !== undefined) {
      passed.clear();
      yield* reaction.value();
    } else if (seat !== undefined) {
      passed.add(seat.seat);
      seat.passes.find(({ key }) => key === answer.key)?.value();
    }
  }
}
