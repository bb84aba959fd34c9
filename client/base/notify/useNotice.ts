import { useEffect } from 'react';

import { notify } from './notice';

/**
 * Notifies when something is asked of this player while the page is hidden. What is asked is not said: others may read it.
 * @param asked changes with each new question; null while nothing is asked
 * @param title what the notification says
 */
export function useNotice(asked: string | null, title: string, room: string): void {
  useEffect(() => {
    if (asked === null || document.visibilityState === 'visible') return;
    notify({ title, room }).catch((error: unknown) => console.warn('no notification', error));
  }, [asked, title, room]);
}
