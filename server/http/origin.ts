import type { IncomingMessage } from 'node:http';

/** Tells which pages may reach the server from a browser: those of its own host, and those of origins named. */
export class Origins {
  private readonly named: ReadonlySet<string>;

  /** `allowed` are origins besides the server's own, such as `https://play.example.org`. */
  constructor(allowed: readonly string[]) {
    this.named = new Set(allowed);
  }

  /** Whether the page a request comes from may send it. A request without an origin comes from no other site's page. */
  admit({ headers }: IncomingMessage): boolean {
    const { origin } = headers;
    if (origin === undefined || this.names(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const { protocol, host } = new URL(origin);
    const own = `${protocol}//${headers.host ?? ''}`;
    return host !== '' && URL.canParse(own) && new URL(own).host === host;
  }

  /** Whether an origin is one of those named. */
  names(origin: string): boolean {
    return this.named.has(origin);
  }
}
