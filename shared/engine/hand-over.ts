import type { Seat } from './ask';
import type { GameModule } from './game';
import type { Keeper, Keeping, Keepings } from './keeper';
import { seatsKeptBy } from './keeper';
import { type Arrived, type Course, playOn } from './replay';
import type { CoreBase } from './run';
import { seatName } from './seat-name';
import { type Text, text } from './text';

/** How a seat loses its stand-in. */
export type Return = 'taken-back' | 'given-up';

/**
 * How a seat gets a new owner: its owner lost the token and the table agreed to a claim, a person takes that of a bot, or the seat
 * is freed for anybody.
 */
export type Succession = 'claimed' | 'taken' | 'freed';

/** How often another person came to answer for a seat, by seat. */
export type Holders = Readonly<Record<number, number>>;

/** The change of a seat's player. */
export type Handing = { readonly keeper: Keeper; readonly alone: 'kept' | 'waits' } | Return | Succession;

/** A course after seats were handed over, with the stand-ins after that. */
interface After<Core extends CoreBase> {
  readonly arrived: Arrived<Core>;
  readonly keepers: Keepings;
  readonly holders: Holders;
}

/**
 * Gives a seat to a stand-in, ends the stand-in, or notes that the seat has another owner: a mark among the choices.
 * The seat's standing orders are void, and earlier answers can no longer be taken back. Confidential questions are
 * never handed over: when another person would see them, they are drawn anew. A seat whose owner is away or gone cannot
 * be a stand-in itself: the seats that it stood in for lose their stand-in.
 */
export function handOver<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Course<Core> & { readonly keepers: Keepings; readonly holders: Holders },
  seat: Seat,
  to: Handing,
): After<Core> {
  const { core, choices, log, keepers } = match;
  const left = to === 'taken-back' || to === 'given-up' ? [] : seatsKeptBy(without(keepers, [seat]), seat);
  const changes = [...left.map((of) => ({ of, to: 'given-up' as const })), { of: seat, to }];
  const marks = changes.map(({ of, to: how }) => {
    const says = saying(how, seatName(game, core, of), (by) => seatName(game, core, by));
    return { handedOver: of, says, ...(isForOthers(keepers[of], how) ? { anew: [of] } : {}) };
  });
  const others = without(keepers, left);
  return {
    arrived: playOn(game, { ...match, choices: [...choices, ...marks] }),
    keepers: keepersAfter(others, seat, to, log.length),
    holders: changes.reduce<Holders>((all, { of }) => ({ ...all, [of]: (all[of] ?? 0) + 1 }), match.holders),
  };
}

/** Whether what a seat is asked in confidence would be shown to another person afterwards. */
function isForOthers(keeping: Keeping | undefined, to: Handing): boolean {
  const before = keeping?.alone === 'kept' ? 'keeper' : 'owner';
  switch (to) {
    case 'taken-back':
    case 'given-up':
      return before === 'keeper';
    case 'claimed':
    case 'taken':
    case 'freed':
      return before === 'owner';
    default:
      return to.alone === 'kept' || before === 'keeper';
  }
}

/** The seats that are kept afterwards. Another owner does not end it. */
function keepersAfter(keepers: Keepings, seat: Seat, to: Handing, logged: number): Keepings {
  switch (to) {
    case 'taken-back':
    case 'given-up':
      return without(keepers, [seat]);
    case 'claimed':
    case 'taken':
    case 'freed':
      return keepers;
    default:
      return { ...keepers, [seat]: { by: to.keeper, alone: to.alone, logged } };
  }
}

/** The log's line about it. */
function saying(to: Handing, who: Text, nameOf: (seat: Seat) => Text): Text {
  switch (to) {
    case 'taken-back':
      return text('engine.kept-back', { who });
    case 'given-up':
      return text('engine.kept-up', { who });
    case 'claimed':
    case 'taken':
    case 'freed':
      return text(`engine.${to}`, { who });
    default: {
      const { keeper } = to;
      const by = keeper.kind === 'bot' ? text(`engine.bot.${keeper.level}`) : nameOf(keeper.seat);
      return text('engine.kept', { who, by });
    }
  }
}

function without(keepers: Keepings, seats: readonly Seat[]): Keepings {
  return Object.fromEntries(Object.entries(keepers).filter(([of]) => !seats.includes(Number(of) as Seat)));
}
