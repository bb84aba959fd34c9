import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Browser } from '../../server/testing/browser';
import { bundle } from '../../server/testing/bundled';
import { freePort } from '../../server/testing/own-services';
import { temporaryFolder } from '../../server/testing/serve';
import { games } from '../../shared/games/registry';
import { linkMessages } from '../../shared/text/link';
import { GAME } from '../lib/game';

const folder = temporaryFolder();
const bundled = bundle();
let server: ChildProcess;
let url = '';

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'dist/client'), { recursive: true });
  writeFileSync(
    path.join(folder.path, 'dist/client/room.html'),
    '<!doctype html><html lang="en"><head><title>The Site</title></head></html>',
  );
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [bundled.main], {
    cwd: folder.path,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while ((await fetch(`${url}/healthz`).catch(() => null))?.ok !== true) {
    if (server.exitCode !== null) throw new Error('the server has ended');
  }
});
afterAll(() => {
  server.kill('SIGKILL');
  bundled.remove();
  folder.remove();
});

/** What a crawler sees of a link, and the size of the picture it is led to. */
async function crawl(code: string, language: string) {
  const headers = { 'User-Agent': 'facebookexternalhit/1.1', Accept: '*/*', 'Accept-Language': language };
  const html = await (await fetch(`${url}/r/${code}`, { headers })).text();
  const tag = (name: string): string => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const response = await fetch(tag('og:image'), { headers });
  const png = Buffer.from(await response.arrayBuffer());
  return {
    html,
    png,
    title: tag('og:title'),
    description: tag('og:description'),
    type: response.headers.get('content-type'),
    size: [png.readUInt32BE(16), png.readUInt32BE(20)],
  };
}

test('a link to a room of the whole server is shown with its state and a picture, in both languages', async () => {
  const announced = games[0]?.meta.announced;
  if (announced === undefined) throw new Error('no game');
  const seats = games[0]?.meta.maxSeats ?? 0;
  const host = new Browser(url);
  const code = await host.create('Annabelle', GAME);
  const drawn: Buffer[] = [];
  const see = async (language: string) => {
    const seen = await crawl(code, language);
    expect([seen.type, seen.size]).toEqual(['image/png', [1200, 630]]);
    expect(seen.html).not.toContain('Annabelle');
    // Some services take no larger ones.
    expect(seen.png.length).toBeLessThan(600_000);
    drawn.push(seen.png);
    return seen;
  };

  expect(await see('en')).toMatchObject({
    title: announced.en.title,
    description: expect.stringMatching(/^The game has not begun\. (\w+|\d+) seats are free\./) as string,
  });
  expect(await see('fr')).toMatchObject({ description: expect.stringMatching(/^La partie va commencer\./) as string });
  expect(seats).toBeGreaterThan(1);

  expect(await host.say('start', {})).toMatchObject({ ok: true });
  await host.until(() => host.views.length > 0);
  expect((await see('en')).description).toMatch(/^The game has begun\. You can watch\./);

  expect(await host.say('propose', { what: { kind: 'call-off' } })).toMatchObject({ ok: true });
  await host.until(() => host.rooms.at(-1)?.phase === 'over');
  const end = await see('en');
  expect(end.title).toMatch(new RegExp(`^${announced.en.title} · .+`));
  expect(end.description).toContain('Everybody agreed to end the game here.');
  expect((await see('fr')).description).toContain('La table a interrompu la partie.');

  expect(await host.say('watching', { watching: 'off' })).toMatchObject({ ok: true });
  const closed = await see('en');
  // Several games live here: what a private room plays is told no more than what a code of no room does.
  expect([closed.title, closed.description]).toEqual([
    linkMessages.en['link.site'],
    linkMessages.en['link.site.about'],
  ]);
  for (const { meta } of games) expect(closed.html).not.toContain(meta.announced.en.title);
  const nobodys = await crawl('ZZZZZ', 'en');
  expect(nobodys.html.replaceAll('ZZZZZ', code)).toBe(closed.html);
  expect(nobodys.png.equals(closed.png)).toBe(true);
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(drawn.length);
  host.close();
});
