import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page cannot be seen now: another tab is in front, or the screen is off. */
export function useHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}
