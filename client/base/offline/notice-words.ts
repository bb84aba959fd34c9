import type { NoticeWords } from '../notify/words';

/** Where the service worker keeps what notifications say, until a page tells it other words. */
const CACHE = 'notice';
const ENTRY = '/notice-words';

/** Keeps the words for the next notification. */
export async function keepWords(words: NoticeWords): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ENTRY, new Response(JSON.stringify(words)));
}

/** The words that were kept last; null when no page has told any. */
export async function keptWords(): Promise<NoticeWords | null> {
  const kept = await caches.match(ENTRY, { cacheName: CACHE });
  return kept === undefined ? null : ((await kept.json()) as NoticeWords);
}
