import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** What stands for everybody whose address cannot be told, such as callers over a local pipe. */
const UNKNOWN = 'unknown';

/**
 * Tells from which network address a request comes. Forwarded headers are believed as far as trusted proxies wrote
 * them, and no further: whatever a client puts there itself stands to the left of what the first trusted proxy adds.
 */
export class ClientAddresses {
  private readonly trusted = new BlockList();
  private readonly known = new WeakMap<IncomingMessage, string>();

  /** `proxies` are addresses and networks, see {@link isNetwork}. */
  constructor(proxies: readonly string[]) {
    for (const proxy of proxies) {
      const [address = '', bits] = proxy.split('/');
      const family = isIPv4(address) ? 'ipv4' : 'ipv6';
      if (bits === undefined) this.trusted.addAddress(address, family);
      else this.trusted.addSubnet(address, Number(bits), family);
    }
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
    const peer = plainAddress(address ?? '');
    return peer !== null && this.trusted.check(peer, isIPv4(peer) ? 'ipv4' : 'ipv6');
  }

  private client(request: IncomingMessage): string | null {
    let client = plainAddress(request.socket.remoteAddress ?? '');
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
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
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The key that counts for limits; null is an unknown address. */
export function limitKey(address: string | null): string {
  if (address === null) return UNKNOWN;
  return isIPv4(address) ? address : `${network64(address)}::/64`;
}

/** One way of writing an address: no port, no zone, IPv4 as such also where it came as IPv6. Null when it is none. */
export function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  // The second is what an IPv4 connection is called by a server that listens for both.
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  if (mapped === null) return canonical;
  const [high, low] = mapped.slice(1).map((group) => parseInt(group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The first four groups of an IPv6 address in its canonical form. */
function network64(address: string): string {
  const [before = [], after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const missing = after === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...(after ?? [])].slice(0, 4).join(':');
}
