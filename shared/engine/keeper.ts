import { type Ask, type Choice, IN_ADVANCE, type Seat, secluding, UNDO, type Waiting, waitingFor } from './ask';
import type { GameMeta } from './game';
import type { BotLevel } from './policy';
import type { LogEntry } from './run';
import type { Text } from './text';

/** The stand-in of a seat whose owner is away: a bot, or the player of another seat. */
export type Keeper =
  { readonly kind: 'bot'; readonly level: BotLevel } | { readonly kind: 'seat'; readonly seat: Seat };

/**
 * Whether the stand-in also answers the secret choice that was open when it got the seat, or that waits for the owner.
 */
export type Alone = 'kept' | 'waits';

/** A seat with a stand-in, as everybody may see it. */
export interface ShownKeeping {
  readonly by: Keeper;
  /** `waits` as long as the seat answers alone what it was asked before. */
  readonly alone: Alone;
}

/** A seat with a stand-in. */
export interface Keeping extends ShownKeeping {
  /** The length of the log at that time: a stand-in may not read earlier lines for that seat alone. */
  readonly logged: number;
}

/** The seats that are kept. */
export type Keepings = Readonly<Record<number, Keeping>>;

/** A stand-in's view of a seat, beside the view of its own. */
export interface KeptSeat<Table = unknown> {
  readonly seat: Seat;
  /** The questions that the stand-in may answer. */
  readonly asks: readonly Ask[];
  /** The log's lines for that seat alone since it has a stand-in. */
  readonly told: readonly Text[];
  /** The table as that seat sees it; absent where the stand-in's own is the same. */
  readonly table?: Table;
}

/** An answer, with who gave it in the place of the owner of the seat. */
export interface KeptChoice extends Choice {
  readonly keeper?: Keeper;
}

/** The parts of a match that say who answers which question. */
interface AsksAndKeepers {
  readonly asks: readonly Ask[];
  readonly keepers: Keepings;
}

/** Whether two stand-ins are the same. */
export function isSameKeeper(one: Keeper, other: Keeper): boolean {
  if (one.kind === 'seat') return other.kind === 'seat' && one.seat === other.seat;
  return other.kind === 'bot' && one.level === other.level;
}

/** The seats that a seat stands in for. */
export function seatsKeptBy(keepers: Keepings, by: Seat): readonly Seat[] {
  return Object.entries(keepers)
    .filter(([, keeping]) => keeping.by.kind === 'seat' && keeping.by.seat === by)
    .map(([of]) => Number(of) as Seat);
}

/**
 * The questions of a seat that its stand-in may answer. Standing orders are not among them: a seat with a stand-in has
 * none. A secret choice that waits for the owner is not even shown.
 */
export function asksForKeeper(
  meta: Pick<GameMeta, 'secluding'>,
  { asks, keepers }: AsksAndKeepers,
  of: Seat,
): readonly Ask[] {
  const keeping = keepers[of];
  if (keeping === undefined) return [];
  const own = asks.filter((ask) => ask.seat === of && ask.kind !== IN_ADVANCE);
  if (keeping.alone === 'kept') return own;
  return own.filter((ask) => !isPrivate(meta, ask) && ask.kind !== UNDO);
}

/** Whether a question is one that a single person may see: answered alone, or in confidence. */
function isPrivate({ secluding: kinds }: Pick<GameMeta, 'secluding'>, { kind, confidential }: Ask): boolean {
  return kinds.includes(kind) || confidential === true;
}

/**
 * The questions of a seat that its owner is shown. A secret choice that the stand-in answers is hidden from the owner
 * until they take the seat back.
 */
export function asksForOwner(
  meta: Pick<GameMeta, 'secluding'>,
  { asks, keepers }: AsksAndKeepers,
  of: Seat,
): readonly Ask[] {
  const own = asks.filter((ask) => ask.seat === of);
  return keepers[of]?.alone === 'kept' ? own.filter((ask) => !isPrivate(meta, ask)) : own;
}

/** Why the stand-in, or the owner, may not give an answer for a seat; null when they may. */
export function keeperRefusal(
  meta: Pick<GameMeta, 'secluding'>,
  match: AsksAndKeepers,
  { seat: of, ask, keeper }: KeptChoice,
): 'not-keeper' | 'no-such-ask' | null {
  const keeping = match.keepers[of];
  if (keeper === undefined) {
    const open = match.asks.some(({ id, seat }) => id === ask && seat === of);
    return open && asksForOwner(meta, match, of).every(({ id }) => id !== ask) ? 'no-such-ask' : null;
  }
  if (keeping === undefined || !isSameKeeper(keeping.by, keeper)) return 'not-keeper';
  if (asksForKeeper(meta, match, of).some(({ id }) => id === ask)) return null;
  // While a secret choice waits for the owner, hide from the stand-in which questions have existed.
  return keeping.alone === 'waits' || match.asks.some(({ id }) => id === ask) ? 'no-such-ask' : null;
}

/**
 * The stand-in who answers this kind of question for a seat; null: its owner does.
 * @param kinds the kinds of questions that are secret choices
 */
export function keeperOf(
  keepers: Readonly<Record<number, ShownKeeping>>,
  of: Seat,
  kind: string,
  kinds: readonly string[],
): Keeper | null {
  const keeping = keepers[of];
  if (keeping === undefined) return null;
  return keeping.alone === 'waits' && kinds.includes(kind) ? null : keeping.by;
}

/**
 * The seats whose players the table waits for: the asked seats, or their stand-ins' seats; none for a stand-in that is
 * a bot.
 */
export function awaitedSeats(
  kinds: readonly string[],
  keepers: Readonly<Record<number, ShownKeeping>>,
  waiting: readonly Waiting[],
): readonly Seat[] {
  const seats = waiting.flatMap(({ seat, kind }) => {
    const keeper = keeperOf(keepers, seat, kind, kinds);
    if (keeper === null) return [seat];
    return keeper.kind === 'seat' ? [keeper.seat] : [];
  });
  return [...new Set(seats)];
}

/** The public part of the stand-ins. */
export function shownKeepers(keepers: Keepings): Readonly<Record<number, ShownKeeping>> {
  return Object.fromEntries(Object.entries(keepers).map(([of, { by, alone }]) => [of, { by, alone }]));
}

/** The keepings when these questions are open: what had waited for its owner does no longer once it is not asked any more. */
export function keepersAt({ secluding: kinds }: Pick<GameMeta, 'secluding'>, keepers: Keepings, asks: readonly Ask[]) {
  const alone = new Set(secluding(kinds, waitingFor(asks)).map(({ seat }) => seat));
  const over = Object.entries(keepers).filter(
    ([of, { alone: how }]) => how === 'waits' && !alone.has(Number(of) as Seat),
  );
  if (over.length === 0) return keepers;
  const kept = over.map(([of, keeping]): [string, Keeping] => [of, { ...keeping, alone: 'kept' }]);
  return { ...keepers, ...Object.fromEntries(kept) };
}

/**
 * The stand-ins after the table has gone back. A secret choice of that time is for the owner, who may have known what
 * the stand-in must not.
 */
export function keepersAfterReturn(keepers: Keepings, logged: number): Keepings {
  return Object.fromEntries(
    Object.entries(keepers).map(([of, keeping]): [string, Keeping] => [
      of,
      { ...keeping, alone: 'waits', logged: Math.min(keeping.logged, logged) },
    ]),
  );
}

/** The lines for one seat alone since it has a stand-in. */
export function toldSince(log: readonly LogEntry[], of: Seat, { logged }: Keeping): readonly Text[] {
  return log.slice(logged).flatMap(({ to, text }) => (to === of ? [text] : []));
}
