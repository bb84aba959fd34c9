import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * Where notifications may be sent. `public`: to encrypted addresses of the internet, and never into the network of the server, which
 * people could explore otherwise. `loopback`: to this machine, for tests. `off`: nowhere.
 */
export type Destinations = (typeof DESTINATIONS)[number];
export const DESTINATIONS = ['public', 'loopback', 'off'] as const;

/** The longest address that is kept. */
export const ADDRESS_LENGTH = 1024;

/** Thrown for a host whose address nothing may be sent to. */
export class ForbiddenDestination extends Error {}

/** Reads where somebody wants notifications sent. Returns null when nothing may be sent there, as far as the text tells. */
export function readDestination(typed: string, destinations: Destinations): URL | null {
  if (destinations === 'off' || typed.length > ADDRESS_LENGTH || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const encrypted = url.protocol === 'https:';
  const plain = url.protocol === 'http:' && destinations === 'loopback';
  if ((!encrypted && !plain) || url.username !== '' || url.password !== '') return null;
  const host = hostOf(url);
  return isIP(host) !== 0 && !mayReach(host, destinations) ? null : url;
}

/** The host of an address, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether anything may be sent to a network address. */
function mayReach(address: string, destinations: Destinations): boolean {
  if (!ipaddr.isValid(address)) return false;
  const range = ipaddr.process(address).range();
  return range === (destinations === 'public' ? 'unicast' : 'loopback');
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
