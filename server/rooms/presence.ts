import type { MemberId, Standing } from '../../shared/protocol/rooms';
import type { Attendance, Bus } from '../bus/bus';
import type { TokenHash } from '../lib/secrets';
import { roomPlace } from '../storage/storage';
import type { RoomSocket } from './events';
import { membersThere, type Room } from './room';

/** Where a socket is: the room, and the member by the hash of its device's token; null for a person without a seat. */
export interface SocketPlace {
  readonly code: string;
  readonly member: TokenHash | null;
  /** The hash of the token of a spectator who has given a name; null for all others. */
  readonly watcher: TokenHash | null;
  /** The hash of the token with which this socket has claimed a seat; null for all others. */
  readonly claim: TokenHash | null;
  /** Sockets that do not stand inside get only what the door shows. */
  readonly standing: Standing;
  /** The seat this socket was last told it has. */
  readonly seat: number | null;
  /** The key of the member or spectator for limits, the same for all their devices; null for a person with neither seat nor name. */
  readonly key: string | null;
}

/** The people connected to each room: by socket on this node, by token on the others. In memory only. */
export class Presence {
  private readonly places = new Map<RoomSocket, SocketPlace>();
  private readonly rooms = new Map<string, Set<RoomSocket>>();

  constructor(private readonly bus: Pick<Bus, 'attend' | 'elsewhere'>) {}

  /** Where a socket is now, or null. */
  placeOf(socket: RoomSocket): SocketPlace | null {
    return this.places.get(socket) ?? null;
  }

  /** Puts a socket at a place, and takes it from the one before. */
  put(socket: RoomSocket, place: SocketPlace): void {
    this.remove(socket);
    this.places.set(socket, place);
    const there = this.rooms.get(place.code) ?? new Set();
    there.add(socket);
    this.rooms.set(place.code, there);
  }

  /** Takes a socket out. Returns the place it was in. */
  remove(socket: RoomSocket): SocketPlace | null {
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

  /** The rooms with people. */
  get codes(): readonly string[] {
    return [...this.rooms.keys()];
  }

  /** The sockets in a room. */
  in(code: string): readonly RoomSocket[] {
    return [...(this.rooms.get(code) ?? [])];
  }

  /** The sockets that stand inside a room. */
  inside(code: string): readonly RoomSocket[] {
    return this.in(code).filter((socket) => this.placeOf(socket)?.standing === 'inside');
  }

  /** The sockets in a room that have a seat there. */
  seatedIn(code: string): readonly RoomSocket[] {
    return this.in(code).filter((socket) => this.placeOf(socket)?.seat != null);
  }

  /** Tells the other nodes who is in a room on this one. */
  attend(code: string): void {
    this.bus.attend(roomPlace(code), this.attendance(code));
  }

  /** The attendance of a room, node by node. */
  async attendances(code: string): Promise<readonly Attendance[]> {
    return [this.attendance(code), ...(await this.bus.elsewhere(roomPlace(code)))];
  }

  /** The tokens that are connected to a room, to any node: those of claims as well. */
  async tokensIn(code: string): Promise<ReadonlySet<string>> {
    return new Set((await this.attendances(code)).flatMap(({ members }) => members));
  }

  /** The members of a room who are connected, to any node. */
  async membersIn(room: Room): Promise<ReadonlySet<MemberId>> {
    return membersThere(room, await this.tokensIn(room.code));
  }

  /** The attendance of a room on this node, by tokens; those of claims are included. */
  private attendance(code: string): Attendance {
    const there = this.in(code)
      .map((socket) => this.placeOf(socket))
      .filter((place) => place !== null);
    const members = new Set(there.flatMap(({ member, watcher, claim }) => [member ?? watcher, claim]));
    const spectators = there.filter(({ member, standing }) => member === null && standing === 'inside').length;
    return { members: [...members].filter((one) => one !== null), spectators };
  }
}
