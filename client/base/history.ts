import { useSyncExternalStore } from 'react';

const MOVED = 'app:moved';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** Goes to another screen of the application, as a link would. */
export function go(path: string): void {
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

/** The path of the present address; renders again after {@link go} and the browser's back and forward buttons. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}
