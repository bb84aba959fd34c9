import { useSyncExternalStore } from 'react';

import { onHost } from './address';

const MOVED = 'app:moved';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** Goes to another path of the application, as a link would. */
export function go(path: string): void {
  window.history.pushState(null, '', onHost(path));
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

/** Marks the entries of the history that {@link openHash} has made. */
const OPENED = 'app:opened';

function isOpened(): boolean {
  const state: unknown = window.history.state;
  return state === OPENED;
}

/**
 * Puts a part after the `#` of the present address: what it opens closes with the browser's back button. From one such part
 * to another that button is not asked to go.
 */
export function openHash(hash: string): void {
  if (isOpened()) window.history.replaceState(OPENED, '', `#${hash}`);
  else window.history.pushState(OPENED, '', `#${hash}`);
  window.dispatchEvent(new Event(MOVED));
}

/** Takes the part after the `#` away, by going back to where it was put there if that was here. */
export function closeHash(): void {
  if (isOpened()) {
    window.history.back();
    return;
  }
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  window.dispatchEvent(new Event(MOVED));
}

/** The part of the present address after its `#`, without it; renders again whenever that changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
}

/** The path on the host of the present address; renders again after {@link go} and the browser's back and forward buttons. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}
