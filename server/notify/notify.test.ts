import { createDecipheriv, createECDH, createHmac, hkdfSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WebhookBody } from '../../shared/protocol/notify';
import type { TimeRules } from '../../shared/protocol/time';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { nobodyLeft } from '../testing/nobody-left';
import { begin, idAt, makeVows } from '../testing/seating';
import type { Served } from '../testing/serve';

/** A request that a receiver got. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A receiver of our own on this machine that answers with these statuses, one after another, and then with the last. */
class Receiver {
  readonly got: Received[] = [];
  private waiting: (() => void)[] = [];
  private readonly server: Server;

  constructor(private readonly statuses: readonly number[]) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const status = this.statuses[this.got.length] ?? this.statuses.at(-1) ?? 200;
        this.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status, { Location: '/elsewhere' }).end('x');
        for (const wake of this.waiting.splice(0)) wake();
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async until(count: number): Promise<void> {
    while (this.got.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const receivers: Receiver[] = [];
afterEach(() => receivers.splice(0).forEach((one) => one.close()));

async function receiver(...statuses: readonly number[]): Promise<{ readonly at: string; readonly inbox: Receiver }> {
  const inbox = new Receiver(statuses);
  receivers.push(inbox);
  return { at: await inbox.open(), inbox };
}

/** A device as a push service knows it. */
function device(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const target = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
  /** Reads what only this device can read (RFC 8291, RFC 8188). */
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown;
  };
  return { target, open };
}

const NO_LIMIT: TimeRules = {
  pace: 'correspondence',
  seconds: { turn: null },
  days: { turn: null },
  atEnd: 'pass',
  keepAfter: 0,
};
const patience = { noteMs: 0, moveMs: 1e9 };
const local = (more: Parameters<typeof house>[0] = {}) =>
  house({ notify: 'loopback', notifyAgainMs: [0, 0], patience, ...more });

/** Player 0 and 1 at a table, Player 0 to act. */
async function table(served: Served, name = 'Player 1'): Promise<readonly [Browser, Browser]> {
  const all = [browserAt(served), browserAt(served)] as const;
  const [anna, ben] = all;
  await anna.create('Player 0');
  await ben.join(anna.code, name);
  await begin(all);
  await makeVows(all);
  await anna.until(() => anna.ask('action'));
  return all;
}

async function gone(who: Browser, at: number, seenBy: Browser): Promise<void> {
  who.close();
  await seenBy.until(() => seenBy.rooms.at(-1)?.members[at]?.connected === false);
}

/** What the webhook of a room is sent when the table waits for a member of this name, who is away. */
async function sentAbout(name: string): Promise<WebhookBody> {
  const [anna, ben] = await table(await local(), name);
  const { at, inbox } = await receiver(204);
  expect(await anna.say('webhook', { url: at, language: 'en' })).toMatchObject({ ok: true });
  await gone(ben, 1, anna);
  await anna.take('rest');
  await inbox.until(1);
  return JSON.parse(inbox.got[0]?.body.toString() ?? '') as WebhookBody;
}

describe('a member who is away when the table begins to wait for them', () => {
  it('is told on their devices, in words that only the device can read, once until they are back', async () => {
    const served = await local();
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(201);
    const phone = device(`${at}/push/phone`);
    expect(await ben.say('subscribe', { push: phone.target })).toEqual({ ok: true });
    await gone(ben, 1, anna);
    await anna.take('rest');
    await inbox.until(1);
    const [first] = inbox.got;
    expect(first?.path).toBe('/push/phone');
    expect(first?.headers['content-encoding']).toBe('aes128gcm');
    expect(phone.open(first?.body ?? Buffer.alloc(0))).toEqual({ room: anna.code });
    const { key } = (await (await fetch(`${served.url}/api/push`)).json()) as { readonly key: string };
    expect(first?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
    expect(first?.headers.authorization?.split('k=')[1]).toBe(key);
    const back = browserAt(served);
    await back.say('enter', { code: ben.code, token: ben.token });
    await back.take('rest');
    await gone(back, 1, anna);
    await anna.take('rest');
    await inbox.until(2);
    expect(inbox.got).toHaveLength(2);
  });

  it('is told once the table goes on, and nothing while it pauses', async () => {
    const served = await local();
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(201);
    expect(await ben.say('subscribe', { push: device(`${at}/push/phone`).target })).toEqual({ ok: true });
    await anna.take('rest');
    await ben.until(() => ben.ask('action'));
    await gone(ben, 1, anna);
    expect(await anna.say('propose', { what: { kind: 'pause' } })).toEqual({ ok: true });
    await anna.until(() => anna.rooms.at(-1)?.pause?.endedAt === null);
    await anna.settled();
    expect(inbox.got).toHaveLength(0);
    expect(await anna.say('resume', {})).toEqual({ ok: true });
    await inbox.until(1);
  });

  it('is told by the webhook of the room, signed, again when it was not taken, and never at another address', async () => {
    const served = await local({ clock: () => 1_750_000_000_000 });
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(503, 204);
    const reply = await anna.say('webhook', { url: `${at}/hook?key=secret`, language: 'fr' });
    const { secret } = reply as unknown as { readonly secret: string };
    await ben.until(() => ben.rooms.at(-1)?.webhook === '127.0.0.1' && ben.announced.at(-1)?.what === 'webhook');
    expect(ben.raw.join()).not.toContain('key=secret');
    expect(ben.announced.at(-1)).toEqual({ what: 'webhook', by: 'Player 0', host: '127.0.0.1' });
    await gone(ben, 1, anna);
    await anna.take('rest');
    await inbox.until(2);
    const [first, second] = inbox.got;
    const text = second?.body.toString() ?? '';
    const sentence = `Player 1\u00a0: la table vous attend. Salon ${anna.code}.`;
    expect(JSON.parse(text)).toEqual({
      event: 'awaited',
      room: anna.code,
      game: 'toy',
      names: ['Player 1'],
      text: sentence,
      content: sentence,
      allowed_mentions: { parse: [] },
    });
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
    const signed = `${String(second?.headers['webhook-id'])}.1750000000.${text}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(second?.headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
  });

  it('is told by a webhook that calls nobody else, whatever their name looks like', async () => {
    const sent = await sentAbout('<@everyone>');
    expect(sent).toMatchObject({ names: ['\uff1c\uff20everyone\uff1e'], allowed_mentions: { parse: [] } });
    expect(sent.text + sent.content).not.toMatch(/[@<>]/);
  });

  it('is told by a webhook in which a name leads nobody away (found: a link in a name)', async () => {
    const sent = await sentAbout('[f](http://e.io)*_`|~#');
    expect(sent.names).toEqual(['［f］（http:／／e.io）＊＿｀｜～＃']);
  });

  it('is not told by a webhook that is gone: it is removed, and the room is told', async () => {
    const served = await local();
    const [anna, ben] = await table(served);
    const { at } = await receiver(410);
    expect(await anna.say('webhook', { url: at, language: 'en' })).toMatchObject({ ok: true });
    await gone(ben, 1, anna);
    await anna.take('rest');
    await anna.until(() => anna.announced.at(-1)?.what === 'webhook-lost' && anna.rooms.at(-1)?.webhook === null);
    expect(anna.announced.at(-1)).toEqual({ what: 'webhook-lost', host: '127.0.0.1' });
  });

  it('is not told while they are there, nor where a device or address is of no use any more', async () => {
    const data = new MemoryStorage();
    const served = await local({ data });
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(410);
    expect(await ben.say('subscribe', { push: device(`${at}/old`).target })).toEqual({ ok: true });
    await anna.take('rest');
    await ben.take('rest');
    expect(inbox.got).toEqual([]);
    await gone(ben, 1, anna);
    await anna.take('rest');
    await inbox.until(1);
    while (((await data.loadRoom(anna.code))?.body ?? '').includes('/old')) await new Promise((r) => setImmediate(r));
  });

  it('is told again when they came back only to look', async () => {
    let time = 1_750_000_000_000;
    const served = await local({ clock: () => time, unattendedPace: { everyMs: 10, quietMs: 100 } });
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(201);
    expect(await anna.say('subscribe', { push: device(`${at}/anna`).target })).toEqual({ ok: true });
    expect(await ben.say('subscribe', { push: device(`${at}/ben`).target })).toEqual({ ok: true });
    expect(await anna.say('time', { time: { ...NO_LIMIT, days: { turn: 1 } } })).toEqual({ ok: true });
    await gone(ben, 1, anna);
    await anna.take('rest');
    await inbox.until(1);
    const looking = browserAt(served);
    await looking.say('enter', { code: ben.code, token: ben.token });
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === true);
    await gone(looking, 1, anna);
    anna.close();
    // Who is there as their turn comes is not notified, and the server takes a moment to see them go.
    await nobodyLeft(served);
    time += 86_400_000;
    await inbox.until(2);
    const back = browserAt(served);
    await back.say('enter', { code: anna.code, token: anna.token });
    await back.take('rest');
    await inbox.until(3);
    expect(inbox.got.map(({ path }) => path)).toEqual(['/ben', '/anna', '/ben']);
  });

  /** A line that is given up soon, but not because a busy machine was slow: the honest one beside it would be lost too (found: a test hung). */
  const line = { pingMs: 50, giveUpMs: 8_000 };

  it('is told once their line turns out to be silent since before (found: a phone was put away, and its owner was never told)', async () => {
    const served = await local({ line, clock: () => 1_750_000_000_000 });
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(201);
    expect(await ben.say('subscribe', { push: device(`${at}/ben`).target })).toEqual({ ok: true });
    ben.fallSilent();
    await anna.take('rest');
    await inbox.until(1);
    expect(inbox.got.map(({ path }) => path)).toEqual(['/ben']);
  });

  it('is not told when their line falls silent long after they were asked: they know', async () => {
    let time = 1_750_000_000_000;
    const served = await local({ line, clock: () => time });
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(201);
    expect(await ben.say('subscribe', { push: device(`${at}/ben`).target })).toEqual({ ok: true });
    await anna.take('rest');
    await ben.until(() => ben.ask('action'));
    time += line.pingMs + line.giveUpMs + 1;
    ben.fallSilent();
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === false);
    // Closing waits for notifications under way.
    anna.close();
    await served.app.close();
    expect(inbox.got).toEqual([]);
  });

  it('is told when a clock has ended that nobody looked at', async () => {
    let time = 1_750_000_000_000;
    const unattendedPace = { everyMs: 10, quietMs: 100 };
    const served = await local({ clock: () => time, unattendedPace });
    const [anna, ben] = await table(served);
    const { at, inbox } = await receiver(201);
    expect(await ben.say('subscribe', { push: device(at).target })).toEqual({ ok: true });
    expect(await anna.say('time', { time: { ...NO_LIMIT, days: { turn: 1 } } })).toEqual({ ok: true });
    await gone(ben, 1, anna);
    anna.close();
    // Its clock may end while the last one is leaving (bug: nobody was told then).
    time += 86_400_000;
    await inbox.until(1);
  });
});

describe('where nothing may be sent', () => {
  const bad = { ok: false, error: 'bad-destination' };

  it('is refused: addresses inside the network of the server, unencrypted ones, and those with credentials', async () => {
    const served = await house({ notify: 'public' });
    const [anna] = await table(served);
    const { at, inbox } = await receiver(200);
    for (const url of [at, 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'https://[::ffff:10.0.0.1]/'])
      expect(await anna.say('webhook', { url, language: 'en' })).toEqual(bad);
    for (const url of ['http://example.org/', 'ftp://example.org/', 'https://me:you@example.org/', 'nonsense'])
      expect(await anna.say('webhook', { url, language: 'en' })).toEqual(bad);
    expect(await anna.say('subscribe', { push: device(at).target })).toEqual(bad);
    expect(inbox.got).toEqual([]);
  });

  it('is anywhere when notifications are off, and there is no key', async () => {
    const served = await house();
    const [anna] = await table(served);
    expect(await anna.say('webhook', { url: 'https://example.org/', language: 'en' })).toEqual(bad);
    expect((await fetch(`${served.url}/api/push`)).status).toBe(404);
  });

  it('is set by the host alone', async () => {
    const served = await local();
    const [anna, ben] = await table(served);
    const url = 'http://127.0.0.1:9/';
    expect(await ben.say('webhook', { url, language: 'en' })).toEqual({ ok: false, error: 'not-host' });
    expect(await anna.say('webhook', { url, language: 'en' })).toMatchObject({ ok: true });
    expect(await anna.say('promote', { member: idAt(anna, 1) })).toEqual({ ok: true });
    expect(await anna.say('webhook', { url: null, language: 'en' })).toEqual({ ok: false, error: 'not-host' });
    expect(await ben.say('webhook', { url: null, language: 'en' })).toEqual({ ok: true, secret: null });
  });
});
