import type { WaitingSince } from '../../shared/protocol/rooms';
import type { Follower } from '../match/follow';
import type { RoomSocket } from './events';
import type { Presence } from './presence';
import type { Room } from './room';
import type { Rooms } from './rooms';

/** Finds the seats and sockets with a secret choice. They get nothing that others say, show or choose meanwhile. */
export class Seclusion {
  constructor(
    private readonly parts: { readonly presence: Presence; readonly rooms: Rooms; readonly follower: Follower },
  ) {}

  /** The seats of a room with a secret choice, as far as this node has heard. */
  async in(room: Room): Promise<readonly WaitingSince[]> {
    return (await this.parts.rooms.supportedMatchOf(room))?.secluded ?? [];
  }

  /** The sockets here whose seat has a secret choice by now, perhaps because of a change on another node. */
  async socketsIn(room: Room): Promise<readonly RoomSocket[]> {
    // Only seats have secret choices: for others the match is not opened.
    if (room.matchId === null || this.parts.presence.seatedIn(room.code).length === 0) return [];
    await this.parts.follower.freshen(room.matchId);
    const secluded = await this.in(room);
    return this.parts.presence.in(room.code).filter((socket) => this.isAmong(secluded, socket));
  }

  /** Whether the seat of a socket has a secret choice by now, perhaps because of a change on another node. */
  async holds(socket: RoomSocket): Promise<boolean> {
    const place = this.parts.presence.placeOf(socket);
    const room = place?.member == null ? null : await this.parts.rooms.find(place.code);
    return room !== null && (await this.socketsIn(room)).includes(socket);
  }

  /** Whether the seat of a socket is one of these. */
  isAmong(secluded: readonly WaitingSince[], socket: RoomSocket): boolean {
    const at = this.parts.presence.placeOf(socket)?.seat;
    return secluded.some(({ seat }) => seat === at);
  }
}
