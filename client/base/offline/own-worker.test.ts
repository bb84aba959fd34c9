/** @jest-environment ./client/testing/environment.ts */
import { ownWorker } from './own-worker';

/** A browser with a service worker of this scope; with none when null. */
function browserWith(scope: string | null): void {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(scope === null ? undefined : { scope }) },
    configurable: true,
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete document.documentElement.dataset['base'];
});

test.each([
  ['/', '/', 'own'],
  ['/games/', '/games/', 'own'],
  ['/games/', '/', 'none'],
  ['/', null, 'none'],
] as const)('a page below %s that finds the worker of %s has %s', async (base, scope, has) => {
  document.documentElement.dataset['base'] = base;
  browserWith(scope === null ? null : new URL(scope, window.location.origin).href);
  expect((await ownWorker()) === null ? 'none' : 'own').toBe(has);
});
