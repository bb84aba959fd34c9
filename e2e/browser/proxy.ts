import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a proxy does with requests for a web socket: passes them on, or takes them and never answers. */
type Upgrades = 'passed' | 'swallowed';

/** A reverse proxy before a server under test, which can do what proxies and networks do to people. */
export class Proxy {
  upgrades: Upgrades = 'passed';
  private readonly ends = new Set<Duplex>();
  /** The two ends of each web socket that is open. */
  private readonly webSockets = new Set<readonly [Duplex, Duplex]>();

  private constructor(
    private readonly http: Server,
    private readonly target: number,
  ) {}

  /** Starts one before the server at a port of this machine. It answers with 502 whenever that server does not. */
  static async before(target: number): Promise<Proxy> {
    const http = createServer();
    const proxy = new Proxy(http, target);
    http.on('request', (from, to) => proxy.pass(from, to));
    http.on('upgrade', (from, end, head) => proxy.upgrade(from, end, head));
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** Carries nothing more over the web sockets that are open now, as when a phone has slept. Neither end is told. */
  stall(): void {
    for (const ends of this.webSockets)
      for (const end of ends) {
        end.unpipe();
        end.pause();
      }
  }

  async close(): Promise<void> {
    for (const end of this.ends) end.destroy();
    this.http.closeAllConnections();
    await new Promise((closed) => this.http.close(closed));
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const { method, url: path, headers } = from;
    const passed = request({ host: '127.0.0.1', port: this.target, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => {
      if (to.headersSent) to.destroy();
      else to.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
    });
    to.on('close', () => passed.destroy());
    from.pipe(passed);
  }

  private upgrade({ method, url, rawHeaders }: IncomingMessage, end: Duplex, head: Buffer): void {
    this.keep(end);
    if (this.upgrades === 'swallowed') return;
    const on = this.keep(connect(this.target, '127.0.0.1'));
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? `${name}: ${rawHeaders[i + 1] ?? ''}` : []));
    on.write(`${[`${method ?? ''} ${url ?? ''} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    on.write(head);
    on.pipe(end).pipe(on);
    const both = [end, on] as const;
    this.webSockets.add(both);
    for (const one of both)
      one.on('close', () => {
        this.webSockets.delete(both);
        for (const other of both) other.destroy();
      });
  }

  private keep<End extends Duplex>(end: End): End {
    this.ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => this.ends.delete(end));
    return end;
  }
}
