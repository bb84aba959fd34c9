import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';

import { LINK_PICTURE, type LinkCards } from '../../shared/engine/link-card';
import { siteCard } from '../rooms/site-card';
import { openSqlite } from '../storage/sqlite';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house } from '../testing/house';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, idAt, leaves, vacate } from '../testing/seating';
import { NO_LIMITS, registered, type Served, temporaryFolder, toyModule } from '../testing/serve';
import { LinkPictures, markOf } from './link-pictures';

const folder = temporaryFolder();
mkdirSync(path.join(folder.path, 'assets'));
writeFileSync(
  path.join(folder.path, 'room.html'),
  '<!doctype html><html lang="en"><head><title>The Site</title></head>',
);
afterAll(async () => {
  await closeHouses();
  folder.remove();
});

const svg = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${LINK_PICTURE.width}" height="${LINK_PICTURE.height}"><text y="90" font-size="60">${words}</text></svg>`;
const linkCards: LinkCards<unknown> = {
  room: (scene, lines) => svg([scene, ...lines].join('|')),
  end: ({ over }, text) =>
    over === null
      ? null
      : { title: `So it was: ${over.outcome}`, sentence: text.render({ m: 'game.name' }), picture: svg(over.outcome) },
};
const drawing = registered({ ...toyModule, linkCards });
const start = (options: Parameters<typeof house>[0] = {}): Promise<Served> =>
  house({ clientDir: folder.path, games: [drawing], ...options });

/** A code that no room has. */
const NOBODYS = 'ZZZZZ';

/** The tags by which a page tells a crawler what it is, by name. */
type Tags = Readonly<Record<string, string>>;

function tagsIn(html: string): Tags {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, lang = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  return { ...Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content])), title, lang };
}

/** A page as a crawler gets it. */
async function crawled({ url }: Pick<Served, 'url'>, where: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url + where, { headers: { Accept: '*/*', ...headers } });
  return { status: response.status, headers: response.headers, tags: tagsIn(await response.text()) };
}

/** What a link says, and what is drawn for it. */
async function linkCardOf(at: Served, code: string, language = 'en') {
  const { tags } = await crawled(at, `/r/${code}`, { 'Accept-Language': language });
  const { 'og:title': title, 'og:description': description, 'og:image': image = '' } = tags;
  return { title, description, picture: /[a-z]+-([\w-]{12})\.png$/.exec(image)?.[1] };
}

const drawnOf = (words: string): string => markOf(svg(words));
const players = (at: Served, count: number): readonly [Browser, ...Browser[]] => [
  browserAt(at),
  ...Array.from({ length: count - 1 }, () => browserAt(at)),
];

describe('a link tells those who run no script', () => {
  it('how many seats are free before the start, as long as anybody may come', async () => {
    const at = await start();
    const [anna, ben] = players(at, 2);
    const code = await anna.create('Anna');
    expect(await linkCardOf(at, code)).toEqual({
      title: 'The Cellar',
      description: 'The game has not begun. Three seats are free.',
      picture: drawnOf('gathering|The game has not begun.|Three seats are free.'),
    });
    await ben?.join(code, 'Ben');
    expect((await linkCardOf(at, code)).description).toBe('The game has not begun. Two seats are free.');
    expect((await linkCardOf(at, code, 'fr-CA, fr;q=0.9')).description).toBe(
      'La partie va commencer. Deux places libres.',
    );
    expect(await anna.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    expect((await linkCardOf(at, code)).description).toBe('The game has not begun. No seat is free.');
  });

  it('that all seats are taken', async () => {
    const at = await start();
    const code = await gather(players(at, 4));
    expect((await linkCardOf(at, code)).description).toBe('The game has not begun. No seat is free.');
  });

  it('that it has begun, and that one can watch or take a seat that was freed', async () => {
    const at = await start();
    const [anna, ben] = players(at, 2);
    if (ben === undefined) throw new Error('nobody');
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    expect(await linkCardOf(at, code)).toEqual({
      title: 'The Cellar',
      description: 'The game has begun. You can watch.',
      picture: drawnOf('playing|The game has begun.|You can watch.'),
    });
    expect((await linkCardOf(at, code, 'fr')).description).toBe('La partie a commencé. On peut y assister.');
    await leaves(ben, 1, anna);
    expect(await vacate(anna, idAt(anna, 1))).toMatchObject({ ok: true });
    expect((await linkCardOf(at, code)).description).toBe('The game has begun. One seat is free.');
  });

  it('how it ended, as the game tells it', async () => {
    const at = await start();
    const pair = players(at, 2);
    const code = await gather(pair);
    await begin(pair);
    await playToTheEnd(pair);
    const outcome = pair[0].view.view.over?.outcome ?? '';
    expect(await linkCardOf(at, code)).toEqual({
      title: `The Cellar · So it was: ${outcome}`,
      description: 'The Cellar',
      picture: drawnOf(outcome),
    });
    expect((await linkCardOf(at, code, 'fr')).title).toBe(`La Cave · So it was: ${outcome}`);
  });

  it.each(['off', 'approval'] as const)(
    'no more than the name of the game when watching is “%s”, as for a code of no room',
    async (watching) => {
      const at = await start();
      const pair = players(at, 2);
      const code = await gather(pair);
      expect(await pair[0].say('watching', { watching })).toEqual({ ok: true });
      const nobodys = { title: 'The Cellar', description: undefined, picture: drawnOf('closed') };
      expect(await linkCardOf(at, code)).toEqual(nobodys);
      await begin(pair);
      expect(await linkCardOf(at, code)).toEqual(nobodys);
      await playToTheEnd(pair);
      expect(await linkCardOf(at, code)).toEqual(nobodys);
      expect(await linkCardOf(at, NOBODYS)).toEqual(nobodys);
      const pages = await Promise.all(
        [code, NOBODYS].map(async (one) => (await (await fetch(`${at.url}/r/${one}`)).text()).replaceAll(one, 'CODE')),
      );
      expect(pages[0]).toBe(pages[1]);
    },
  );

  it('not even that where there are several games, but what this server is: it would tell which codes are of rooms', async () => {
    const other = { ...toyModule, meta: { ...toyModule.meta, name: 'other' } };
    const at = await start({ games: [drawing, registered(other)] });
    const anna = browserAt(at);
    const code = await anna.create('Anna');
    expect((await linkCardOf(at, code)).title).toBe('The Cellar');
    await anna.say('watching', { watching: 'off' });
    const { title, description, picture } = siteCard('en');
    for (const one of [code, NOBODYS]) {
      expect(await linkCardOf(at, one)).toEqual({ title, description, picture: markOf(picture ?? '') });
    }
    const closed = await (await fetch(`${at.url}/r/${code}`)).text();
    expect(closed.replaceAll(code, NOBODYS)).toBe(await (await fetch(`${at.url}/r/${NOBODYS}`)).text());
    expect(await linkCardOf(at, code, 'fr')).toMatchObject({ title: 'La Table sous la lampe' });
  });

  it('no name of a player', async () => {
    const at = await start();
    const anna = browserAt(at);
    const code = await anna.create('Annabelle');
    const page = await (await fetch(`${at.url}/r/${code}`)).text();
    expect(page).not.toContain('Annabelle');
  });

  it('nothing of a room that cannot be read: the page comes all the same', async () => {
    const data = openSqlite(':memory:');
    const at = await start({ data });
    const code = await browserAt(at).create('Anna');
    data.loadRoom = () => Promise.reject(new Error('away'));
    expect(await linkCardOf(at, code)).toEqual({
      title: 'The Cellar',
      description: undefined,
      picture: drawnOf('closed'),
    });
  });
});

describe('the tags of a link', () => {
  it('name everything that services ask for, with absolute addresses, and follow the language', async () => {
    const at = await start();
    const code = await browserAt(at).create('Anna');
    const { tags, headers } = await crawled(at, `/r/${code}`, { 'Accept-Language': 'fr' });
    expect(tags).toEqual({
      lang: 'fr',
      title: 'La Cave · The Site',
      description: 'La partie va commencer. Trois places libres.',
      'og:type': 'website',
      'og:site_name': 'The Site',
      'og:locale': 'fr_FR',
      'og:title': 'La Cave',
      'og:description': 'La partie va commencer. Trois places libres.',
      'og:url': `${at.url}/r/${code}`,
      'og:image': `${at.url}/r/${code}/fr-${drawnOf('gathering|La partie va commencer.|Trois places libres.')}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'La Cave. La partie va commencer. Trois places libres.',
      'twitter:card': 'summary_large_image',
    });
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('come to HEAD as headers alone', async () => {
    const at = await start();
    const response = await fetch(`${at.url}/r/${NOBODYS}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '',
    ]);
  });

  it('name the application’s sign for a game that draws nothing', async () => {
    const at = await start({ games: [registered(toyModule)] });
    const { tags } = await crawled(at, `/r/${NOBODYS}`);
    expect([tags['og:image'], tags['og:image:width'], tags['twitter:card']]).toEqual([
      `${at.url}/lamp-512.png`,
      '512',
      'summary',
    ]);
    expect((await fetch(`${at.url}/r/${NOBODYS}/en-abcdefghijkl.png`)).status).toBe(404);
  });

  it('lie below the path of the server, by the scheme that a trusted proxy says', async () => {
    const address = async (trustedProxies: readonly string[]) => {
      const at = await start({ basePath: '/games/', trustedProxies });
      const { tags } = await crawled(at, `/games/r/${NOBODYS}`, { 'X-Forwarded-Proto': 'https' });
      return tags['og:image']?.replace(/:\d+/, '').replace(/[\w-]{12}\.png$/, 'x.png');
    };
    expect(await address([])).toBe(`http://127.0.0.1/games/r/${NOBODYS}/en-x.png`);
    expect(await address(['127.0.0.0/8', '::1'])).toBe(`https://127.0.0.1/games/r/${NOBODYS}/en-x.png`);
  });

  it.each(['"><script>alert(1)</script>', 'a.example/x', 'a@b.example', '[::1]:80'])(
    'name no address of the host %s',
    async (host) => {
      const at = await start();
      const html = await new Promise<string>((resolve, reject) => {
        const asked = request(`${at.url}/r/${NOBODYS}`, { headers: { Host: host } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve(Buffer.concat(chunks).toString()));
        });
        asked.on('error', reject).end();
      });
      expect(html).not.toContain(host);
      expect(tagsIn(html)).toMatchObject({ 'og:title': 'The Cellar' });
      expect(tagsIn(html)).not.toHaveProperty('og:image');
    },
  );
});

describe('the picture of a link', () => {
  const size = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
  const pictureOf = async (at: Served, code: string): Promise<string> =>
    (await crawled(at, `/r/${code}`)).tags['og:image'] ?? '';

  it('is a PNG of the size that the page says, for whoever asks from anywhere, for ten minutes', async () => {
    const at = await start();
    const response = await fetch(await pictureOf(at, NOBODYS));
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(size(png)).toEqual([1200, 630]);
    const names = ['content-type', 'cache-control', 'cross-origin-resource-policy', 'content-security-policy'];
    expect(names.map((name) => response.headers.get(name))).toEqual([
      'image/png',
      'public, max-age=600',
      'cross-origin',
      null,
    ]);
  });

  it('is not sent again to those who have it', async () => {
    const at = await start();
    const where = await pictureOf(at, NOBODYS);
    const etag = (await fetch(where)).headers.get('etag') ?? '';
    const again = await fetch(where, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('comes to HEAD as headers alone', async () => {
    const at = await start();
    const response = await fetch(await pictureOf(at, NOBODYS), { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/png',
      '',
    ]);
  });

  it('has another address once something else is to be said, and the old one shows the present', async () => {
    const at = await start();
    const anna = browserAt(at);
    const code = await anna.create('Anna');
    const before = await pictureOf(at, code);
    await anna.say('lock', { entrance: 'locked' });
    const after = await pictureOf(at, code);
    expect(after).not.toBe(before);
    const bytes = async (where: string) => Buffer.from(await (await fetch(where)).arrayBuffer());
    expect(await bytes(before)).toEqual(await bytes(after));
  });

  it.each(['/r/ZZZZZ/de-abcdefghijkl.png', '/r/ZZZZZ/en.png', '/r/ZZZ/en-abcdefghijkl.png', '/r/ZZZZZ/en-a.png'])(
    'is not at %s',
    async (where) => {
      expect((await fetch((await start()).url + where)).status).toBe(404);
    },
  );

  it('is charged to whoever has it drawn, once', async () => {
    const at = await start({ limits: { ...NO_LIMITS, perAddress: { burst: 60, perSecond: 0 } } });
    const where = await pictureOf(at, NOBODYS);
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await fetch(where)).status);
    // The page, the drawing, and then one unit for each request.
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 429, 429, 429]);
  });
});

describe('guessing by links', () => {
  it('is bounded like any other: then a room looks as private as none', async () => {
    const at = await start({ limits: { ...NO_LIMITS, guesses: { burst: 3, perSecond: 0, debt: 0 } } });
    const code = await browserAt(at).create('Anna');
    for (let i = 0; i < 10; i++) expect((await linkCardOf(at, code)).description).toBeDefined();
    for (let i = 0; i < 3; i++) await linkCardOf(at, NOBODYS);
    expect(await linkCardOf(at, code)).toEqual(await linkCardOf(at, NOBODYS));
  });
});

describe('drawings', () => {
  /** Drawings that end when the test says so. */
  const held = () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const pictures = new LinkPictures((words) => {
      begun.push(words);
      return new Promise((resolve) => ends.push(() => resolve(Buffer.from(words))));
    });
    return { begun, ends, pictures };
  };
  const turns = () => new Promise(setImmediate);

  it('are made one at a time, and the same one once for all who ask', async () => {
    const { begun, ends, pictures } = held();
    let paid = 0;
    const ask = (words: string) => pictures.png(words, () => (paid += 1));
    const asked = Promise.all(['a', 'b', 'a', 'b', 'a'].map(ask));
    await turns();
    expect([begun, paid]).toEqual([['a'], 2]);
    ends[0]?.();
    await turns();
    expect(begun).toEqual(['a', 'b']);
    ends[1]?.();
    expect((await asked).map(String)).toEqual(['a', 'b', 'a', 'b', 'a']);
    expect(String(await ask('a'))).toBe('a');
    expect([begun, paid]).toEqual([['a', 'b'], 2]);
  });

  it('are refused when too many wait', async () => {
    const { pictures } = held();
    for (let i = 0; i < 20; i++) void pictures.png(String(i), () => undefined);
    await expect(pictures.png('one more', () => undefined)).rejects.toThrow('server-full');
  });

  it('that fail hold up no others, and are tried again', async () => {
    let tries = 0;
    const pictures = new LinkPictures((words) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(Buffer.from(words));
    });
    await expect(pictures.png('a', () => undefined)).rejects.toThrow('broken');
    expect(String(await pictures.png('a', () => undefined))).toBe('a');
  });
});
