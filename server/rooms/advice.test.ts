import { isQuestion } from '../../shared/engine/ask';
import type { Decision } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import type { Limits } from '../limits/limits';
import type { Browser } from '../testing/browser';
import { GatedPool } from '../testing/holding';
import { browserAt, house } from '../testing/house';
import { begin, gather } from '../testing/seating';
import { NO_LIMITS } from '../testing/serve';
import type { Job } from '../workers/job';

/** The name of a game that has bots. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
const WHY = { m: 'log.bot.item', p: { who: { m: 'sheet.beck' } } };

/** Anna and Ben at a table of a game with bots, where one of them is asked something; whoever that is comes first. */
async function table(limits: Limits = NO_LIMITS) {
  const pool = new GatedPool<Job, Decision>();
  const at = await house({ games, botPool: pool, limits });
  const both = [browserAt(at), browserAt(at)] as const;
  await gather(both, GAME);
  await begin(both);
  const asked = await Promise.race(both.map((one) => one.until(() => (question(one) === null ? null : one))));
  const [one, other] = asked === both[0] ? both : [both[1], both[0]];
  return { pool, one, other, ask: questionOf(one) };
}

const question = (one: Browser) => one.views.at(-1)?.view.asks.find((ask) => isQuestion(ask)) ?? null;
function questionOf(one: Browser) {
  const ask = question(one);
  if (ask === null) throw new Error('asked nothing');
  return ask;
}

/** The last option, with a reason. */
function last({ view }: Job): Decision {
  const ask = view.asks.find((open) => isQuestion(open));
  return {
    choice: { seat: view.you ?? (0 as never), ask: ask?.id ?? ('' as never), key: ask?.options.at(-1)?.key ?? '' },
    why: WHY,
  };
}

describe('Advice on an open question', () => {
  it('is what the best bot would answer by the view of that seat alone, and changes nothing', async () => {
    const { pool, one, other, ask } = await table();
    const before = [one.view, other.view];
    const reply = one.say('advise', { ask: ask.id });
    const job = await pool.asked();
    expect([job.kind, job.level]).toEqual(['advise', 'steady']);
    const { you, asks, waiting, table: shown } = one.view.view;
    expect(job.view).toEqual({ you, asks, waiting, table: shown });
    await pool.decide(last);
    expect(await reply).toEqual({ ok: true, advice: { ask: ask.id, key: ask.options.at(-1)?.key, why: WHY } });
    await other.settled();
    expect([one.view, other.view]).toEqual(before);
  });

  it('is refused when bots have too much to do, and when nobody is asked that: another seat’s question tells nothing', async () => {
    const { pool, one, other, ask } = await table();
    const busy = one.say('advise', { ask: ask.id });
    await pool.asked();
    await pool.fail('server-busy');
    expect(await busy).toEqual({ ok: false, error: 'no-advice' });
    const none = { ok: false, error: 'no-such-ask' };
    if (other.views.at(-1)?.view.asks.every(({ id }) => id !== ask.id) === true)
      expect(await other.say('advise', { ask: ask.id })).toEqual(none);
    expect(await one.say('advise', { ask: '9.9.9' as never })).toEqual(none);
    expect(await one.say('advise', { ask: ask.id, seat: 9 as never })).toMatchObject({ ok: false });
    expect(pool.busy()).toBe(false);
  });

  it('is for questions alone: taking back and orders are none (found by an attack: an error of the server, and a line of its log each)', async () => {
    const { pool, one, ask } = await table();
    const move = ask.options.find(({ key }) => key.startsWith('move:'))?.key ?? '';
    await one.say('choose', { ask: ask.id, key: move });
    const other = await one.until(() => one.view.view.asks.find((open) => !isQuestion(open)));
    expect(await one.say('advise', { ask: other.id })).toEqual({ ok: false, error: 'no-such-ask' });
    expect(pool.busy()).toBe(false);
  });

  it('is refused before anything is imagined for it where the queue of bots is full', async () => {
    const { pool, one, ask } = await table();
    jest.spyOn(pool, 'hasRoom').mockReturnValue(false);
    expect(await one.say('advise', { ask: ask.id })).toEqual({ ok: false, error: 'no-advice' });
    expect(pool.busy()).toBe(false);
  });

  it('counts as many answers: whoever asks for it all the time is slowed down', async () => {
    const { pool, one, ask } = await table({ ...NO_LIMITS, perSeat: { burst: 100, perSecond: 0 } });
    const given: string[] = [];
    for (let i = 0; i < 6; i++) {
      const reply = one.say('advise', { ask: ask.id });
      if (await Promise.race([reply.then(() => false), pool.asked().then(() => true)])) await pool.decide(last);
      const said = await reply;
      given.push(said.ok ? 'advice' : said.error);
    }
    expect(given).toEqual(['advice', 'advice', 'advice', 'advice', 'too-fast', 'too-fast']);
  });

  it('is refused where a game has no bots', async () => {
    const anna = browserAt(await house());
    await gather([anna]);
    await begin([anna]);
    const ask = await anna.until(() => question(anna));
    expect(await anna.say('advise', { ask: ask.id })).toEqual({ ok: false, error: 'no-advice' });
  });
});
