/** @jest-environment ./client/testing/environment.ts */
import { storeNotice } from '../browser-storage';
import { pushTarget } from './push';

const KEY = 'BAAB';
const bytes = (...all: readonly number[]): ArrayBuffer => new Uint8Array(all).buffer;

/** A browser with a push service that records its calls. */
function browserWithPush(wanted: 'on' | 'off', usedKey: ArrayBuffer | null) {
  const asked: string[] = [];
  const subscription = (key: ArrayBuffer) => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: key },
    getKey: (name: string) => (name === 'auth' ? bytes(251, 255) : bytes(1, 2, 3)),
    unsubscribe: () => Promise.resolve(asked.push('unsubscribed') > 0),
  });
  let known = usedKey === null ? null : subscription(usedKey);
  const pushManager = {
    getSubscription: () => Promise.resolve(known),
    subscribe: (options: { readonly applicationServerKey: string }) => {
      asked.push(`subscribed with ${options.applicationServerKey}`);
      known = subscription(bytes(4, 0, 1));
      return Promise.resolve(known);
    },
  };
  Object.defineProperty(window, 'Notification', { value: { permission: 'granted' }, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: {}, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve({ scope: `${window.location.origin}/`, pushManager }) },
    configurable: true,
  });
  storeNotice(wanted);
  return asked;
}

/** A server with this answer to who asks for the key. */
function serverWith(status: 200 | 404): void {
  const answer = { ok: status === 200, json: () => Promise.resolve({ key: KEY }) };
  Object.defineProperty(window, 'fetch', { value: () => Promise.resolve(answer), configurable: true });
}

afterEach(() => {
  for (const name of ['Notification', 'PushManager', 'fetch']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const target = { endpoint: 'https://push.example/1', p256dh: 'AQID', auth: '-_8' };

test('who wants notifications has the server told where this device takes them', async () => {
  const asked = browserWithPush('on', null);
  serverWith(200);
  expect(await pushTarget()).toEqual(target);
  expect(asked).toEqual(['subscribed with BAAB']);
  expect(await pushTarget()).toEqual(target);
  expect(asked).toEqual(['subscribed with BAAB']);
});

test('what was agreed on with another key is agreed on anew', async () => {
  const asked = browserWithPush('on', bytes(9, 9, 9));
  serverWith(200);
  expect(await pushTarget()).toEqual(target);
  expect(asked).toEqual(['unsubscribed', 'subscribed with BAAB']);
});

test('who does not want them takes it back; where the server sends none, or the browser cannot, there is nothing', async () => {
  const asked = browserWithPush('off', bytes(4, 0, 1));
  serverWith(200);
  expect(await pushTarget()).toBeNull();
  expect(asked).toEqual(['unsubscribed']);
  browserWithPush('on', null);
  serverWith(404);
  expect(await pushTarget()).toBeNull();
  Reflect.deleteProperty(window, 'PushManager');
  serverWith(200);
  expect(await pushTarget()).toBeNull();
});
