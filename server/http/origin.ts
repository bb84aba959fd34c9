import type { IncomingMessage } from 'node:http';

import type { ClientAddresses } from '../limits/address';
import { HOST } from './headers';

/**
 * The origin by which a client has reached the server: the host that it names, and what a trusted proxy says of the scheme.
 * @returns null for a host that is none
 */
export function ownOrigin({ headers, socket }: IncomingMessage, addresses: ClientAddresses): string | null {
  const { host = '' } = headers;
  if (!HOST.test(host)) return null;
  const schemes = addresses.trusts(socket.remoteAddress) ? String(headers['x-forwarded-proto'] ?? '') : '';
  return `${/\bhttps\b/.test(schemes) ? 'https' : 'http'}://${host}`;
}

/** Decides which pages may use the server from a browser: those of its own host, and those of the allowed origins. */
export class Origins {
  private readonly named: ReadonlySet<string>;

  /** `allowed` are origins besides the server's own, such as `https://play.example.org`. */
  constructor(allowed: readonly string[]) {
    this.named = new Set(allowed);
  }

  /** Whether the page that sent a request may do so. A request without an origin is taken for none from another site. */
  admit({ headers }: IncomingMessage): boolean {
    const { origin } = headers;
    if (origin === undefined || this.names(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const { protocol, host } = new URL(origin);
    const own = `${protocol}//${headers.host ?? ''}`;
    return host !== '' && URL.canParse(own) && new URL(own).host === host;
  }

  /** Whether an origin is one of the allowed ones. */
  names(origin: string): boolean {
    return this.named.has(origin);
  }
}
