import { useSyncExternalStore } from 'react';

import { basePath, inApp, onHost, pairingIn } from './address';
import { CODES } from './settings';

const MOVED = 'app:moved';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** What an entry of the browser's history holds beside its address. */
interface Entry {
  /** Made by {@link openHash}. */
  readonly opened?: 'here';
  /** The path, with the code for this device after a `#`, where the address does not show it. A reload keeps it. */
  readonly covered?: string;
}

function entry(): Entry {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The part of the present address after its `#`, without it. */
function hashNow(): string {
  return (window.location.hash.slice(1) || entry().covered?.split('#')[1]) ?? '';
}

/** The path on the host of the present address, also where that shows none. */
export function pathNow(): string {
  return entry().covered?.split('#')[0] ?? window.location.pathname;
}

/** Whether a path of the application holds a code that is not to be seen. */
function hides(path: string, codes: 'shown' | 'hidden'): boolean {
  return codes === 'hidden' && path.startsWith('/r/');
}

/** The address on the host of a path of the application as a link shows it: without a hidden code. */
export function shownAddress(path: string, codes: 'shown' | 'hidden'): string {
  return onHost(hides(path, codes) ? '/' : path);
}

/** Goes to another path of the application, as a link would. */
export function go(path: string): void {
  const codes = CODES.now();
  const kept: Entry = hides(path, codes) ? { covered: onHost(path) } : {};
  window.history.pushState(kept, '', shownAddress(path, codes));
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

/**
 * Puts a part after the `#` of the present address: what it opens closes with the browser's back button. From one such part
 * to another that button is not asked to go.
 */
export function openHash(hash: string): void {
  const kept: Entry = { ...entry(), opened: 'here' };
  if (entry().opened === 'here') window.history.replaceState(kept, '', `#${hash}`);
  else window.history.pushState(kept, '', `#${hash}`);
  window.dispatchEvent(new Event(MOVED));
}

/** Takes the part after the `#` away, by going back to where it was put there if that was here. */
export function closeHash(): void {
  if (entry().opened === 'here') {
    window.history.back();
    return;
  }
  const kept: Entry = entry().covered === undefined ? {} : { covered: pathNow() };
  window.history.replaceState(kept, '', window.location.pathname + window.location.search);
  window.dispatchEvent(new Event(MOVED));
}

/**
 * Keeps hidden codes out of the address that the browser shows: the entry of the history holds the path, and the address is that of the
 * start page. Shows the path again where codes are not hidden. Returns how to stop that.
 */
export function followCovering(): () => void {
  const cover = (): void => {
    const [path, hash] = [pathNow(), hashNow()];
    const covered = hides(inApp(path) ?? path, CODES.now());
    if (!covered && entry().covered === undefined) return;
    const { opened } = entry();
    const rest: Entry = opened === undefined ? {} : { opened };
    const secret = covered && pairingIn(hash) !== null;
    const kept: Entry = covered ? { ...rest, covered: secret ? `${path}#${hash}` : path } : rest;
    window.history.replaceState(kept, '', (covered ? basePath() : path) + (hash === '' || secret ? '' : `#${hash}`));
  };
  cover();
  window.addEventListener('popstate', cover);
  const stop = CODES.subscribe(cover);
  return () => {
    window.removeEventListener('popstate', cover);
    stop();
  };
}

/** The part of the present address after its `#`, without it; renders again whenever that changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, hashNow);
}

/** The path on the host of the present address; renders again after {@link go} and the browser's back and forward buttons. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, pathNow);
}
