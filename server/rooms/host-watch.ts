import { KeyedTimers } from '../lib/keyed-timers';
import type { TokenHash } from '../lib/secrets';
import type { RoomBroadcaster } from './broadcaster';
import { type HostStep, hostStep, noteHost, replaceHost } from './hosting';
import { hostOf, type Room } from './room';
import type { TellingParts } from './telling';

/** The parts that the watch works with. */
type HostWatchParts = Pick<TellingParts, 'rooms' | 'bus' | 'clock' | 'patience' | 'log' | 'talk'> & {
  readonly broadcaster: RoomBroadcaster;
};

/**
 * Passes the role of host on when the host has been away for a while and another member is there. Since when is stored, so
 * that every node counts down to the same moment and a restart does not begin anew. Of several nodes the first one does it.
 */
export class HostWatch {
  private readonly timers = new KeyedTimers();
  /** Since when the host of a room has been away, as far as this node has seen. */
  private readonly firstSeenAway = new Map<string, number>();

  constructor(private readonly parts: HostWatchParts) {}

  /** Checks whether the host is present, and does what is due. Call it whenever a member has come or gone. */
  look(room: Room, present: (tokenHash: TokenHash) => boolean): void {
    const { code } = room;
    this.timers.stop(code);
    // Members on other nodes would seem to be away.
    if (!this.parts.bus.connected) return;
    const now = this.parts.clock();
    const step = hostStep(room, present, this.firstSeenAway.get(code) ?? null, now, this.parts.patience);
    if (step.kind === 'nothing' || (step.kind === 'note' && step.since === null)) this.firstSeenAway.delete(code);
    else if (!this.firstSeenAway.has(code)) this.firstSeenAway.set(code, now);
    this.take(room, step).catch((err: unknown) => this.parts.log.error({ err }, 'passing the role of host failed'));
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

  private async take({ code, ...room }: Room, step: HostStep): Promise<void> {
    const host = hostOf({ code, ...room });
    if (host === null) return;
    switch (step.kind) {
      case 'nothing':
        return;
      case 'look':
        this.timers.start(code, step.inMs, () => this.parts.broadcaster.refreshSafely(code));
        return;
      case 'note': {
        const done = await this.parts.rooms.update(code, (now) => noteHost(now, host.id, step.since));
        if (done.ok && done.room !== done.before) await this.parts.broadcaster.announce(code);
        return;
      }
      case 'move': {
        const done = await this.parts.rooms.update(code, (now) => replaceHost(now, host.id, step.to.id));
        if (!done.ok || done.room === done.before) return;
        await this.parts.talk.tell(code, { what: 'host-moved', name: step.to.name });
        await this.parts.broadcaster.announce(code);
        return;
      }
    }
  }
}
