/** The path of a room. */
export function roomPath(code: string): string {
  return `/r/${code}`;
}

const PAIRING = 'device=';

/**
 * The link that continues a seat on another device. The code stands after the `#`, which browsers never send, so that it is in
 * no log.
 */
export function pairingLink(room: string, pairing: string): string {
  return `${window.location.origin}${roomPath(room)}#${PAIRING}${pairing}`;
}

/** The code for this device in the part of an address after its `#`, or null. */
export function pairingIn(hash: string): string | null {
  return hash.startsWith(PAIRING) ? hash.slice(PAIRING.length) : null;
}
