import type { Seat } from './ask';
import type { GameModule } from './game';
import type { Keeper, Keepings } from './keeper';
import { seatsKeptBy } from './keeper';
import { type Arrived, type Course, type HandedOver, playOn } from './replay';
import type { CoreBase } from './run';
import { seatName } from './seat-name';
import { type Text, text } from './text';

/** How a seat that was kept comes to be without a keeper. */
export type Return = 'taken-back' | 'given-up';

/** A course after seats were handed over, and who keeps what then. */
interface After<Core extends CoreBase> {
  readonly arrived: Arrived<Core>;
  readonly keepers: Keepings;
}

/**
 * Gives a seat to a keeper, or ends that it is kept: a mark among the choices. What the seat has said in advance is void, and
 * nobody takes back what was answered before. Who is away keeps no seat: those that the seat has kept are without a keeper.
 */
export function handOver<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Course<Core> & { readonly keepers: Keepings },
  seat: Seat,
  to: { readonly keeper: Keeper; readonly alone: 'kept' | 'waits' } | Return,
): After<Core> {
  const { core, choices, log } = match;
  const others = without(match.keepers, [seat]);
  const who = seatName(game, core, seat);
  if (typeof to === 'string') {
    const says = text(to === 'taken-back' ? 'engine.kept-back' : 'engine.kept-up', { who });
    return { arrived: playOn(game, { ...match, choices: [...choices, mark(seat, says)] }), keepers: others };
  }
  const left = seatsKeptBy(others, seat);
  const gone = left.map((of) => mark(of, text('engine.kept-up', { who: seatName(game, core, of) })));
  const { keeper, alone } = to;
  const by = keeper.kind === 'bot' ? text(`engine.bot.${keeper.level}`) : seatName(game, core, keeper.seat);
  const given = mark(seat, text('engine.kept', { who, by }));
  const kept = without(others, left);
  return {
    arrived: playOn(game, { ...match, choices: [...choices, ...gone, given] }),
    keepers: { ...kept, [seat]: { by: keeper, alone, logged: log.length } },
  };
}

function without(keepers: Keepings, seats: readonly Seat[]): Keepings {
  return Object.fromEntries(Object.entries(keepers).filter(([of]) => !seats.includes(Number(of) as Seat)));
}

function mark(handedOver: Seat, says: Text): HandedOver {
  return { handedOver, says };
}
