import { MOMENTS_LATE } from '../../shared/protocol/rooms';
import { Recent } from '../lib/recent';
import { priceOfReading } from '../limits/limits';
import { DelayedMatch } from '../match/delayed';
import type { LiveMatch } from '../match/live';
import type { Storage } from '../storage/storage';
import type { RoomSocket } from './events';
import type { Presence } from './presence';
import type { Room } from './room';
import type { Rooms } from './rooms';

/** Of so many matches the moments that spectators have still to see are kept in memory, also after their last spectator has gone. */
const KEPT = 200;

/** Finds the delayed matches of rooms, and the sockets that see a match late: all that have no seat, also a shared screen. */
export class Delays {
  private readonly known = new Recent<string, Promise<DelayedMatch>>(KEPT);

  constructor(
    private readonly parts: {
      readonly presence: Pick<Presence, 'inside' | 'placeOf'>;
      readonly rooms: Pick<Rooms, 'supportedMatchOf'>;
      readonly storage: Pick<Storage, 'loadBeginning' | 'history'>;
    },
  ) {}

  /** What showing a match late costs, in units: its history is read and some versions are replayed, unless they are in memory. */
  priceOf({ watch: { delay } }: Room, match: LiveMatch): number {
    if (delay === 'none' || match.running === null || match.over || this.known.get(match.id) !== undefined) return 0;
    return MOMENTS_LATE[delay] + priceOfReading(match.version);
  }

  /** The delayed match of a room; null where spectators see the match as it is. */
  async of(room: Room, match: LiveMatch): Promise<DelayedMatch | null> {
    if (room.watch.delay === 'none' || match.running === null || match.over) return null;
    const { storage } = this.parts;
    const known = this.known.get(match.id) ?? DelayedMatch.of(storage, match, MOMENTS_LATE[room.watch.delay]);
    this.known.set(match.id, known);
    try {
      const delayed = await known;
      await delayed.catchUp(storage, match);
      return delayed;
    } catch (err) {
      this.known.delete(match.id);
      throw err;
    }
  }

  /** A match as its spectators see it by now. */
  async shown(room: Room, match: LiveMatch): Promise<LiveMatch> {
    return (await this.of(room, match))?.shown(match) ?? match;
  }

  /** The sockets inside a room that see its match late. */
  async socketsIn(room: Room): Promise<readonly RoomSocket[]> {
    if (room.watch.delay === 'none' || room.matchId === null) return [];
    const without = this.parts.presence.inside(room.code).filter((one) => this.isLate(room, one));
    if (without.length === 0) return [];
    const match = await this.parts.rooms.supportedMatchOf(room);
    return match === null || match.over ? [] : without;
  }

  /** Whether a socket inside a room sees matches late while they run. */
  isLate(room: Room, socket: RoomSocket): boolean {
    return room.watch.delay !== 'none' && this.parts.presence.placeOf(socket)?.member === null;
  }
}
