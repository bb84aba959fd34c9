import { useCallback, useSyncExternalStore } from 'react';

import { MEDIA } from '../breakpoints';

/** Whether the window is now as a media query of a name says. */
export function useMedia(name: keyof typeof MEDIA): boolean {
  const query = MEDIA[name];
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
