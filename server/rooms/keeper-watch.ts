import type { Seat } from '../../shared/engine/ask';
import type { MemberId } from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import type { LiveMatch } from '../match/live';
import { matchOf } from '../match/state';
import type { Patience } from './hosting';
import type { Room } from './room';
import type { RoomService } from './service';

/** The parts that the watch works with. */
export interface KeeperWatchParts {
  readonly service: Pick<RoomService, 'leaveKept'>;
  readonly bus: Pick<Bus, 'connected'>;
  readonly patience: Patience;
  /** Has {@link KeeperWatch.look} called for a room again. */
  readonly lookAgain: (code: string) => void;
}

/**
 * Ends that a seat is kept by somebody who has been away for as long as a host may be: then the table waits for its owner
 * again. Every node counts for itself; the first one does it, and for the others there is nothing left to do.
 */
export class KeeperWatch {
  /** The timers of keepers who are away, by room and seat; null once the time is over. */
  private readonly away = new Map<string, Map<Seat, NodeJS.Timeout | null>>();

  constructor(private readonly parts: KeeperWatchParts) {}

  /** Looks whether the keepers of a room are there, and does what is due. Call it whenever somebody has come or gone. */
  async look(room: Room, { id, running }: LiveMatch, present: ReadonlySet<MemberId>): Promise<void> {
    // Those on other nodes would seem to be away.
    if (running === null || !this.parts.bus.connected) return;
    const { keepers } = matchOf(running);
    const keeping = new Set(Object.values(keepers).flatMap(({ by }) => (by.kind === 'seat' ? [by.seat] : [])));
    const missing = [...keeping].filter((at) => {
      const keeper = room.seats[at];
      return keeper === undefined || !present.has(keeper.id);
    });
    const timers = this.away.get(room.code) ?? new Map<Seat, NodeJS.Timeout | null>();
    for (const at of timers.keys()) if (!missing.includes(at)) this.stop(room.code, at);
    for (const at of missing) {
      const timer = timers.get(at);
      if (timer === null) await this.parts.service.leaveKept(id, at);
      else if (timer === undefined) this.start(room.code, at);
    }
  }

  /** Forgets a room that nobody is in on this node. */
  forget(code: string): void {
    for (const at of this.away.get(code)?.keys() ?? []) this.stop(code, at);
  }

  /** Stops all timers. */
  close(): void {
    for (const code of [...this.away.keys()]) this.forget(code);
  }

  private start(code: string, at: Seat): void {
    const timers = this.away.get(code) ?? new Map<Seat, NodeJS.Timeout | null>();
    const timer = setTimeout(() => {
      timers.set(at, null);
      this.parts.lookAgain(code);
    }, this.parts.patience.moveMs);
    timers.set(at, timer);
    this.away.set(code, timers);
  }

  private stop(code: string, at: Seat): void {
    const timers = this.away.get(code);
    clearTimeout(timers?.get(at) ?? undefined);
    timers?.delete(at);
    if (timers?.size === 0) this.away.delete(code);
  }
}
