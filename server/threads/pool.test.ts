import { Worker } from 'node:worker_threads';

import { isQuestion, seat } from '../../shared/engine/ask';
import { imagine } from '../../shared/engine/imagine';
import { startMatch, viewOf } from '../../shared/engine/match';
import { games } from '../../shared/games/registry';
import { testKeys, testRandom } from '../../shared/testing/playout';
import type { Job } from './job';
import { JobUndone, Pool, type PoolLimits } from './pool';

const LIMITS: PoolLimits = { threads: 1, waiting: 3, waitingOfOne: 2, endAfterMs: 60_000 };
/** A thread that answers each job with the key `done`. */
const PROMPT = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => parentPort.postMessage({ ok: true, decision: { choice: { seat: 0, ask: '', key: 'done' } } }));`;
/** A thread that works for ever. */
const HANGING = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { for (;;); });`;
/** A thread that falls. */
const FALLING = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { throw new Error('x'); });`;

const thread = (code: string) => () => new Worker(code, { eval: true });
const job = { kind: 'decide', game: 'toy', level: 'quick', view: {}, worlds: [] } as unknown as Job;

let pools: Pool[] = [];
function pool(limits: Partial<PoolLimits>, start?: () => Worker): Pool {
  const made = new Pool({ ...LIMITS, ...limits }, start);
  pools.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(pools.map((one) => one.close()));
  pools = [];
});

describe('A pool', () => {
  it('ends a thread that hangs, and goes on with another', async () => {
    const kinds = [thread(HANGING), thread(PROMPT)];
    const one = pool({ endAfterMs: 200 }, () => (kinds.shift() ?? thread(PROMPT))());
    const slow = one.run('a', job);
    const after = one.run('b', job);
    await expect(slow).rejects.toMatchObject({ why: 'too-slow' });
    await expect(after).resolves.toMatchObject({ choice: { key: 'done' } });
  });

  it('says that a job failed whose thread falls, and goes on with another', async () => {
    const kinds = [thread(FALLING), thread(PROMPT)];
    const one = pool({}, () => (kinds.shift() ?? thread(PROMPT))());
    const failed = one.run('a', job);
    const after = one.run('b', job);
    await expect(failed).rejects.toMatchObject({ why: 'failed' });
    await expect(after).resolves.toMatchObject({ choice: { key: 'done' } });
  });

  it('takes so many jobs of one match and in all, and refuses the rest', async () => {
    const one = pool({}, thread(HANGING));
    const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((of) =>
      one.run(of, job).catch((error: unknown) => (error instanceof JobUndone ? error.why : 'other')),
    );
    expect(one.queued).toBe(3);
    await one.close();
    expect(await Promise.all(all)).toEqual(['closed', 'closed', 'closed', 'server-busy', 'closed', 'server-busy']);
    await expect(one.run('a', job)).rejects.toMatchObject({ why: 'closed' });
  });

  it('decides for a seat of a real game in a real thread', async () => {
    const [registered] = games;
    if (registered === undefined) throw new Error('no game');
    const game = await registered.load();
    const match = startMatch(game, { seats: 2, options: {}, keys: testKeys(game, 1) });
    const asked = match.asks.find(isQuestion);
    if (asked === undefined) throw new Error('nobody is asked');
    const worlds = imagine(game, match, asked.seat, { most: 2, random: testRandom(1) });
    expect(worlds).toHaveLength(2);
    const view = viewOf(game, match, asked.seat);
    const decision = await pool({}).run('m', { kind: 'decide', game: game.meta.name, level: 'steady', view, worlds });
    expect(asked.options.map(({ key }) => key)).toContain(decision.choice.key);
    expect([decision.choice.ask, decision.choice.seat]).toEqual([asked.id, seat(asked.seat)]);
  });
});
