import { pino } from 'pino';

import { isQuestion } from '../../shared/engine/ask';
import type { Decision } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import { MemoryStorage } from '../storage/memory';
import { withBots } from '../testing/bots';
import type { Browser } from '../testing/browser';
import { GatedPool } from '../testing/holding';
import { browserAt, house } from '../testing/house';
import { FaultyStorage } from '../testing/storages';
import type { Job } from '../workers/job';

/** The name of a game that has bots. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
const AT_ONCE = { pauseMs: 0, othersMs: 0 };

/** The first option of the question that a bot is asked. */
function first({ view }: Job): Decision {
  const ask = view.asks.find((one) => isQuestion(one) && one.options.length > 0);
  if (ask === undefined) throw new Error('asked nothing');
  return { choice: { seat: ask.seat, ask: ask.id, key: ask.options[0]?.key ?? '' } };
}

/** A table whose only person has answered all: a bot thinks. */
async function table(log = pino({ level: 'silent' })) {
  const storage = new FaultyStorage(new MemoryStorage());
  const pool = new GatedPool<Job, Decision>();
  const anna = browserAt(await house({ games, botPace: AT_ONCE, botPool: pool, data: storage, log }));
  await withBots(anna, GAME, ['quick']);
  while (!pool.busy()) {
    await Promise.race([pool.asked(), anna.until(() => question(anna))]);
    const own = question(anna);
    if (!pool.busy() && own !== null) await anna.choose(own.id, own.options[0]?.key ?? '');
  }
  return { storage, pool, anna, asked: await pool.asked() };
}

const question = (one: Browser) => one.view.view.asks.find((ask) => isQuestion(ask) && ask.options.length > 0) ?? null;
const askedOf = (job: Job): string => first(job).choice.ask;

describe('a bot whose answer', () => {
  it('cannot be stored gives it again once storage is back', async () => {
    const { storage, pool, asked, anna } = await table();
    const before = anna.view.stateID;
    storage.mishaps.push('fail-before');
    storage.failingLoads = 5;
    await pool.decide(first);
    expect(askedOf(await pool.asked())).toBe(askedOf(asked));
    await pool.decide(first);
    await anna.until(() => anna.view.stateID > before);
  });

  it('is stored although storage says no gives no second one', async () => {
    const { storage, pool, asked, anna } = await table();
    const before = anna.view.stateID;
    storage.mishaps.push('fail-after');
    await pool.decide(first);
    await anna.until(() => anna.view.stateID > before);
    expect(anna.view.stateID).toBe(before + 1);
    const next = await Promise.race([pool.asked(), anna.until(() => question(anna))]);
    expect('view' in next ? askedOf(next) : next.id).not.toBe(askedOf(asked));
  });

  it('must wait because there is too much to do thinks again later', async () => {
    const { pool, asked, anna } = await table();
    const before = anna.view.stateID;
    for (let i = 0; i < 3; i++) {
      await pool.fail('server-busy');
      expect(askedOf(await pool.asked())).toBe(askedOf(asked));
    }
    await pool.decide(first);
    await anna.until(() => anna.view.stateID > before);
  });

  it.each([
    ['too-slow', 'warn'],
    ['failed', 'error'],
  ] as const)('does not come (%s) takes the first option, which is logged as %s', async (why, level) => {
    const lines: string[] = [];
    const { pool, anna } = await table(pino({ level: 'warn' }, { write: (line) => void lines.push(line) }));
    const before = anna.view.stateID;
    await pool.fail(why);
    await anna.until(() => anna.view.stateID > before);
    const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(told.find(({ msg }) => msg === 'a bot takes the first option')?.level).toBe(pino.levels.values[level]);
  });
});
