import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { PushTarget } from '../../shared/protocol/notify';
import { CODE_LETTERS, PAIRING_LENGTH } from '../../shared/protocol/rooms';
import { hashToken, type TokenHash } from '../lib/secrets';
import {
  becomes,
  type Changed,
  type Device,
  memberOf,
  membersOf,
  refuse,
  type Room,
  withMember,
  withoutWatchers,
} from './room';

/** How long a code for another device can be used, in milliseconds. */
export const PAIRING_MS = 5 * 60_000;
/** The most devices with the right to one seat. */
export const MOST_DEVICES = 6;

/** A random code for another device. */
export function makePairing(): string {
  return Array.from({ length: PAIRING_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Reads a code for another device as people type it. Returns null when it cannot be one. */
export function readPairing(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code.length === PAIRING_LENGTH && Array.from(code).every((sign) => CODE_LETTERS.includes(sign)) ? code : null;
}

/** All that the server keeps of a code for another device: the same code has another hash in another room. */
export function hashPairing(room: string, pairing: string): TokenHash {
  return hashToken(`${room}:${pairing}`);
}

/** Opens a member's seat to one more device, by a code. A code from before is worth nothing then. */
export function pair(room: Room, tokenHash: TokenHash, hash: TokenHash, now: number): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  if (member.devices.length >= MOST_DEVICES) return refuse('too-many-devices');
  return becomes(withMember(room, { ...member, pairing: { hash, until: now + PAIRING_MS } }));
}

/**
 * Gives one more device the right to the seat that a code opens, once. A device that has a seat in the room stays as it is:
 * its first answer was lost.
 */
export function continueOn(room: Room, hash: TokenHash, device: Device): Changed {
  if (memberOf(room, device.tokenHash) !== null) return becomes(room);
  if (room.kicked.includes(device.tokenHash)) return refuse('kicked');
  const member = membersOf(room).find(({ pairing }) => pairing?.hash === hash && device.since < pairing.until);
  if (member === undefined) return refuse('pairing-unknown');
  const seated = withMember(room, { ...member, devices: [...member.devices, device], pairing: null });
  return becomes({ ...seated, watch: withoutWatchers(room.watch, [device.tokenHash]) });
}

/** Notes where a device takes notifications; null: it takes none. */
export function setPush(room: Room, tokenHash: TokenHash, push: PushTarget | null): Changed {
  const member = memberOf(room, tokenHash);
  const device = member?.devices.find((one) => one.tokenHash === tokenHash);
  if (member === null || device === undefined) return refuse('not-seated');
  if (isDeepStrictEqual(device.push ?? null, push)) return becomes(room);
  const { since } = device;
  const changed: Device = push === null ? { tokenHash, since } : { tokenHash, since, push };
  const devices = member.devices.map((one) => (one === device ? changed : one));
  return becomes(withMember(room, { ...member, devices }));
}

/** Forgets where a device took notifications, unless it takes them elsewhere by now. */
export function dropPush(room: Room, tokenHash: TokenHash, endpoint: string): Changed {
  const device = memberOf(room, tokenHash)?.devices.find((one) => one.tokenHash === tokenHash);
  return device?.push?.endpoint === endpoint ? setPush(room, tokenHash, null) : becomes(room);
}

/** Takes the right to a seat from all its devices but one, and its open code. */
export function signOutOthers(room: Room, tokenHash: TokenHash): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  const devices = member.devices.filter((device) => device.tokenHash === tokenHash);
  if (devices.length === member.devices.length && member.pairing === null) return becomes(room);
  return becomes(withMember(room, { ...member, devices, pairing: null }));
}
