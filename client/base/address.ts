/** Where the application lies on its host, with a slash at both ends: the server writes it into the page when that is not the root. */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '/';
}

/** The path on the host of a path of the application, such as `/r/CODE`. */
export function onHost(path: string): string {
  return basePath() + path.slice(1);
}

/** The path of the application at a path of its host; null outside the application. */
export function inApp(path: string): string | null {
  const base = basePath();
  return path.startsWith(base) ? path.slice(base.length - 1) : null;
}

/** The path of a room in the application. */
export function roomPath(code: string): string {
  return `/r/${code}`;
}

/** The address of the start page, to be typed on another device. */
export function typedAddress(): string {
  return window.location.host + basePath().slice(0, -1);
}

/** The address of a room, to give to others. */
export function roomLink(code: string): string {
  return window.location.origin + onHost(roomPath(code));
}

const FROM_TV = 'tv';

/** Whether the part of an address after its `#` was scanned from a television. */
export function isFromTv(hash: string): boolean {
  return hash === FROM_TV;
}

/** The address of a room as a television shows it: whoever scans it sits before that television. */
export function tvLink(code: string): string {
  return `${roomLink(code)}#${FROM_TV}`;
}

/** The address of this page, to give to others: without what is for this device alone. */
export function pageLink(): string {
  return window.location.origin + window.location.pathname;
}

const PAIRING = 'device=';

/**
 * The link that continues a seat on another device. The code stands after the `#`, which browsers never send, so that it is in
 * no log.
 */
export function pairingLink(room: string, pairing: string): string {
  return `${roomLink(room)}#${PAIRING}${pairing}`;
}

/** The code for this device in the part of an address after its `#`, or null. */
export function pairingIn(hash: string): string | null {
  return hash.startsWith(PAIRING) ? hash.slice(PAIRING.length) : null;
}
