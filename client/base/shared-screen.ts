import { useSyncExternalStore } from 'react';

import { basePath } from './address';
import { below, patient, type Store } from './browser-storage';

const CHANGED = 'app:screen-changed';
const SCREEN = 'screen.';

/** Kept for this page alone, and as long as it is open: another tab of the same browser may show the seat. */
const pageStore = patient(() => below(basePath(), window.sessionStorage));

/** Which table a page shows: that of its browser's seat, or the one that everybody may see. */
export type Screen = 'own' | 'shared';

/** Turns this page into a shared screen, or back. */
export function setScreen(code: string, screen: Screen, store: Store = pageStore): void {
  if (screen === 'shared') store.setItem(SCREEN + code, screen);
  else store.removeItem(SCREEN + code);
  window.dispatchEvent(new Event(CHANGED));
}

/** Which table this page shows of a room, also after a reload. */
function storedScreen(code: string, store: Store = pageStore): Screen {
  return store.getItem(SCREEN + code) === 'shared' ? 'shared' : 'own';
}

/** As {@link storedScreen}; renders again whenever that changes. */
export function useScreen(code: string): Screen {
  return useSyncExternalStore(subscribe, () => storedScreen(code));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
