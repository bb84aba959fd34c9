import type { MemberId } from '../../shared/protocol/rooms';
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
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** Since when members of a room have been away, as far as this node has seen. */
  private readonly seen = new Map<string, Map<MemberId, number>>();

  constructor(private readonly parts: AwayWatchParts) {}

  /** Notes absences that are due. Call it whenever a member has come or gone. */
  look(room: Room, present: (tokenHash: TokenHash) => boolean): void {
    const { code } = room;
    this.stop(code);
    // Members on other nodes would seem to be away.
    if (!this.parts.bus.connected) return;
    const now = this.parts.clock();
    const before = this.seen.get(code);
    const missing = membersOf(room).filter((member) => !isThere(member, present));
    const seen = new Map(missing.map(({ id }) => [id, before?.get(id) ?? now]));
    this.seen.set(code, seen);
    const { notes, inMs } = awayStep(room, present, seen, now, this.parts.patience.noteMs);
    if (inMs !== null) {
      const timer = setTimeout(() => {
        this.timers.delete(code);
        this.parts.broadcaster.refreshSafely(code);
      }, inMs);
      this.timers.set(code, timer);
    }
    if (notes.size === 0) return;
    this.note(code, notes).catch((err: unknown) => this.parts.log.error({ err }, 'noting who is away failed'));
  }

  /** Forgets a room without people on this node. */
  forget(code: string): void {
    this.stop(code);
    this.seen.delete(code);
  }

  /** Stops all timers. */
  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private async note(code: string, notes: AwayNotes): Promise<void> {
    const done = await this.parts.rooms.update(code, (room) => becomes(withAway(room, notes, this.parts.clock())));
    if (done.ok && done.room !== done.before) await this.parts.broadcaster.announce(code);
  }

  private stop(code: string): void {
    clearTimeout(this.timers.get(code));
    this.timers.delete(code);
  }
}
