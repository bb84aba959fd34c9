import { Manager } from 'socket.io-client';

import { Browser } from '../testing/browser';
import { heard } from '../testing/heard';
import { NO_LIMITS, serve, type Served } from '../testing/serve';
import { holdTimeouts } from '../testing/timers';
import { Turns } from './turns';

/** A code that no room ever gets: it is rude. */
const NEVER_DRAWN = 'FUCKX';
const SILENT_MS = 100;

let served: Served;
afterEach(() => {
  jest.useRealTimers();
  return served.app.close();
});

/** A server for which time passes only when the test lets it. */
async function serveStandingStill(): Promise<void> {
  served = await serve({ limits: { ...NO_LIMITS, silentMs: SILENT_MS } });
  holdTimeouts();
}

describe('a connection that asks for nothing useful', () => {
  it('is closed after a while, and one that does is not', async () => {
    await serveStandingStill();
    const player = new Browser(served.url);
    await player.create('Anna');
    const stranger = new Browser(served.url);
    await heard(stranger.socket, 'connect');
    const guesser = new Browser(served.url);
    const gone = [stranger, guesser].map(({ socket }) => heard(socket, 'disconnect'));
    expect(await guesser.raws('enter', { code: NEVER_DRAWN, token: null })).toEqual({
      ok: false,
      error: 'room-not-found',
    });
    jest.advanceTimersByTime(SILENT_MS);
    for (const [reason] of await Promise.all(gone)) expect(reason).toBe('transport close');
    expect(await player.say('start', {})).toEqual({ ok: true });
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="silent"} 2');
    player.close();
  });

  it.each(['the namespace / alone', 'no namespace'])('is closed as well when it takes part in %s', async (where) => {
    served = await serve({ limits: { ...NO_LIMITS, silentMs: 100 } });
    const manager = new Manager(served.url, { transports: ['websocket'], reconnection: false });
    const closed = new Promise<string>((resolve) => manager.on('close', resolve));
    if (where !== 'no namespace') await heard(manager.socket('/'), 'connect');
    expect(await closed).toBe('transport close');
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="silent"} 1');
  });

  it('is kept when it is useful in another namespace', async () => {
    await serveStandingStill();
    const player = new Browser(served.url);
    const beside = player.socket.io.socket('/toy');
    await heard(beside, 'connect');
    await player.create('Anna');
    const stranger = new Browser(served.url, '/toy');
    await heard(stranger.socket, 'connect');
    const gone = heard(stranger.socket, 'disconnect');
    jest.advanceTimersByTime(SILENT_MS);
    await gone;
    expect([player.socket.connected, beside.connected]).toEqual([true, true]);
    player.close();
  });
});

describe('guesses', () => {
  it('that are made all at once are no more than are left, and cost nobody behind the same address more than one guess takes', async () => {
    let now = 0;
    const guesses = { burst: 3, perSecond: 1, debt: 0 };
    served = await serve({ limits: { ...NO_LIMITS, guesses }, clock: () => now });
    const guesser = new Browser(served.url);
    const guess = (letter: string) => guesser.say('enter', { code: `${letter}BCDE`, token: null });
    const first = await Promise.all(Array.from('ABCDEFGHJKMNPQRSTUVWXYZ', guess));
    const wrong = { ok: false, error: 'room-not-found' };
    const tooFast = { ok: false, error: 'too-fast' };
    expect([first.slice(0, 3), first.slice(3)]).toEqual([Array(3).fill(wrong), Array(first.length - 3).fill(tooFast)]);
    expect(await guess('2')).toEqual(tooFast);
    now += 1000;
    expect([await guess('2'), await guess('2')]).toEqual([wrong, tooFast]);
    guesser.close();
  });

  it('that are right use none up, also those of a crowd behind one address that comes at once', async () => {
    served = await serve({ limits: { ...NO_LIMITS, guesses: { burst: 3, perSecond: 0, debt: 0 } } });
    const host = new Browser(served.url);
    const code = await host.create('Anna');
    host.close();
    const crowd = Array.from({ length: 30 }, () => new Browser(served.url));
    await Promise.all(crowd.map((one) => one.settled()));
    const enter = (one: Browser, wanted: string) => one.say('enter', { code: wanted, token: null });
    const replies = await Promise.all(crowd.map((one) => enter(one, code)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(30);
    // All that come at once wait for those before them, also behind wrong ones.
    const mixed = await Promise.all(crowd.map((one, i) => enter(one, i < 2 ? 'BBBBB' : code)));
    expect(mixed.filter(({ ok }) => ok)).toHaveLength(28);
    const [first, ...others] = crowd as [Browser, ...Browser[]];
    expect(await enter(first, 'BBBBB')).toEqual({ ok: false, error: 'room-not-found' });
    const spent = await Promise.all(others.map((one) => enter(one, code)));
    expect(spent).toEqual(Array(29).fill({ ok: false, error: 'too-fast' }));
    for (const one of crowd) one.close();
  });
});

describe('what a command costs', () => {
  it('is counted before it waits for its turn: beyond the limits it takes none (bug: all waited behind those)', async () => {
    served = await serve({ limits: { ...NO_LIMITS, perSocket: { burst: 3, perSecond: 0 } } });
    const turns = jest.spyOn(Turns.prototype, 'take');
    const flood = new Browser(served.url);
    const replies = await Promise.all(Array.from({ length: 50 }, () => flood.raws('leave', {})));
    expect(replies.filter((reply) => !reply.ok && reply.error === 'too-fast')).toHaveLength(47);
    expect(turns).toHaveBeenCalledTimes(3);
    turns.mockRestore();
    flood.close();
  });

  it('is paid by its connection and its address: entering pays for the bytes of the view, nobody else does', async () => {
    const perSocket = { burst: 10, perSecond: 0 };
    served = await serve({ limits: { ...NO_LIMITS, perSocket, perAddress: { burst: 1000, perSecond: 0 } } });
    const host = new Browser(served.url);
    const code = await host.create('Anna');
    for (let i = 0; i < 6; i++) await host.say('say', { text: '\u{1f3b2}'.repeat(500) });
    await host.until(() => host.lines.length === 6);
    const stranger = new Browser(served.url);
    const replies: unknown[] = [];
    // Each time some 6 KB of conversation, which is one unit more than a short answer.
    for (let i = 1; i <= 7; i++) {
      const reply = await stranger.say('enter', { code, token: null });
      replies.push(reply.ok ? 'ok' : reply.error);
      if (reply.ok) await stranger.until(() => stranger.lines.length === 6 * i);
    }
    expect(replies).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'too-fast', 'too-fast']);
    // One for the room, six for the chat lines, and this one.
    expect(await host.raws('configure', { options: {} })).toEqual({ ok: true });
    for (const one of [host, stranger]) one.close();
  });

  it('is paid from one budget for all namespaces of a connection', async () => {
    served = await serve({ limits: { ...NO_LIMITS, perSocket: { burst: 2, perSecond: 0 } } });
    const player = new Browser(served.url);
    const beside = player.socket.io.socket('/toy');
    await heard(beside, 'connect');
    expect(await player.raws('leave', {})).toEqual({ ok: false, error: 'not-seated' });
    expect(await beside.emitWithAck('sync', 'unknown')).toEqual({ ok: false, error: 'match-not-found' });
    expect(await beside.emitWithAck('sync', 'unknown')).toEqual({ ok: false, error: 'too-fast' });
    player.close();
  });
});

describe('refusals', () => {
  it('are counted by their code', async () => {
    served = await serve();
    const browser = new Browser(served.url);
    await browser.raws('leave', {});
    await browser.raws('nonsense', {});
    const text = await served.app.metrics.expose();
    expect(text).toContain('game_refused_total{code="not-seated"} 1');
    expect(text).toContain('game_refused_total{code="bad-request"} 1');
    expect(text).toContain('game_connected_sockets{namespace="/rooms"} 1');
    browser.close();
  });
});
