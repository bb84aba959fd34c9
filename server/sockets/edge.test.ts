import { Browser } from '../testing/browser';
import { heard } from '../testing/heard';
import { NO_LIMITS, serve, type Served } from '../testing/serve';
import { holdTimeouts } from '../testing/timers';

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
  it('that are made all at once count one by one, and whoever makes them waits for it', async () => {
    let now = 0;
    const guesses = { burst: 3, perSecond: 1, debt: 100 };
    served = await serve({ limits: { ...NO_LIMITS, guesses }, clock: () => now });
    const guesser = new Browser(served.url);
    const guess = (letter: string) => guesser.say('enter', { code: `${letter}BCDE`, token: null });
    const first = await Promise.all(Array.from('ABCDEFGHJKMNPQRSTUVWXYZ', guess));
    expect(first.some((reply) => !reply.ok && reply.error === 'room-not-found')).toBe(true);
    now += 5000;
    expect(await guess('2')).toEqual({ ok: false, error: 'too-fast' });
    now += 60_000;
    expect(await guess('2')).toEqual({ ok: false, error: 'room-not-found' });
    guesser.close();
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
