import type { ProposalId } from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import type { Patience } from './hosting';
import { Overdue } from './overdue';
import { claimsIn } from './proposals';
import type { Room } from './room';

/** The parts that the watch works with. */
export interface ClaimWatchParts {
  readonly bus: Pick<Bus, 'connected'>;
  readonly patience: Pick<Patience, 'moveMs'>;
  /** Has {@link ClaimWatch.look} called for a room again. */
  readonly lookAgain: (code: string) => void;
  /** Takes a claim off the table, if it is still there. */
  readonly withdraw: (code: string, id: ProposalId) => void;
}

/**
 * Takes a claim off the table when whoever claims has been gone for as long as a host may be: a phone may lose its network. A server
 * that has started again waits as long for them to come back.
 */
export class ClaimWatch {
  private readonly gone: Overdue<ProposalId>;

  constructor(private readonly parts: ClaimWatchParts) {
    this.gone = new Overdue(parts.patience.moveMs, parts.lookAgain);
  }

  /** Looks who is there of those who claim, and does what is due. Call it whenever somebody has come or gone. */
  look(room: Room, present: ReadonlySet<string>): void {
    // Those on other nodes would seem to be away.
    if (!this.parts.bus.connected) return;
    const missing = claimsIn(room).filter(({ order, what }) => order === null && !present.has(what.token));
    for (const id of this.gone.look(
      room.code,
      missing.map((one) => one.id),
    ))
      this.parts.withdraw(room.code, id);
  }

  /** Forgets a room that nobody is in on this node. */
  forget(code: string): void {
    this.gone.forget(code);
  }

  /** Stops all timers. */
  close(): void {
    this.gone.close();
  }
}
