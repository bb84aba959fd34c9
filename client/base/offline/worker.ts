/** The service worker: opens the application without a network, and shows notifications, which bring its tab forward when tapped. */
import type { PushBody } from '../../../shared/protocol/notify';
import { keepWords, keptWords, type NoticeWords } from './notice-words';
import { cacheOf, freshPage, keepPage, keptFile, type Means, SHELL, sourceOf } from './shell';

/** Types of service workers that the type library of pages lacks. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface MessageReceived extends Lasting {
  readonly data: NoticeWords;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Tapped extends Lasting {
  readonly notification: Notification;
}
interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: 'window' }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  addEventListener(type: 'message', listener: (event: MessageReceived) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
}
declare const self: Worker;

/** Where the application lies: beside this script. */
const BASE = new URL('./', self.location.href).href;

const meansOf = (event: Lasting): Means => ({
  base: BASE,
  fetch: (request) => fetch(request),
  open: () => caches.open(cacheOf(BASE, SHELL)),
  after: (work) => event.waitUntil(work),
});

self.addEventListener('install', (event) => event.waitUntil(keepPage(meansOf(event)).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  switch (sourceOf(event.request, BASE)) {
    case 'page':
      event.respondWith(freshPage(event.request, meansOf(event)));
      return;
    case 'file':
      event.respondWith(keptFile(event.request, meansOf(event)));
      return;
    case null:
      return;
  }
});
self.addEventListener('message', (event) => event.waitUntil(keepWords(BASE, event.data)));
self.addEventListener('push', (event) => {
  const { room } = (event.data?.json() ?? {}) as Partial<PushBody>;
  const show = async (): Promise<void> => {
    const words = await keptWords(BASE);
    // Without words there is no notification of ours; the browser shows one of its own.
    if (room === undefined || words === null) return;
    const data = new URL(`r/${room}`, BASE).href;
    await self.registration.showNotification(words.title, {
      tag: room,
      data,
      icon: new URL('lamp-192.png', BASE).href,
    });
  };
  event.waitUntil(show());
});
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = String(notification.data);
  const show = async (): Promise<unknown> => {
    const tabs = await self.clients.matchAll({ type: 'window' });
    const tab = tabs.find((one) => one.url === url);
    return tab === undefined ? self.clients.openWindow(url) : tab.focus();
  };
  event.waitUntil(show());
});
