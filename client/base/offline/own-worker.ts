import { basePath } from '../address';

/**
 * The service worker of this application; null when it has none yet. A page is also in the care of the worker of another application
 * whose path its own begins with.
 */
export async function ownWorker(): Promise<ServiceWorkerRegistration | null> {
  const own = new URL(basePath(), window.location.origin).href;
  const found = await navigator.serviceWorker.getRegistration(own);
  return found?.scope === own ? found : null;
}
