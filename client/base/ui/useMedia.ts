import { useCallback, useSyncExternalStore } from 'react';

import { MEDIA } from '../breakpoints';

const lists = new Map<string, MediaQueryList>();

/** A list is made once: to make one takes as long as to draw a small component, and it is asked each time one is drawn. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the window is now as a media query of a name says. */
export function useMedia(name: keyof typeof MEDIA): boolean {
  const query = MEDIA[name];
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}
