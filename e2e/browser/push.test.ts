import { Player } from './player';
import { FIXED, setting } from './setting';

const here = setting({ ...FIXED, NOTIFY: 'loopback' }, 'whole');

test('a notification without a page says in the reader’s language that the table waits, and leads to the room', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, server.url, {
    screen: 'phone',
    locale: 'fr-FR',
    serviceWorkers: 'allow',
  });
  const { page } = player;
  await page.context().grantPermissions(['notifications'], { origin: server.url });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // Ready can be before it is activated: what is pushed then is lost.
    while (active?.state !== 'activated') await new Promise(requestAnimationFrame);
  });
  const code = await player.create('Anna');
  // What the page tells its worker when its player wants notifications; this machine has no push service to agree with.
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    worker.active?.postMessage({ title: 'La table vous attend' });
    while ((await caches.match('/notice-words')) === undefined) await new Promise(requestAnimationFrame);
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const push = { origin: server.url, registrationId: await registered, data: JSON.stringify({ room: code }) };
  const look = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      for (let i = 0; i < 120; i += 1) {
        const [first] = await worker.getNotifications();
        if (first !== undefined) return { title: first.title, tag: first.tag, data: String(first.data) };
        await new Promise(requestAnimationFrame);
      }
      return null;
    });
  // A browser that is asked before a notification is on the screen may take it for closed and forget it: it is sent again.
  let shown = null;
  while (shown === null) {
    await devtools.send('ServiceWorker.deliverPushMessage', push);
    shown = await look();
  }
  expect(shown).toEqual({
    title: 'La table vous attend',
    tag: code,
    data: `${server.url}/r/${code}`,
  });
  await player.leave();
});
