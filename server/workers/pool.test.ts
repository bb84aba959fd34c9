import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';

import { isQuestion, seat } from '../../shared/engine/ask';
import { imagine } from '../../shared/engine/imagine';
import { startMatch, viewOf } from '../../shared/engine/match';
import { games } from '../../shared/games/registry';
import { testKeys, testRandom } from '../../shared/testing/playout';
import type { Job } from './job';
import { JobUndone, Pool, type PoolLimits, startProgram } from './pool';

const LIMITS: PoolLimits = {
  workers: 1,
  waiting: 3,
  waitingOfOne: 2,
  beginWithinMs: 60_000,
  waitMs: 60_000,
  endAfterMs: 60_000,
};
const DONE = `process.send({ ok: true, decision: { choice: { seat: 0, ask: '', key: 'done' } } })`;

/** A worker that does so at each job. Few megabytes are soon full. */
const worker = (does: string) => () => startProgram(['-e', `process.on('message', () => { ${does} })`], 24);
const job = { kind: 'decide', game: 'toy', level: 'quick', view: {}, world: null } as unknown as Job;

let pools: Pool[] = [];
function pool(limits: Partial<PoolLimits>, start?: () => ChildProcess): Pool {
  const made = new Pool({ ...LIMITS, ...limits }, start);
  pools.push(made);
  return made;
}
/** A pool whose first worker runs this code; later workers do their jobs. */
function poolWith(does: string, limits: Partial<PoolLimits> = {}): Pool {
  const kinds = [worker(does)];
  return pool(limits, () => (kinds.shift() ?? worker(DONE))());
}
afterEach(async () => {
  await Promise.all(pools.map((one) => one.close()));
  pools = [];
});

describe('A pool', () => {
  it.each([
    ['hangs', `process.send('begun', () => { for (;;); });`, 'too-slow'],
    ['falls', `throw new Error('x');`, 'failed'],
    ['ends', 'process.exit(0);', 'failed'],
    ['is killed', `process.kill(process.pid, 'SIGKILL');`, 'failed'],
    ['fills its memory little by little', 'const all = []; for (;;) all.push({ all: [all.length] });', 'failed'],
    // In a thread this ends the whole process: the last piece is larger than what a thread is left to end in order.
    ['fills its memory at once', 'new Array(5e6).fill(1.5).map((x, i) => [x, i]);', 'failed'],
    ['fills its memory with one table', 'const all = new Map(); for (let i = 0; ; i++) all.set(i, { i });', 'failed'],
    ['answers what nobody can read', 'process.send(() => 1);', 'failed'],
  ])('goes on with another worker when one %s: one job is not done', async (_, does, why) => {
    const one = poolWith(does, why === 'too-slow' ? { endAfterMs: 200 } : {});
    const lost = one.run('a', job);
    const after = one.run('b', job);
    await expect(lost).rejects.toMatchObject({ why });
    await expect(after).resolves.toMatchObject({ choice: { key: 'done' } });
  });

  it('keeps its process alive until the workers have ended (bug: the scan of leaks with bots ended before it told what it found)', async () => {
    const worked = `process.on('message', () => { ${DONE} })`;
    const program = `require('esbuild-register/dist/node').register({ target: 'node20' });
      const { Pool, startProgram } = require(${JSON.stringify(path.join(__dirname, 'pool.ts'))});
      const one = new Pool(${JSON.stringify(LIMITS)}, () => startProgram(['-e', ${JSON.stringify(worked)}], 24));
      one.run('a', {}).then(() => one.close()).then(() => console.log('closed'));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
    expect(stdout).toBe('closed\n');
  });

  it('goes on with another worker when one that has worked is stopped', async () => {
    const started: ChildProcess[] = [];
    const one = pool({ waitMs: 500 }, () => {
      const made = worker(`process.send('begun'); ${DONE}`)();
      started.push(made);
      return made;
    });
    await one.run('a', job);
    started[0]?.kill('SIGSTOP');
    await expect(one.run('a', job)).rejects.toMatchObject({ why: 'too-slow' });
    await expect(one.run('a', job)).resolves.toMatchObject({ choice: { key: 'done' } });
    expect(started).toHaveLength(2);
  });

  it('does each job with another worker when one is stopped while it starts, and keeps one', async () => {
    const started: ChildProcess[] = [];
    const one = pool({ waitMs: 2_000 }, () => {
      const made = worker(`process.send('begun'); ${DONE}`)();
      started.push(made);
      if (started.length === 1) made.kill('SIGSTOP');
      return made;
    });
    const all = await Promise.all([one.run('a', job), one.run('b', job)]);
    expect(all.map(({ choice: { key } }) => key)).toEqual(['done', 'done']);
    expect(started).toHaveLength(2);
    const [stopped, other] = started;
    if (stopped === undefined || other === undefined) throw new Error('no worker');
    // It goes on, too late: there is another one by now.
    const exit = once(stopped, 'exit');
    stopped.kill('SIGCONT');
    await exit;
    expect(other.signalCode).toBeNull();
    await expect(one.run('a', job)).resolves.toMatchObject({ choice: { key: 'done' } });
  });

  it('ends workers that never begin, and does not hand their job on for ever', async () => {
    const started: ChildProcess[] = [];
    const one = pool({ waitMs: 100, beginWithinMs: 1_000 }, () => {
      const made = worker('for (;;);')();
      started.push(made);
      return made;
    });
    await expect(one.run('a', job)).rejects.toMatchObject({ why: 'too-slow' });
    expect(started).toHaveLength(2);
  });

  it('refuses jobs while no worker can be started, and takes them again later', async () => {
    const starts = [() => spawn('/nowhere', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })];
    const one = pool({}, () => (starts.shift() ?? worker(DONE))());
    await expect(one.run('a', job)).rejects.toMatchObject({ why: 'failed' });
    await expect(one.run('a', job)).resolves.toMatchObject({ choice: { key: 'done' } });
  });

  it('takes so many jobs of one match and in all, and refuses the rest', async () => {
    const one = pool({}, worker('for (;;);'));
    const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((of) =>
      one.run(of, job).catch((error: unknown) => (error instanceof JobUndone ? error.why : 'other')),
    );
    expect(one.queued).toBe(3);
    await one.close();
    expect(await Promise.all(all)).toEqual(['closed', 'closed', 'closed', 'server-busy', 'closed', 'server-busy']);
    await expect(one.run('a', job)).rejects.toMatchObject({ why: 'closed' });
  });

  it('lets matches take turns: one with many jobs does not keep another waiting', async () => {
    const one = pool({ waiting: 9, waitingOfOne: 8 }, worker(DONE));
    const done: string[] = [];
    const run = (of: string) => one.run(of, job).then(() => done.push(of));
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(run));
    expect(done).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('decides for a seat of a real game in a real worker', async () => {
    const [registered] = games;
    if (registered === undefined) throw new Error('no game');
    const game = await registered.load();
    const match = startMatch(game, { seats: 2, options: {}, keys: testKeys(game, 1) });
    const asked = match.asks.find(isQuestion);
    if (asked === undefined) throw new Error('nobody is asked');
    const [world] = imagine(game, match, asked.seat, { most: 1, random: testRandom(1) });
    if (world === undefined) throw new Error('nothing to be imagined');
    const view = viewOf(game, match, asked.seat);
    const decision = await pool({}).run('m', { kind: 'decide', game: game.meta.name, level: 'steady', view, world });
    expect(asked.options.map(({ key }) => key)).toContain(decision.choice.key);
    expect([decision.choice.ask, decision.choice.seat]).toEqual([asked.id, seat(asked.seat)]);
  });
});
