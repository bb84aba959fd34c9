import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

import ipaddr from 'ipaddr.js';

import { ADDRESS_LENGTH } from '../../shared/protocol/notify';

/**
 * Where notifications may be sent. `public`: to encrypted addresses of the internet, and never into the network of the server, which
 * people could explore otherwise. `loopback`: to this machine, for tests. `off`: nowhere.
 */
export type Destinations = (typeof DESTINATIONS)[number];
export const DESTINATIONS = ['public', 'loopback', 'off'] as const;

/** Thrown for a host whose address nothing may be sent to. */
export class ForbiddenDestination extends Error {}

/**
 * Reads the address to which a person wants notifications sent. Returns null when nothing may be sent there, as far as the text tells.
 * @param own the host by which the person has found this server, if known: nothing is sent there
 */
export function readDestination(typed: string, destinations: Destinations, own?: string): URL | null {
  if (destinations === 'off' || typed.length > ADDRESS_LENGTH || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const encrypted = url.protocol === 'https:';
  const plain = url.protocol === 'http:' && destinations === 'loopback';
  if ((!encrypted && !plain) || url.username !== '' || url.password !== '') return null;
  const host = hostOf(url);
  if (destinations === 'public' && own !== undefined && isHost(own, host)) return null;
  return isIP(host) !== 0 && !mayReach(host, destinations) ? null : url;
}

/** The host of an address, without the brackets of IPv6 and the dot at the end of a full name. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '');
}

/** Whether a host with or without a port, as browsers send it, is this one. */
function isHost(typed: string, host: string): boolean {
  return URL.canParse(`https://${typed}`) && hostOf(new URL(`https://${typed}`)) === host;
}

/** The part of the IPv6 space from which global addresses are given out. What lies elsewhere leads somewhere special. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether anything may be sent to a network address. */
function mayReach(address: string, destinations: Destinations): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.process(address);
  if (destinations !== 'public') return destinations === 'loopback' && found.range() === 'loopback';
  const global = found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL_IPV6));
  return global && !isOwn(found);
}

/** Whether an address is one of this machine. */
function isOwn(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some((one) => ipaddr.process(one.address).toNormalizedString() === address.toNormalizedString());
}

/** Finds the addresses of a host as the platform does, and refuses it when one of them may not be reached. */
export function guardedLookup(destinations: Destinations): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, '');
        return;
      }
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => mayReach(address, destinations))) {
        callback(new ForbiddenDestination(`${host} is no place for notifications`), '');
        return;
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
