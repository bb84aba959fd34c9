import { onHost } from '../address';

/** Starts the service worker where there is one to start. A browser without service workers plays on without. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // After the first screen, so that the worker takes none of its network.
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register(onHost('/worker.js'))
      .catch((error: unknown) => console.warn('no service worker', error));
  });
}
