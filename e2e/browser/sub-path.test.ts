import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { Player } from './player';
import { FIXED, setting } from './setting';

const here = setting({ ...FIXED, BASE_PATH: '/games/' });
const beside = setting({ ...FIXED, BASE_PATH: '/other/' });

/** A proxy as people have one: it passes some paths to servers as they come, and something else has the rest of the host. */
class Proxy {
  /** Requests to other paths of the host. */
  readonly strayed: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  /** `ports` are those of the servers, by their paths. */
  static async start(ports: Readonly<Record<string, number>>): Promise<Proxy> {
    const portOf = (url: string): number | undefined => ports[/^\/[^/]*\//.exec(url)?.[0] ?? ''];
    const server = createServer((asked, answer) => {
      const { method, url = '', headers } = asked;
      const port = portOf(url);
      if (port === undefined) {
        proxy.strayed.push(url);
        answer.writeHead(404).end('another site');
        return;
      }
      const passed = request({ port, host: '127.0.0.1', method, path: url, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    server.on('upgrade', ({ url = '', headers }, client, head) => {
      const port = portOf(url);
      if (port === undefined) proxy.strayed.push(url);
      const target = connect({ port: port ?? 0, host: '127.0.0.1' }, () => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
        target.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        target.write(head);
        target.pipe(client).pipe(target);
      });
      for (const one of [client, target]) one.on('error', () => [client, target].forEach((each) => each.destroy()));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new Proxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return proxy;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

test('behind a path of a proxy a match is played, links lead there, and nothing is asked of the rest of the host', async () => {
  const { browser, server } = here();
  const proxy = await Proxy.start({ '/games/': server.port });
  const anna = await Player.arrive(browser, `${proxy.origin}/games/`, {
    screen: 'laptop',
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  const code = await anna.create('Anna');
  const room = `${proxy.origin}/games/r/${code}`;
  expect(anna.page.url()).toBe(room);
  await anna.at('qr-open').click();
  await anna.page.getByRole('img', { name: room }).waitFor();
  await anna.page.keyboard.press('Escape');

  const ben = await Player.arrive(browser, `${proxy.origin}/games/R/${code.toLowerCase()}%20`, {
    screen: 'phone',
    locale: 'fr-FR',
    serviceWorkers: 'allow',
  });
  expect(ben.page.url()).toBe(room);
  await ben.sit('Ben');
  await anna.at('start').click();
  await anna.at('ask').first().waitFor();
  await ben.at('status').waitFor();
  expect(anna.received.length).toBeGreaterThan(0);

  expect(await anna.page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    `${proxy.origin}/games/`,
  );
  // After a reload the page is under the worker's care, which then keeps the room's files.
  await anna.page.reload();
  await anna.at('ask').first().waitFor();
  proxy.close();
  await anna.page.goto(room);
  await anna.page.locator('[data-testid=link-banner][data-link=offline]').waitFor();

  await Promise.all([anna, ben].map((player) => player.leave()));
  expect(proxy.strayed).toEqual([]);
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
});

test('an address where nothing is says so in the reader’s language, and leads to the start', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, `${server.url}/games/r/ABC`, {
    screen: 'phone',
    locale: 'fr-FR',
    serviceWorkers: 'allow',
  });
  await player.page.getByText('Il n’y a rien à cette adresse').waitFor();
  await player.page.locator('.brand').click();
  await player.at('open-table').waitFor();
  expect(player.page.url()).toBe(`${server.url}/games/`);
  await player.leave();
});

test('two tables of one host know nothing of each other: neither seats nor kept files', async () => {
  const { browser, server } = here();
  const proxy = await Proxy.start({ '/games/': server.port, '/other/': beside().server.port });
  const anna = await Player.arrive(browser, `${proxy.origin}/games/`, {
    screen: 'laptop',
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  const { page } = anna;
  const code = await anna.create('Anna');
  const kept = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return caches.keys();
    });
  expect(await kept()).toEqual(['shell of /games/']);

  await page.goto(`${proxy.origin}/other/`);
  await anna.at('open-table').waitFor();
  await page.waitForFunction(async () => (await caches.keys()).length === 2);
  expect(await kept()).toEqual(['shell of /games/', 'shell of /other/']);
  // By now the tables of this browser would be there.
  expect(await page.getByText(code).count()).toBe(0);
  // A seat in a room that the other server does not know would be forgotten there.
  await page.goto(`${proxy.origin}/other/r/${code}`);
  await page.getByText('There is no room with this code').waitFor();
  await page.goto(`${proxy.origin}/games/r/${code}`);
  await anna.at('start').waitFor();
  await anna.leave();
  proxy.close();
});
