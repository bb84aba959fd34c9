import { type AskId, IN_ADVANCE, offerAskId, type Seat, seat } from '../../shared/engine/ask';
import type { GameModule, Offer } from '../../shared/engine/game';
import { legalChoices, type Match } from '../../shared/engine/match';
import type { Run } from '../../shared/engine/run';
import type { Script } from '../../shared/engine/script';
import { text } from '../../shared/engine/text';
import { toy } from '../../shared/testing/toy';
import type { ToyCore } from '../../shared/testing/toy/state';
import { Replay } from '../replay/frames';
import { MemoryStorage } from '../storage/memory';
import { nextOf } from '../testing/past';
import { quietHost } from '../testing/quiet-host';
import { MOST_ORDERS } from './notes';
import { matchOf } from './state';

const ANNA = seat(0);
const BEN = seat(1);

/** How often the rules ran. */
const work = { steps: 0, orders: 0 };
beforeEach(() => {
  Object.assign(work, { steps: 0, orders: 0 });
});

/** The toy game, in which each seat can arm and disarm itself in advance; each leaves a line of the log. It counts its work. */
const ordering: GameModule<ToyCore, unknown, null> = {
  ...toy,
  step(run) {
    work.steps += 1;
    return toy.step(run);
  },
  orders: (run: Run<ToyCore>): readonly Offer[] =>
    run.core.pub.seats.map(({ colours }, i) => ({
      seat: seat(i),
      option: { key: colours.includes('dark') ? 'disarm' : 'arm', label: text('order') },
      *script(): Script {
        work.orders += 1;
        run.change((draft) => {
          const own = draft.pub.seats[i];
          if (own === undefined) return;
          own.colours = colours.includes('dark') ? colours.filter((one) => one !== 'dark') : [...colours, 'dark'];
        });
        run.log(text('log.order'));
        yield* [];
      },
    })),
};

async function table() {
  const storage = new MemoryStorage();
  const game = ordering as unknown as GameModule;
  const host = quietHost(game, { storage });
  const fixed = { game: 'toy', origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const { id } = (await host.create({ ...fixed, seats: 2 })) ?? { id: '' };
  const live = async () => {
    const whole = await host.open(id);
    if (whole?.running == null) throw new Error('gone');
    return { whole, match: matchOf(whole.running) };
  };
  const match = async (): Promise<Match> => (await live()).match;
  const choose = async (by: Seat, key: string): Promise<void> => {
    const choice = legalChoices(await match(), by).find((one) => one.key.startsWith(key));
    if (choice === undefined) throw new Error(`${key} is no option`);
    expect(await host.choose(id, choice)).toBeNull();
  };
  for (const by of [ANNA, BEN]) for (const key of ['vow', 'depth']) await choose(by, key);
  const order = async (by: Seat) => {
    const ask: AskId = offerAskId(IN_ADVANCE, by);
    const { options } = (await match()).asks.find(({ id: open }) => open === ask) ?? { options: [] };
    return host.choose(id, { seat: by, ask, key: options[0]?.key ?? '' });
  };
  return { storage, game, host, id, live, match, choose, order };
}

describe('orders of a turn', () => {
  it('a seat gives so many in a turn and no more: the next is refused, and nothing has changed', async () => {
    const { host, id, live, order } = await table();
    for (let i = 0; i < MOST_ORDERS; i++) expect(await order(BEN)).toBeNull();
    const before = await live();
    for (let i = 0; i < 300; i++) expect(await order(BEN)).toBe('too-many-orders');
    expect((await live()).whole).toBe(before.whole);
    expect(await order(ANNA)).toBeNull();
    expect(await host.choose(id, { seat: BEN, ask: offerAskId(IN_ADVANCE, BEN), key: 'arm' })).toBe('too-many-orders');
  });

  it('the one too many is refused before anything is played (found: it was played first)', async () => {
    const { order } = await table();
    for (let i = 0; i < MOST_ORDERS; i++) await order(BEN);
    Object.assign(work, { steps: 0, orders: 0 });
    expect(await order(BEN)).toBe('too-many-orders');
    expect(work).toEqual({ steps: 0, orders: 0 });
  });

  it('in the next turn it gives as many again', async () => {
    const { choose, order } = await table();
    for (let i = 0; i < MOST_ORDERS; i++) await order(BEN);
    await choose(ANNA, 'rest');
    expect(await order(BEN)).toBeNull();
  });

  it('those taken back again leave no line in the log, and the match is read from storage as it is', async () => {
    const { storage, game, id, live, order, match } = await table();
    const before = await match();
    for (let i = 0; i < MOST_ORDERS / 2; i++) for (const by of [ANNA, ANNA, BEN, BEN]) await order(by);
    const { whole, match: now } = await live();
    expect(now.log).toEqual(before.log);
    expect(now.choices).toHaveLength(before.choices.length + 2);
    const again = quietHost(game, { storage });
    const read = await again.open(id);
    expect(read?.running?.notes).toEqual(whole.running?.notes);
    expect(read?.running === null || read === null ? null : matchOf(read.running)).toEqual(now);
  });

  it('a packet that is sent again is refused without running the rules', async () => {
    const { host, id, order } = await table();
    await order(BEN);
    Object.assign(work, { steps: 0, orders: 0 });
    for (let i = 0; i < 50; i++) {
      expect(await host.choose(id, { seat: BEN, ask: offerAskId(IN_ADVANCE, BEN), key: 'arm' })).toBe('no-such-option');
    }
    expect(work).toEqual({ steps: 0, orders: 0 });
  });
});

describe('what looks back over many orders', () => {
  /** A match with so many orders of each seat in its running turn. */
  async function grown(orders = MOST_ORDERS) {
    const made = await table();
    await made.choose(ANNA, 'rest');
    const first = await made.live();
    for (let i = 0; i < orders; i++) for (const by of [ANNA, BEN]) await made.order(by);
    Object.assign(work, { steps: 0, orders: 0 });
    return { ...made, first };
  }

  it('going back to the turn’s start replays one version, however many orders were given since', async () => {
    const done: object[] = [];
    for (const orders of [2, MOST_ORDERS / 2, MOST_ORDERS]) {
      const { host, id, first } = await grown(orders);
      expect((await host.wayBack(id, { to: 'turn' }))?.version).toBe(first.whole.version);
      expect(await host.rewind(id, first.whole.version, 1)).toBeNull();
      done.push({ ...work });
    }
    expect(done).toEqual([done[0], done[0], done[0]]);
    expect(work.orders).toBe(0);
  });

  it('a past frame replays the orders that stand, not all that were given', async () => {
    const { storage, game, id } = await grown();
    const beginning = await storage.loadBeginning(id);
    if (beginning === null) throw new Error('no beginning');
    const replay = new Replay(game, beginning, null);
    let most = 0;
    for await (const change of storage.history(id)) {
      work.orders = 0;
      nextOf(replay, change);
      most = Math.max(most, work.orders);
    }
    expect(most).toBeLessThanOrEqual(2);
  });
});
