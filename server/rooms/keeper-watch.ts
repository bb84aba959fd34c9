import type { Seat } from '../../shared/engine/ask';
import type { MemberId } from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import type { LiveMatch } from '../match/live';
import { matchOf } from '../match/state';
import type { Patience } from './hosting';
import { Overdue } from './overdue';
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
 * again.
 */
export class KeeperWatch {
  private readonly away: Overdue<Seat>;

  constructor(private readonly parts: KeeperWatchParts) {
    this.away = new Overdue(parts.patience.moveMs, parts.lookAgain);
  }

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
    for (const at of this.away.look(room.code, missing)) await this.parts.service.leaveKept(id, at);
  }

  /** Forgets a room that nobody is in on this node. */
  forget(code: string): void {
    this.away.forget(code);
  }

  /** Stops all timers. */
  close(): void {
    this.away.close();
  }
}
