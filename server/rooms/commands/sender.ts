import { type Body, type CommandName, COMMANDS } from '../../../shared/protocol/commands';
import type { Cost, Who } from '../../../shared/protocol/commands/command';
import type { ErrorCode } from '../../../shared/protocol/rooms';
import type { TokenHash } from '../../lib/secrets';
import { networksOf } from '../../limits/address';
import type { Limiters } from '../../limits/limits';
import { addressOf } from '../../sockets/address';
import type { RoomBroadcaster } from '../broadcaster';
import type { Claims } from '../claiming';
import type { RoomSocket } from '../events';
import type { GoingOnWithout } from '../going-on';
import { type Onlooker, onlookerAt } from '../onlookers';
import type { SocketPlace } from '../presence';
import type { Proposing } from '../proposing';
import type { Room } from '../room';
import type { TellingParts } from '../telling';
import type { Answered } from './answer';

/** The parts that commands work with. */
export interface CommandParts extends TellingParts {
  readonly broadcaster: RoomBroadcaster;
  readonly proposing: Proposing;
  readonly claims: Claims;
  readonly goingOn: GoingOnWithout;
}

/**
 * A rate of a sender, of their seat, their address, or both, for events that cost one unit each. It is taken before anything is awaited:
 * of commands that come all at once no more pass than are left.
 */
interface Purse {
  /** Takes one unit. Returns false when the rate is used up. */
  readonly take: () => boolean;
  /** Gives the unit back: the event was none. */
  readonly giveBack: () => void;
}

/** The same for work whose cost is known only while it is done. */
interface Account {
  /** Whether the rate is not used up. */
  readonly allows: () => boolean;
  readonly charge: (units: number) => void;
}

interface Purses {
  readonly creation: Purse;
  readonly line: Purse;
  readonly point: Purse;
  readonly frames: Account;
  readonly steps: Account;
}

/** The sender of a command with their connection, and the rates that the command's definition names. */
export interface Sender<C extends Cost = 'command'> extends CommandParts {
  readonly socket: RoomSocket;
  readonly address: string;
  readonly pays: Pick<Purses, C & keyof Purses>;
}

/** A sender who is in a room. */
interface InRoom<C extends Cost = 'command'> extends Sender<C> {
  readonly place: SocketPlace;
}

/** A sender with a seat. */
export interface Seated<C extends Cost = 'command'> extends Sender<C> {
  readonly code: string;
  readonly member: TokenHash;
  /** The key of this seat for limits. */
  readonly key: string;
}

/** A spectator with a name who is inside a room, or a member who is out of its match. */
interface Watching<C extends Cost = 'command'> extends Sender<C> {
  readonly room: Room;
  readonly by: Onlooker;
  /** The key of this person for limits. */
  readonly key: string;
}

type Defined<Name extends CommandName> = (typeof COMMANDS)[Name];
type CostOf<Name extends CommandName> = Defined<Name>['costs'][number];

/** Each kind of sender, by who may say a command. */
interface Senders<C extends Cost> {
  readonly anyone: Sender<C>;
  readonly unseated: Sender<C>;
  readonly entered: InRoom<C>;
  readonly inside: InRoom<C>;
  readonly seat: Seated<C>;
  readonly host: Seated<C>;
  readonly spectator: Watching<C>;
}

/** Any sender of a command. */
export type AnySender = Senders<Cost>[Who];

/** The sender of this command. */
type SenderOf<Name extends CommandName> = Senders<CostOf<Name>>[Defined<Name>['by']];

/** The handlers of these commands. */
export type Handlers<Commands> = {
  readonly [Name in keyof Commands & CommandName]: (
    from: SenderOf<Name>,
    body: Body<Name>,
  ) => Answered<Name> | Promise<Answered<Name>>;
};

/**
 * Finds out who says a command over a connection. The connections and devices of a seat share one rate.
 * @returns why they may not say it, when it is not for them
 */
export async function senderOf(
  parts: CommandParts,
  socket: RoomSocket,
  name: CommandName,
): Promise<AnySender | ErrorCode> {
  const { presence, rooms, tools } = parts;
  const { by } = COMMANDS[name];
  const place = presence.placeOf(socket);
  const key = place?.key ?? null;
  const address = addressOf(socket);
  const sender: Sender<Cost> = { ...parts, socket, address, pays: pursesOf(tools.limiters, address, key) };
  switch (by) {
    case 'anyone':
    case 'unseated':
      return sender;
    case 'entered':
      return place === null ? 'not-seated' : { ...sender, place };
    case 'inside':
      if (place?.standing !== 'inside') return 'not-seated';
      if (key !== null && !tools.limiters.perSeat.take(key)) return 'too-fast';
      return { ...sender, place };
    case 'seat':
    case 'host': {
      if (place?.member == null || key === null) return 'not-seated';
      if (!tools.limiters.perSeat.take(key)) return 'too-fast';
      return { ...sender, code: place.code, member: place.member, key };
    }
    case 'spectator': {
      if (place === null || key === null || place.standing !== 'inside') return 'not-watching';
      if (!tools.limiters.perSeat.take(key)) return 'too-fast';
      const room = await rooms.find(place.code);
      const by = room === null ? null : await onlookerAt(parts, room, place);
      return room === null || by === null ? 'not-watching' : { ...sender, room, by, key };
    }
  }
}

function pursesOf(limiters: Limiters, address: string, key: string | null): Purses {
  const { creations, says, saysPerAddress, points, replays, perSeat, perAddress } = limiters;
  return {
    creation: purse([creations, address]),
    // Strangers at one address share a rate: another connection is no other person.
    line: purse([says, key ?? networksOf(address)[0]], [saysPerAddress, address]),
    point: purse([points, key]),
    frames: account([replays, address]),
    steps: account([perSeat, key], [perAddress, address]),
  };
}

type KeyedRate = readonly [rate: Pick<Limiters['creations'], 'allows' | 'charge'>, key: string | null];

/** Several rates as one; rates without a key are left out. */
function account(...rates: readonly KeyedRate[]): Account {
  return {
    allows: () => rates.every(([rate, key]) => key === null || rate.allows(key)),
    charge: (units) => {
      for (const [rate, key] of rates) if (key !== null) rate.charge(key, units);
    },
  };
}

/** As {@link account}. */
function purse(...rates: readonly KeyedRate[]): Purse {
  const { allows, charge } = account(...rates);
  const take = (): boolean => {
    if (!allows()) return false;
    charge(1);
    return true;
  };
  return { take, giveBack: () => charge(-1) };
}
