import { onHost } from '../address';
import { storedNotice, storeNotice } from '../browser-storage';
import { ownWorker } from '../offline/own-worker';

/** Whether this browser is to tell when its player is asked while the page is hidden. `impossible`: it cannot, or was told not to. */
export type Notice = 'on' | 'off' | 'impossible';

const listeners = new Set<() => void>();

/** Whether this browser shows notices now. */
export function notice(): Notice {
  if (!('Notification' in window) || Notification.permission === 'denied') return 'impossible';
  return Notification.permission === 'granted' && storedNotice() === 'on' ? 'on' : 'off';
}

/** Sets it. The browser asks its user first, so call this when a button was pressed. Resolves to what holds from then on. */
export async function setNotice(wanted: 'on' | 'off'): Promise<Notice> {
  if (notice() === 'impossible') return 'impossible';
  if (wanted === 'on') await Notification.requestPermission();
  storeNotice(wanted);
  for (const listener of listeners) listener();
  return notice();
}

/** Calls back when what this browser does may have changed. Returns how to stop that. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a notification; a tap on it brings this page forward. One of the same room replaces the one before.
 * Does nothing when this browser is not to notify.
 */
export async function notify({ title, room }: { readonly title: string; readonly room: string }): Promise<void> {
  if (notice() !== 'on') return;
  const options = { tag: room, data: window.location.href, icon: onHost('/lamp-192.png') };
  // Phones show those of a service worker only.
  const worker = await ownWorker();
  if (worker !== null) await worker.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => window.focus());
}
