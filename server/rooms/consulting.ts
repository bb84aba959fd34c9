import type { MemberId } from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import type { Presence } from './presence';
import type { Consulting } from './proposals';
import { membersOf, membersThere, type Room } from './room';
import type { Rooms } from './rooms';

/** The parts that consultations work with. */
export interface ConsultationParts {
  readonly rooms: Pick<Rooms, 'metaOf' | 'supportedMatchOf'>;
  readonly presence: Pick<Presence, 'tokensIn'>;
  readonly bus: Pick<Bus, 'connected'>;
  readonly clock: () => number;
  /** How long a member who is away still has a say. */
  readonly sayMs: Consulting['sayMs'];
}

/** Finds out whom a table can ask. */
export class Consultations {
  constructor(private readonly parts: ConsultationParts) {}

  /** The members who have a say in a room now. */
  async in(room: Room): Promise<Consulting> {
    return this.with(room, await this.parts.presence.tokensIn(room.code));
  }

  /** The members who have a say in a room while these tokens are connected to it. */
  async with(room: Room, tokens: ReadonlySet<string>): Promise<Consulting> {
    const { rooms, bus, clock, sayMs } = this.parts;
    const reach = bus.connected ? 'all-nodes' : 'this-node';
    const play = rooms.metaOf(room)?.play ?? 'together';
    const present = reach === 'all-nodes' ? membersThere(room, tokens) : new Set(membersOf(room).map(({ id }) => id));
    return { reach, present, out: await this.outIn(room), now: clock(), play, sayMs };
  }

  /** The members who are out of the match. */
  private async outIn(room: Room): Promise<ReadonlySet<MemberId>> {
    const { rooms } = this.parts;
    if (rooms.metaOf(room)?.out === undefined) return new Set();
    const out = (await rooms.supportedMatchOf(room))?.out ?? [];
    return new Set(out.flatMap((at) => room.seats[at]?.id ?? []));
  }
}
