import type { NumberedPatch } from '../../shared/patch/operation';
import type { ServerEvents } from '../../shared/protocol/rooms';
import { MERGE_MS, Spaced } from '../lib/spaced';
import type { Bill } from '../sockets/bill';
import { Causes } from '../sockets/causes';
import { Copies } from '../sockets/copies';
import type { RoomNamespace, RoomSocket } from './events';

/** The events that bring differences. */
type Differences = {
  readonly [Event in keyof ServerEvents]: Parameters<ServerEvents[Event]>[0] extends NumberedPatch ? Event : never;
}[keyof ServerEvents];

/** A value, and the sockets that are to hold it. */
export type Audience<T> = readonly [sockets: readonly RoomSocket[], value: T];

/**
 * A value of each room that is sent to everybody there: the first change at once, later changes of the next moment
 * together, as differences. Clients whose commands caused the changes pay for the bytes.
 */
export abstract class Broadcast<T> {
  readonly copies: Copies<T>;
  private readonly spaced = new Spaced(MERGE_MS, (code) => this.tellMerged(code));
  /** The causes of changes that have not been sent yet, by room. */
  private readonly causes = new Causes();

  /** `event` brings differences. */
  constructor(
    namespace: RoomNamespace,
    event: Differences,
    private readonly bill: Pick<Bill, 'chargeAll'>,
  ) {
    this.copies = new Copies(namespace, event);
  }

  /** Notes the cause of a change of a room that is not sent yet. */
  caused(code: string, by: RoomSocket): void {
    this.causes.note(code, by);
  }

  /** Whether a change is to be told now; otherwise it is told later. */
  protected due(code: string): 'now' | 'later' {
    return this.spaced.ask(code);
  }

  /** Notes that a change is told without being due: others that are told in the order of events depend on it. */
  protected hasten(code: string): void {
    this.spaced.done(code);
  }

  /** Brings everybody in a room up to date. One call at a time for each room. */
  protected async tell(code: string, audiences: readonly Audience<T>[]): Promise<void> {
    const causes = this.causes.take(code);
    let bytes = 0;
    for (const [sockets, value] of audiences) bytes += await this.copies.bring(sockets, value);
    this.bill.chargeAll(causes, bytes);
  }

  /** Forgets an empty room. */
  forget(code: string): void {
    this.causes.take(code);
  }

  /** Tells nothing any more. */
  close(): void {
    this.spaced.close();
  }

  /** Sends the merged changes of a room, by {@link tell}. */
  protected abstract tellMerged(code: string): void;
}
