import type { PushTarget } from '../../../shared/protocol/notify';
import { onHost } from '../address';
import type { NoticeWords } from '../offline/notice-words';
import { ownWorker } from '../offline/own-worker';
import { notice } from './notice';

/** Tells the service worker what notifications say that come while no page is open. */
export async function tellWords(words: NoticeWords): Promise<void> {
  await navigator.serviceWorker.ready;
  const worker = await ownWorker();
  worker?.active?.postMessage(words);
}

/**
 * Where this browser takes notifications while no page is open. It agrees on that with its push service when its user wants
 * notifications, and takes it back when not.
 * @returns null when it takes none: not wanted, not possible here, or not sent by this server
 */
export async function pushTarget(): Promise<PushTarget | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const worker = await ownWorker();
  if (worker === null) return null;
  const known = await worker.pushManager.getSubscription();
  if (notice() !== 'on') {
    await known?.unsubscribe();
    return null;
  }
  const answer = await fetch(onHost('/api/push'));
  if (!answer.ok) return null;
  const { key } = (await answer.json()) as { readonly key: string };
  if (known !== null && madeWith(known, key)) return targetOf(known);
  // Subscriptions with another key are void: the server has new keys.
  await known?.unsubscribe();
  return targetOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

function madeWith({ options: { applicationServerKey: used } }: PushSubscription, key: string): boolean {
  return used !== null && base64url(used) === key.replace(/=+$/, '');
}

function targetOf(subscription: PushSubscription): PushTarget | null {
  const [key, secret] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (key === null || secret === null) return null;
  return { endpoint: subscription.endpoint, p256dh: base64url(key), auth: base64url(secret) };
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
