import type { Standing } from '../../shared/protocol/rooms';
import type { Attendance } from '../bus/bus';
import type { TokenHash } from '../lib/secrets';
import type { RoomSocket } from './events';

/** Where a socket is: the room, and the member by the hash of its device's token; null is somebody without a seat. */
export interface Place {
  readonly code: string;
  readonly member: TokenHash | null;
  /** The hash of the token of a spectator who has given a name; null for all others. */
  readonly watcher: TokenHash | null;
  /** The hash of the token with which this socket has asked for somebody's seat; null for all others. */
  readonly claim: TokenHash | null;
  /** Who does not stand inside is told of the room only what its door shows. */
  readonly standing: Standing;
  /** The seat this socket was last told it has. */
  readonly seat: number | null;
  /** The key of the member or spectator for limits, the same for all their devices; null for whoever has neither seat nor name. */
  readonly key: string | null;
}

/** Who is connected to which room on this node, in memory only. */
export class Presence {
  private readonly places = new Map<RoomSocket, Place>();
  private readonly rooms = new Map<string, Set<RoomSocket>>();

  /** Where a socket is now, or null. */
  placeOf(socket: RoomSocket): Place | null {
    return this.places.get(socket) ?? null;
  }

  /** Puts a socket at a place, and takes it from the one before. */
  put(socket: RoomSocket, place: Place): void {
    this.remove(socket);
    this.places.set(socket, place);
    const there = this.rooms.get(place.code) ?? new Set();
    there.add(socket);
    this.rooms.set(place.code, there);
  }

  /** Takes a socket out. Returns the place it was in. */
  remove(socket: RoomSocket): Place | null {
    const place = this.placeOf(socket);
    if (place === null) return null;
    this.places.delete(socket);
    const there = this.rooms.get(place.code);
    there?.delete(socket);
    if (there?.size === 0) this.rooms.delete(place.code);
    return place;
  }

  /** How many sockets have a seat. */
  get seated(): number {
    return [...this.places.values()].filter(({ seat }) => seat !== null).length;
  }

  /** The rooms somebody is in. */
  get codes(): readonly string[] {
    return [...this.rooms.keys()];
  }

  /** The sockets in a room. */
  in(code: string): readonly RoomSocket[] {
    return [...(this.rooms.get(code) ?? [])];
  }

  /** Who is in a room, by their tokens: also those of claims. */
  attendance(code: string): Attendance {
    const there = this.in(code)
      .map((socket) => this.placeOf(socket))
      .filter((place) => place !== null);
    const members = new Set(there.flatMap(({ member, watcher, claim }) => [member ?? watcher, claim]));
    const spectators = there.filter(({ member, standing }) => member === null && standing === 'inside').length;
    return { members: [...members].filter((one) => one !== null), spectators };
  }
}
