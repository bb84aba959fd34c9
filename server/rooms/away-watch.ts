import type { MemberId } from '../../shared/protocol/rooms';
import { KeyedTimers } from '../lib/keyed-timers';
import type { TokenHash } from '../lib/secrets';
import { type AwayNotes, awayStep, withAway } from './away';
import type { RoomBroadcaster } from './broadcaster';
import type { Parts } from './parts';
import { becomes, isThere, membersOf, type Room } from './room';

/** The parts that the watch works with. */
type AwayWatchParts = Pick<Parts, 'rooms' | 'bus' | 'clock' | 'patience' | 'log'> & {
  readonly broadcaster: RoomBroadcaster;
};

/**
 * Notes with the room since when each member has been away, so that all nodes say the same and a restart does not begin
 * anew. A connection that comes back soon writes nothing. Of several nodes the first one does it.
 */
export class AwayWatch {
  private readonly timers = new KeyedTimers();
  /** Since when members of a room have been away, as far as this node has seen. */
  private readonly firstSeenAway = new Map<string, Map<MemberId, number>>();

  constructor(private readonly parts: AwayWatchParts) {}

  /** Notes absences that are due. Call it whenever a member has come or gone. */
  look(room: Room, present: (tokenHash: TokenHash) => boolean): void {
    const { code } = room;
    this.timers.stop(code);
    // Members on other nodes would seem to be away.
    if (!this.parts.bus.connected) return;
    const now = this.parts.clock();
    const before = this.firstSeenAway.get(code);
    const missing = membersOf(room).filter((member) => !isThere(member, present));
    const since = new Map(missing.map(({ id }) => [id, before?.get(id) ?? now]));
    this.firstSeenAway.set(code, since);
    const { notes, inMs } = awayStep(room, present, since, now, this.parts.patience.noteMs);
    if (inMs !== null) this.timers.start(code, inMs, () => this.parts.broadcaster.refreshSafely(code));
    if (notes.size === 0) return;
    this.note(code, notes).catch((err: unknown) => this.parts.log.error({ err }, 'noting who is away failed'));
  }

  /** Forgets a room without people on this node. */
  forget(code: string): void {
    this.timers.stop(code);
    this.firstSeenAway.delete(code);
  }

  /** Stops all timers. */
  close(): void {
    this.timers.close();
  }

  private async note(code: string, notes: AwayNotes): Promise<void> {
    const done = await this.parts.rooms.update(code, (room) => becomes(withAway(room, notes, this.parts.clock())));
    if (done.ok && done.room !== done.before) await this.parts.broadcaster.announce(code);
  }
}
