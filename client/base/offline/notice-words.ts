import { cacheOf } from './shell';

/** What a notification says that comes while no page is open: the page tells its service worker, which knows no language. */
export interface NoticeWords {
  readonly title: string;
}

/** Where the service worker stores the words of notifications, until a page gives it others. */
const NOTICE = 'notice';
const ENTRY = '/notice-words';

/** Keeps the words for the next notification. `base` is the address of the application. */
export async function keepWords(base: string, words: NoticeWords): Promise<void> {
  const cache = await caches.open(cacheOf(base, NOTICE));
  await cache.put(ENTRY, new Response(JSON.stringify(words)));
}

/** The words that were kept last; null when no page has told any. `base` is the address of the application. */
export async function keptWords(base: string): Promise<NoticeWords | null> {
  const kept = await caches.match(ENTRY, { cacheName: cacheOf(base, NOTICE) });
  return kept === undefined ? null : ((await kept.json()) as NoticeWords);
}
