import type { IncomingMessage } from 'node:http';

import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** The key of all callers without a known address, such as those over a local pipe. */
const UNKNOWN = 'unknown';
/** The longest chain of trusted proxies that is read; the rest of a longer one is ignored. */
const MOST_PROXIES = 16;

/**
 * Finds the network address of a request. Of forwarded headers only the part by trusted proxies is used: a client's own
 * entries stand to the left of the first proxy's.
 */
export class ClientAddresses {
  private readonly trusted: readonly (readonly [IPv4 | IPv6, number])[];
  private readonly known = new WeakMap<IncomingMessage, string>();

  /** `proxies` are addresses and networks, see {@link isNetwork}. */
  constructor(proxies: readonly string[]) {
    this.trusted = proxies.map((proxy) => (proxy.includes('/') ? ipaddr.parseCIDR(proxy) : wholeNetwork(proxy)));
  }

  /**
   * The address a request comes from, as a key for limits: of IPv6 only the network of 64 bits, because whoever has one
   * address there has all of them. The same request always gives the same answer, also after its connection is gone.
   */
  of(request: IncomingMessage): string {
    const known = this.known.get(request);
    if (known !== undefined) return known;
    const key = limitKey(this.client(request));
    this.known.set(request, key);
    return key;
  }

  /** Whether an address is a trusted proxy's. */
  trusts(address: string | undefined): boolean {
    const peer = parse(address ?? '');
    return peer !== null && this.trusted.some(([network, bits]) => isIn(peer, network, bits));
  }

  private client(request: IncomingMessage): string | null {
    let client = plainAddress(request.socket.remoteAddress ?? '');
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').slice(-MOST_PROXIES);
    while (client !== null && this.trusts(client)) {
      const before = plainAddress(forwarded.pop()?.trim() ?? '');
      if (before === null) break;
      client = before;
    }
    return client;
  }
}

/** Whether a text is an address (`10.0.0.1`, `::1`) or a network (`10.0.0.0/8`, `fd00::/8`). */
export function isNetwork(text: string): boolean {
  if (text.includes('%')) return false;
  if (!text.includes('/')) return isWritten(text);
  return isWritten(text.slice(0, text.indexOf('/'))) && ipaddr.isValidCIDR(text);
}

/** The key that counts for limits; null is an unknown address. */
export function limitKey(address: string | null): string {
  const parsed = address === null ? null : parse(address);
  if (parsed === null) return UNKNOWN;
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${groups(parsed, 4).join(':')}::/64`;
}

/**
 * The networks that a key for limits stands for, narrowest first: itself and, of IPv6, the /56 and the /48 around it,
 * which is what a customer gets who has more than one /64.
 */
export function networksOf(key: string): readonly [string, ...string[]] {
  if (!key.endsWith('::/64')) return [key];
  const [a = '', b = '', c = '', d = ''] = key.split(':');
  const high = (parseInt(d, 16) & 0xff00).toString(16);
  return [key, `${a}:${b}:${c}:${high}::/56`, `${a}:${b}:${c}::/48`];
}

/** The network of the provider around a key for limits, roughly: the /32 of IPv6, the /16 of IPv4. */
export function neighbourhoodOf(key: string): string {
  return key.split(key.includes(':') ? ':' : '.', 2).join(':');
}

/** An address in its canonical form: no port, no zone, IPv4 also where it came as IPv6. Null when it is none. */
export function plainAddress(text: string): string | null {
  return parse(text)?.toString() ?? null;
}

/** Parses an address as sockets and proxies write it: with or without a port, brackets or a zone. Null when it is none. */
function parse(text: string): IPv4 | IPv6 | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  // `process` also turns an IPv4 address that is mapped into IPv6 back, as sockets that listen for both report it.
  return isWritten(address) ? ipaddr.process(address) : null;
}

/** IPv4 in four decimal parts, or IPv6: the library would also read octal and shortened forms. */
function isWritten(address: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
}

function wholeNetwork(address: string): readonly [IPv4 | IPv6, number] {
  const parsed = ipaddr.process(address);
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128];
}

function isIn(address: IPv4 | IPv6, network: IPv4 | IPv6, bits: number): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/** The first groups of an IPv6 address. */
function groups(address: IPv4 | IPv6, count: number): readonly string[] {
  return (address as IPv6).parts.slice(0, count).map((group) => group.toString(16));
}
