import pino from 'pino';

import { games } from '../../shared/games/registry';
import { isOver, playUntil, withBots } from '../testing/bots';
import { browserAt, house } from '../testing/house';
import { begin, gather } from '../testing/seating';
import { registered, toyModule } from '../testing/serve';
import { Waiting } from '../testing/waiting';
import type { Job } from '../workers/job';
import { Pool, type PoolLimits, startProgram } from '../workers/pool';

/** The name of a game that has bots. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
const AT_ONCE = { pauseMs: 0, othersMs: 20 };
const LIMITS: PoolLimits = {
  workers: 1,
  waiting: 20,
  waitingOfOne: 4,
  beginWithinMs: 60_000,
  waitMs: 60_000,
  endAfterMs: 600_000,
};

/** For ever, once the server has been told that the job has begun. */
const HANG = `process.send('begun', () => { for (;;); });`;
const thisBreaks = (does: string): string => `if (level === 'steady') { ${does} } else take(good);`;

/** Counts what a pool is asked to do. */
class Watched {
  readonly levels: Job['level'][] = [];
  private readonly waiting = new Waiting();

  constructor(private readonly pool: Pool) {}

  run(of: string, job: Job) {
    this.levels.push(job.level);
    this.waiting.wake();
    return this.pool.run(of, job);
  }

  hasRoom(of: string): boolean {
    return this.pool.hasRoom(of);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** Waits until so many jobs of a level have been handed in. */
  async asked(level: Job['level'], times: number): Promise<void> {
    await this.waiting.until(() => this.levels.filter((one) => one === level).length >= times);
  }
}

/** A pool whose workers run this code on the question of a job; `good` is a valid answer to it. */
function poolThat(does: string, limits: Partial<PoolLimits> = {}): Watched {
  const program = `process.on('message', ({ level, view: { asks, you } }) => {
    const take = (choice) => process.send({ ok: true, decision: { choice } });
    const ask = asks.find(({ kind, options }) => !['any-time', 'in-advance', 'undo'].includes(kind) && options.length > 0);
    const good = { seat: ask.seat, ask: ask.id, key: ask.fallback ?? ask.options[0].key };
    ${does}
  });`;
  return new Watched(new Pool({ ...LIMITS, ...limits }, () => startProgram(['-e', program], 24)));
}

const houseOf = (botPool: Watched) => house({ games: [...games, registered(toyModule)], botPace: AT_ONCE, botPool });

describe('a bot whose policy is broken', () => {
  it.each([
    ['hangs', HANG, { endAfterMs: 30 }],
    ['fails', `process.send({ ok: false, error: 'x' });`, {}],
    ['ends its worker', 'process.exit(1);', {}],
    ['fills its memory', 'const all = new Map(); for (let i = 0; ; i++) all.set(i, { i });', {}],
    ['takes what is not offered', `take({ ...good, key: 'nothing' });`, {}],
    ['takes what nobody asks', `take({ ...good, ask: '0.0.0' });`, {}],
    ['answers for another seat', 'take({ ...good, seat: 1 - you });', {}],
    ['says nothing', `process.send({ ok: true });`, {}],
    ['says nonsense', `process.send({ ok: true, decision: { choice: null } });`, {}],
  ])('plays to the end by rules of thumb when it %s at each decision', async (_, does, limits) => {
    const pool = poolThat(thisBreaks(does), limits);
    const anna = browserAt(await houseOf(pool));
    await withBots(anna, GAME, ['steady']);
    await playUntil(anna, Infinity);
    expect(isOver(anna)).toBe(true);
    const tried = (level: Job['level']): number => pool.levels.filter((one) => one === level).length;
    expect(tried('steady')).toBeGreaterThan(10);
    expect(tried('quick')).toBe(tried('steady'));
  });

  it('plays to the end when its rules of thumb hang as well', async () => {
    const pool = poolThat(HANG, { endAfterMs: 20 });
    const anna = browserAt(await houseOf(pool));
    await withBots(anna, GAME, ['quick']);
    await playUntil(anna, Infinity);
    expect(isOver(anna)).toBe(true);
    expect(pool.levels.length).toBeGreaterThan(10);
  });

  it('keeps nobody at another table waiting while it hangs', async () => {
    const pool = poolThat(HANG);
    const at = await houseOf(pool);
    const [anna, ...others] = [browserAt(at), browserAt(at), browserAt(at)] as const;
    await withBots(anna, GAME, ['quick']);
    void playUntil(anna, Infinity);
    await pool.asked('quick', 1);
    // The worker hangs from here on: its time is longer than this test may take.
    await gather(others);
    await begin(others);
    for (const [i, one] of others.entries()) {
      expect(await one.take(`vow.${i}.north`)).toEqual({ ok: true });
      expect(await one.take(`depth.${i}.1`)).toEqual({ ok: true });
    }
    for (const one of [...others, ...others]) expect(await one.take('rest')).toEqual({ ok: true });
    expect(pool.levels).toEqual(['quick']);
  });

  it('lets the bots of another table answer as soon as it is ended', async () => {
    // The first table's bots hang, those of the second decide.
    const pool = poolThat(`if (level === 'steady') { ${HANG} } else take(good);`, { endAfterMs: 300 });
    const at = await houseOf(pool);
    const [anna, ben] = [browserAt(at), browserAt(at)];
    await withBots(anna, GAME, ['steady']);
    await withBots(ben, GAME, ['quick']);
    const annas = playUntil(anna, Infinity);
    await playUntil(ben, Infinity);
    expect(isOver(ben)).toBe(true);
    await annas;
    expect(isOver(anna)).toBe(true);
  });

  it('is left alone when the server ends, which is no trouble to report', async () => {
    const pool = poolThat(HANG);
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const at = await house({ games, botPace: AT_ONCE, botPool: pool, log });
    const anna = browserAt(at);
    await withBots(anna, GAME, ['quick']);
    void playUntil(anna, Infinity);
    await pool.asked('quick', 1);
    await at.app.close();
    expect(lines).toEqual([]);
  });
});
