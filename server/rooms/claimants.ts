import type { ProposalId } from '../../shared/protocol/rooms';

/** A request for a seat, by somebody without one. */
export interface Claim {
  readonly code: string;
  readonly id: ProposalId;
}

/**
 * Who has asked for the seat of a lost token over which connection. When that is gone and nobody asks again with the same token, the
 * table is not asked any more. In memory only: what a node that died has heard of stays until the table answers.
 */
export class Claimants<Connection> {
  private readonly asked = new Map<Connection, Claim>();
  private readonly gone = new Map<string, NodeJS.Timeout>();

  /**
   * @param backMs how long somebody may be gone: a phone may lose its network
   * @param withdraw takes a claim off the table, if it is still there
   */
  constructor(
    private readonly backMs: number,
    private readonly withdraw: (code: string, id: ProposalId) => void,
  ) {}

  /** Somebody has asked, or asks again with the same token. */
  add(connection: Connection, claim: Claim): void {
    this.asked.set(connection, claim);
    const key = keyOf(claim);
    clearTimeout(this.gone.get(key));
    this.gone.delete(key);
  }

  /** A connection is gone. */
  remove(connection: Connection): void {
    const claim = this.asked.get(connection);
    if (claim === undefined) return;
    this.asked.delete(connection);
    const key = keyOf(claim);
    if ([...this.asked.values()].some((one) => keyOf(one) === key)) return;
    clearTimeout(this.gone.get(key));
    const timer = setTimeout(() => {
      this.gone.delete(key);
      this.withdraw(claim.code, claim.id);
    }, this.backMs);
    this.gone.set(key, timer);
  }

  /** Stops all timers. */
  close(): void {
    for (const timer of this.gone.values()) clearTimeout(timer);
    this.gone.clear();
  }
}

function keyOf({ code, id }: Claim): string {
  return `${code}.${id}`;
}
