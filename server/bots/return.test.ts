import { type Ask, isQuestion } from '../../shared/engine/ask';
import type { Decision } from '../../shared/engine/policy';
import { text } from '../../shared/engine/text';
import { games } from '../../shared/games/registry';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { GatedPool, Holding } from '../testing/holding';
import { browserAt, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, idAt } from '../testing/seating';
import type { Served } from '../testing/serve';
import type { Job } from '../workers/job';

/** The name of a game that has bots. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
const AT_ONCE = { pauseMs: 0, othersMs: 0 };
/** The line by which the answer of the bot is known. */
const WHY = 'log.bot.test';
const ANNA = 0 as never;

/** A server, the bots of which decide when the test says so, and whose writes can be held. */
interface Node {
  readonly served: Served;
  readonly pool: GatedPool<Job, Decision>;
  readonly way: Holding;
}

async function nodesOn(storage: MemoryStorage, count: 1 | 2): Promise<readonly [Node, Node]> {
  const hub = new Hub();
  const node = async (): Promise<Node> => {
    const [pool, way] = [new GatedPool<Job, Decision>(), new Holding(storage)];
    const bus = count === 1 ? {} : { bus: hub.bus() };
    const served = await house({ games, botPace: AT_ONCE, botPool: pool, data: way.storage, ...bus });
    return { served, pool, way };
  };
  const first = await node();
  return [first, count === 1 ? first : await node()];
}

const linesOf = (one: Browser): readonly string[] => one.view.view.log.map(({ text: { m } }) => m);
const keepersFor = (one: Browser) => one.view.view.keepers;

function question(asks: readonly Ask[]): Ask {
  const found = asks.find((ask) => isQuestion(ask) && ask.options.length > 1);
  if (found === undefined) throw new Error('nothing to choose');
  return found;
}

/** A bot that always takes the last option of its question. */
function decided({ view }: Job): Decision {
  const ask = question(view.asks);
  return { choice: { seat: ask.seat, ask: ask.id, key: ask.options.at(-1)?.key ?? '' }, why: text(WHY, {}) };
}

/** Anna is back while the bot that keeps her seat thinks, on a node of its own; her answer would be the first option. */
async function returning(count: 1 | 2) {
  const storage = new MemoryStorage();
  const [bots, annas] = await nodesOn(storage, count);
  const all = [browserAt(bots.served), browserAt(bots.served)] as const;
  const [gone, ben] = all;
  const code = await gather(all, GAME);
  await begin(all);
  await gone.until(() => gone.view.view.asks.some(isQuestion));
  gone.close();
  await ben.until(() => ben.rooms.at(-1)?.members[0]?.connected === false);
  const by = { kind: 'bot', level: 'quick' } as const;
  expect(await ben.say('propose', { what: { kind: 'keep', member: idAt(ben, 0), by, alone: 'kept' } })).toEqual({
    ok: true,
  });
  await bots.pool.asked();
  const anna = browserAt(annas.served);
  await anna.say('enter', { code, token: gone.token });
  await anna.until(() => anna.views.length > 0 && keepersFor(anna)[ANNA] !== undefined);
  const ask = question(anna.view.view.asks);
  const version = async (): Promise<number> => {
    for await (const match of storage.everyMatch()) return match.version;
    throw new Error('no match');
  };
  const before = await version();
  return {
    ...{ bots, annas, anna, ben, ask },
    versions: async () => (await version()) - before,
    answer: () => anna.choose(ask.id, ask.options[0]?.key ?? ''),
    takeBack: () => anna.say('release', { seat: ANNA }),
    decide: () => bots.pool.decide(decided),
    /** Waits until both pages have received the next state, and everything sent after it. */
    shown: async (): Promise<void> => {
      await Promise.all(
        [anna, ben].map((one) =>
          one.until(() => !one.view.view.asks.some(({ id }) => id === ask.id) && one.view.view.waiting),
        ),
      );
      for (const one of [anna, ben]) await one.settled();
    },
  };
}

describe.each([1, 2] as const)('the owner of a kept seat who is back while the bot answers, %i nodes', (count) => {
  it('wins with their answer when it is first; the answer of the bot changes nothing', async () => {
    const { answer, decide, shown, versions, anna, ben } = await returning(count);
    expect(await answer()).toEqual({ ok: true });
    await decide();
    await shown();
    expect(await versions()).toBe(1);
    for (const one of [anna, ben]) {
      expect(keepersFor(one)).toEqual({});
      expect(linesOf(one)).toContain('engine.kept-back');
      expect(linesOf(one)).not.toContain(WHY);
    }
  });

  it('has the question back by one tap; the answer of the bot comes too late, and theirs counts', async () => {
    const { takeBack, answer, decide, shown, versions, anna } = await returning(count);
    expect(await takeBack()).toEqual({ ok: true });
    await decide();
    await anna.settled();
    expect(await versions()).toBe(1);
    expect(await answer()).toEqual({ ok: true });
    await shown();
    expect(await versions()).toBe(2);
    expect(linesOf(anna)).not.toContain(WHY);
  });

  it('is told that it is too late when the bot was first, still sees the seat kept, and has it back by one tap', async () => {
    const { takeBack, answer, decide, shown, versions, anna } = await returning(count);
    await decide();
    await shown();
    expect(await answer()).toEqual({ ok: false, error: 'no-such-ask' });
    expect(await versions()).toBe(1);
    expect(linesOf(anna)).toContain(WHY);
    expect(Object.keys(keepersFor(anna))).toEqual(['0']);
    expect(await takeBack()).toEqual({ ok: true });
    await anna.until(() => Object.keys(keepersFor(anna)).length === 0);
  });

  it('wins when both are on their way and theirs is written first', async () => {
    const { answer, decide, shown, versions, anna, bots, annas } = await returning(count);
    const held = annas.way.hold();
    const reply = answer();
    await held.under;
    if (count === 1) {
      await decide();
      held.release();
      expect(await reply).toEqual({ ok: true });
    } else {
      // The bot reads the match before, and finds another one when it writes.
      const other = bots.way.hold();
      await decide();
      await other.under;
      held.release();
      expect(await reply).toEqual({ ok: true });
      other.release();
    }
    await shown();
    expect(await versions()).toBe(1);
    expect(linesOf(anna)).not.toContain(WHY);
    expect(keepersFor(anna)).toEqual({});
  });

  it('is told that it is too late when both are on their way and that of the bot is written first', async () => {
    const { answer, decide, shown, versions, anna, ben, bots, annas } = await returning(count);
    const held = bots.way.hold();
    await decide();
    await held.under;
    if (count === 1) {
      const reply = answer();
      held.release();
      expect(await reply).toEqual({ ok: false, error: 'no-such-ask' });
    } else {
      const other = annas.way.hold();
      const reply = answer();
      await other.under;
      held.release();
      await ben.until(() => linesOf(ben).includes(WHY));
      other.release();
      expect(await reply).toEqual({ ok: false, error: 'no-such-ask' });
    }
    await shown();
    expect(await versions()).toBe(1);
    expect(linesOf(anna).filter((line) => line === WHY)).toHaveLength(1);
    expect(Object.keys(keepersFor(anna))).toEqual(['0']);
  });
});
