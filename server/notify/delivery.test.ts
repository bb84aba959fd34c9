import pino from 'pino';

import { AGAIN_MS, Delivery } from './delivery';
import type { Letter, Posted } from './post';

/** Receivers that answer when the test says so. */
class Receivers {
  private readonly open: {
    readonly host: string;
    readonly answerMs: number;
    readonly answer: (posted: Posted) => void;
  }[] = [];
  readonly delivery = new Delivery({
    post: ({ url }, answerMs) =>
      new Promise((resolve) => this.open.push({ host: url.host, answerMs, answer: resolve })),
    log: pino({ level: 'silent' }),
  });
  readonly gone: string[] = [];

  send(room: string, host: string): void {
    const letter: Letter = {
      url: new URL(`https://${host}/hook`),
      write: () => ({ headers: {}, body: Buffer.alloc(0) }),
    };
    this.delivery.send(room, letter, () => this.gone.push(host));
  }

  /** The hosts to which letters are under way. */
  get under(): readonly string[] {
    return this.open.map(({ host }) => host);
  }

  /** For how long an answer of a host is waited for. */
  patience(at: string): number | undefined {
    return this.open.find(({ host }) => host === at)?.answerMs;
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

describe('many rooms with receivers that never answer', () => {
  const flood = (all: Receivers, rooms: number, what = ''): void => {
    for (let room = 0; room < rooms; room++)
      for (let n = 0; n < 20; n++) all.send(`room${room}`, `slow${what}-${room}-${n}`);
  };

  it('leave a place to a host that was never tried, as soon as one round of their short first tries has ended', async () => {
    const all = new Receivers();
    flood(all, 32);
    all.send('honest', 'new');
    expect(all.patience('slow-0-0')).toBe(3_000);
    await all.answer('silent');
    expect(all.under).toContain('new');
  });

  it('take turns with one another, each its first letter before the second of another', async () => {
    const all = new Receivers();
    flood(all, 100);
    const first = all.under;
    await all.answer('taken');
    expect(new Set([...first, ...all.under].map((host) => host.split('-')[1])).size).toBeGreaterThan(40);
  });

  it('leave a place to a host that was never tried while all of theirs are tried again', async () => {
    const all = new Receivers();
    flood(all, 64);
    for (let n = 0; n < 60; n++) await all.answer('silent');
    await jest.advanceTimersByTimeAsync(600_000);
    flood(all, 64, 'b');
    await all.answer('silent');
    all.send('honest', 'new');
    const [any = ''] = all.under.filter((host) => all.patience(host) === 3_000);
    await all.answer('silent', any);
    expect(all.under).toContain('new');
  });

  it('crowd out no letter of another room, though theirs fill all that may wait', async () => {
    const all = new Receivers();
    all.send('honest', 'quick');
    await all.answer('taken');
    flood(all, 110);
    all.send('honest', 'quick');
    expect(all.under).toContain('quick');
  });

  it('keep one letter for an address that rests, the newest, with the tries of those before it', async () => {
    const all = new Receivers();
    for (let n = 0; n < 5; n++) all.send('room', 'slow');
    await all.answer('silent');
    for (let n = 0; n < 5; n++) all.send('room', 'slow');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(all.under).toEqual(['slow']);
    await all.answer('taken');
    expect(all.under).toEqual([]);
  });
});
