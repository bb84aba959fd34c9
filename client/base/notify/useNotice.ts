import { useEffect } from 'react';

import { notify } from './notice';

/**
 * Shows a notification when a question comes to this player while the page is hidden. It does not contain the question:
 * other people may read it.
 * @param asked changes with each new question; null while there is none
 * @param title the text of the notification
 */
export function useNotice(asked: string | null, title: string, room: string): void {
  useEffect(() => {
    if (asked === null || document.visibilityState === 'visible') return;
    notify({ title, room }).catch((error: unknown) => console.warn('no notification', error));
  }, [asked, title, room]);
}
