import { useSyncExternalStore } from 'react';

import { type Onlookers, storedOnlookers, storeOnlookers } from '../../base/browser-storage';

const CHANGED = 'app:onlookers-changed';

/** Says whether others may see this screen. */
export function setOnlookers(who: Onlookers): void {
  storeOnlookers(who);
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether others may see this screen; renders again whenever that changes. */
export function useOnlookers(): Onlookers {
  return useSyncExternalStore(subscribe, () => storedOnlookers());
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
