import type { Manager } from 'socket.io-client';

import { type Store, storedTransport, storeTransport, type TransportName } from '../browser-storage';

/** How long a try to connect may take, in milliseconds, by what it begins with. */
export type Patience = Readonly<Record<TransportName, number>>;

/**
 * After how many failed tries in a row a page that had a web socket before polls. A server that starts again refuses the
 * first web sockets, and polling needs all requests to reach the same node.
 */
const TRIES_BY_WEB_SOCKET = 5;

/**
 * Says how the next try to connect goes about it. Web sockets come first, and polling follows at once where they are
 * refused. Some networks let a web socket neither open nor fail: a try that takes too long is followed by one of the other
 * kind, and where polling then connects it comes first for the rest of the visit.
 */
export class Transports {
  private failures = 0;
  private proven: 'yes' | 'no' = 'no';
  private first: TransportName;

  constructor(
    private readonly manager: Manager,
    private readonly patience: Patience,
    private readonly visit: Store,
  ) {
    this.first = storedTransport(visit) ?? 'websocket';
    this.set();
  }

  /** Notes by what the page has connected. */
  connected(by: string): void {
    this.failures = 0;
    if (by === 'websocket') this.proven = 'yes';
    // A network that carried a web socket carries the next one as well.
    this.first = this.proven === 'yes' ? 'websocket' : this.first;
    storeTransport(this.first, this.visit);
    this.set();
  }

  /** Notes that a try has failed, or that it has taken too long. */
  failed({ message }: Error): void {
    this.failures += 1;
    if (message === 'timeout' && this.mayPoll()) this.first = this.first === 'websocket' ? 'polling' : 'websocket';
    this.set();
  }

  private mayPoll(): boolean {
    return this.proven === 'no' || this.failures >= TRIES_BY_WEB_SOCKET;
  }

  private set(): void {
    const { opts } = this.manager;
    // While polling works nothing else is tried beside it: a web socket that hangs would keep the library from closing.
    opts.transports = this.first === 'websocket' ? ['websocket', 'polling'] : ['polling'];
    opts.tryAllTransports = this.mayPoll();
    this.manager.timeout(this.patience[this.first]);
  }
}
