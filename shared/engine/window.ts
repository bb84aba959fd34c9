import { type Ask, type AskId, type Seat, TABLE } from './ask';
import { tableAsk } from './beat';
import type { Run } from './run';
import { type Choosable, choosable, type Possible, type Script, timeOf, toOption, unavailable } from './script';
import type { Text } from './text';

/** One seat in a window, with its reactions as options whose value is the script to run. */
export interface WindowSeat {
  readonly seat: Seat;
  /** Impossible reactions are shown, with their reasons, to a seat that is asked; they are no cause for asking. */
  readonly reactions: readonly Possible<() => Script>[];
  /** Ways to decline; picking one closes the window for this seat. The value may note a standing order. */
  readonly passes: readonly Choosable<() => void>[];
}

/** One window: its question, and the seats that are asked. */
export type WindowSpec = WindowParts &
  // Of a masked window the clock is the table's as well: it closes when that ends.
  ({ readonly ask: 'who-can'; readonly clock?: string } | { readonly ask: 'everybody'; readonly clock: string });

interface WindowParts {
  readonly kind: string;
  readonly prompt: Text;
  /** See {@link Ask.about}. The same for all who are asked. */
  readonly about?: Text;
  /** See {@link Ask.clock}. */
  readonly clock?: string;
  /** See {@link Ask.fallback}: a way to decline that every seat has. */
  readonly fallback?: string;
  /**
   * Which seats are asked: those that can react, or all of them where it is a secret who can. In the second case the
   * window is masked: others see neither who can react nor who has answered before the server lets time pass
   * (`MatchHost.expire`).
   */
  readonly ask: 'who-can' | 'everybody';
  /**
   * The seats that could react now; computed anew after every answer. A seat without reactions is left out, or can only
   * decline where everybody is asked: then each seat needs a way to decline, and the list of seats must be public.
   */
  readonly seats: () => readonly WindowSeat[];
}

/** Opens a window, and closes it when each seat that is asked has passed. */
export function* openWindow(run: Run, spec: WindowSpec): Script {
  switch (spec.ask) {
    case 'who-can':
      yield* askThoseWhoCan(run, spec);
      break;
    case 'everybody':
      while ((yield* askEverybody(run, spec, spec.clock)) === 'reacted');
  }
}

function askOf(spec: WindowSpec, id: AskId, { seat, reactions, passes }: WindowSeat): Ask {
  const options = [...choosable(reactions), ...passes].map(toOption);
  return { ...commonOf(spec, id, seat), ...timeOf(spec), options, ...unavailable(reactions) };
}

/** What every ask of a window has, whether its seat has answered or not. */
function commonOf({ kind, prompt, about }: WindowSpec, id: AskId, seat: Seat) {
  return { id, seat, kind, prompt, ...(about === undefined ? {} : { about }) };
}

/**
 * Every seat that can react is asked at once, first answer first. A reaction changes the situation, so those who had passed
 * are asked again.
 */
function* askThoseWhoCan(run: Run, spec: WindowSpec): Script {
  const passed = new Set<Seat>();
  const ids = new Map<Seat, AskId>();
  let asked: readonly WindowSeat[] = [];
  // Ids are minted where the seats are asked: an any-time effect can give a seat its first reaction while the window is open.
  const idOf = (seat: Seat): AskId => {
    const id = ids.get(seat) ?? run.mintAskId(seat);
    ids.set(seat, id);
    return id;
  };
  for (;;) {
    const answer = yield () => {
      asked = spec.seats().filter(({ seat, reactions }) => choosable(reactions).length > 0 && !passed.has(seat));
      return asked.map((seat) => askOf(spec, idOf(seat.seat), seat));
    };
    if (answer === null) return;
    const seat = asked.find((candidate) => ids.get(candidate.seat) === answer.ask);
    const reaction = choosable(seat?.reactions ?? []).find(({ key }) => key === answer.key);
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

/** The kind of the ask by which the table holds a masked window open. */
const HOLD = 'hold';

/**
 * One round of a masked window. All answers are collected before any is applied. Until the table's own ask is answered,
 * all seats stay in `waiting`, and an answer changes only its own seat's view. Then passes count, and of several
 * reactions that of the first seat is played: it changes the situation, so everybody is asked again.
 */
function* askEverybody(run: Run, spec: WindowSpec, clock: string): Script<'reacted' | 'closed'> {
  const given = yield* collect(run, spec, clock);
  for (const { seat, passes } of spec.seats()) passes.find(({ key }) => key === given.get(seat))?.value();
  for (const { seat, reactions } of spec.seats()) {
    const reaction = choosable(reactions).find(({ key }) => key === given.get(seat));
    if (reaction === undefined) continue;
    yield* reaction.value();
    return 'reacted';
  }
  return 'closed';
}

/** The keys that the seats of a masked window have answered. */
function* collect(run: Run, spec: WindowSpec, clock: string): Script<ReadonlyMap<Seat, string>> {
  const given = new Map<Seat, string>();
  const seats = spec.seats();
  if (seats.length === 0) return given;
  const ids = new Map(seats.map(({ seat }) => [seat, run.mintAskId(seat)]));
  const hold = tableAsk(run.mintAskId(TABLE), HOLD, { clock });
  let held = true;
  const asks = (): readonly Ask[] =>
    spec.seats().flatMap((seat): readonly Ask[] => {
      const id = ids.get(seat.seat);
      if (id === undefined) return [];
      if (!given.has(seat.seat)) return [{ ...askOf(spec, id, seat), sealed: true }];
      // A seat that has answered waits like the others: its question stays, without options.
      return held ? [{ ...commonOf(spec, id, seat.seat), options: [] }] : [];
    });
  for (;;) {
    const answer = yield () => (held ? [...asks(), hold] : asks());
    if (answer === null) break;
    const by = seats.find(({ seat }) => ids.get(seat) === answer.ask);
    if (by !== undefined) given.set(by.seat, answer.key);
    else if (answer.ask === hold.id) held = false;
  }
  if (given.size > 1) run.openAnswers();
  return given;
}
