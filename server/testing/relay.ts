import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands between clients and a server, like the network does: it can be cut. Connections go in turn to one of the
 * `targets` (ports on the loopback interface) that takes them.
 */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private next = 0;
  private line: 'up' | 'cut' = 'up';

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private readonly targets: readonly number[],
  ) {
    server.on('connection', (client) => this.carry(client, targets.length));
  }

  static async start(...targets: readonly number[]): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, (server.address() as AddressInfo).port, targets);
  }

  /** Ends all connections and takes no new ones until it is mended. */
  cut(): void {
    this.line = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.line = 'up';
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Tries one target after another; what the client sends meanwhile waits in its socket. */
  private carry(client: Socket, tries: number): void {
    this.keep(client);
    const port = this.targets[this.next % this.targets.length];
    this.next += 1;
    if (this.line === 'cut' || client.destroyed || port === undefined || tries === 0) {
      client.destroy();
      return;
    }
    const target = connect({ port, host: '127.0.0.1' });
    this.keep(target);
    const elsewhere = (): void => this.carry(client, tries - 1);
    target.once('error', elsewhere);
    target.once('connect', () => {
      target.off('error', elsewhere);
      client.pipe(target).pipe(client);
      for (const [one, other] of [[client, target] as const, [target, client] as const]) {
        one.once('close', () => other.destroySoon());
      }
    });
    client.once('close', () => target.destroy());
  }

  private keep(socket: Socket): void {
    if (this.sockets.has(socket)) return;
    this.sockets.add(socket);
    socket.setNoDelay();
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
  }
}
