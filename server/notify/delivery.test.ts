import pino from 'pino';

import { AGAIN_MS, Delivery } from './delivery';
import type { Letter, Posted } from './post';

/** Receivers that answer when the test says so. */
class Receivers {
  private readonly open: { readonly host: string; readonly answer: (posted: Posted) => void }[] = [];
  readonly delivery = new Delivery({
    post: ({ url }) => new Promise((resolve) => this.open.push({ host: url.host, answer: resolve })),
    log: pino({ level: 'silent' }),
  });
  readonly gone: string[] = [];

  send(room: string, host: string): void {
    const letter: Letter = { url: new URL(`https://${host}/hook`), headers: {}, body: Buffer.alloc(0) };
    this.delivery.send(room, letter, () => this.gone.push(host));
  }

  /** The hosts to which letters are under way. */
  get under(): readonly string[] {
    return this.open.map(({ host }) => host);
  }

  /** Has all that are at a host answered; those of all hosts when none is given. */
  async answer(posted: Posted, at?: string): Promise<void> {
    const all = this.open.splice(0);
    for (const one of all) {
      if (at === undefined || one.host === at) one.answer(posted);
      else this.open.push(one);
    }
    await jest.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('receivers that never answer', () => {
  it('hold up nobody else, though there are many of them', async () => {
    const all = new Receivers();
    all.send('honest', 'quick');
    await all.answer('taken');
    for (let n = 0; n < 1000; n++) all.send(`room${n}`, `slow${n}`);
    expect(all.under.length).toBeLessThan(100);
    all.send('honest', 'quick');
    expect(all.under).toContain('quick');
  });

  it('hold up nobody else, though they answered before', async () => {
    const all = new Receivers();
    all.send('honest', 'quick');
    for (let n = 0; n < 8; n++) all.send(`room${n}`, 'slow');
    await all.answer('taken');
    for (let n = 0; n < 100; n++) all.send(`room${n}`, 'slow');
    for (let n = 0; n < 20; n++) all.send('room', `slow${n}`);
    expect(all.under.filter((host) => host === 'slow')).toHaveLength(8);
    expect(all.under.filter((host) => /slow\d/.test(host))).toHaveLength(2);
    all.send('honest', 'quick');
    expect(all.under).toContain('quick');
  });

  it('are tried again later and later, others at once', async () => {
    const all = new Receivers();
    all.send('room', 'slow');
    for (const ms of AGAIN_MS) {
      await all.answer('silent');
      all.send('other', 'slow2');
      expect(all.under).toEqual(['slow2']);
      await all.answer('taken');
      await jest.advanceTimersByTimeAsync(ms - 1);
      expect(all.under).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(all.under).toEqual(['slow']);
    }
    await all.answer('taken');
    expect(all.gone).toEqual([]);
  });

  it('are given up after several letters, unless one was taken between, and at once where nobody will ever be', async () => {
    const all = new Receivers();
    const lost = async (): Promise<void> => {
      all.send('room', 'slow');
      for (let tries = 0; tries <= AGAIN_MS.length; tries++) {
        await jest.advanceTimersByTimeAsync(600_000);
        await all.answer('silent');
      }
    };
    await lost();
    await lost();
    all.send('room', 'slow');
    await jest.advanceTimersByTimeAsync(600_000);
    await all.answer('taken');
    await lost();
    await lost();
    expect(all.gone).toEqual([]);
    await lost();
    expect(all.gone).toEqual(['slow']);
    all.send('room', 'nowhere');
    await all.answer('gone');
    expect(all.gone).toEqual(['slow', 'nowhere']);
  });

  it('keep a bounded number of letters waiting', async () => {
    const all = new Receivers();
    for (let n = 0; n < 100; n++) all.send('room', 'slow');
    let seen = 0;
    while (all.under.length > 0) {
      seen += all.under.length;
      await all.answer('taken');
    }
    expect(seen).toBe(20);
  });
});
