import pino from 'pino';

import { openRedisBus } from '../../server/bus/redis';
import { openPostgres } from '../../server/storage/postgres';
import { describeWithPostgres, describeWithRedis } from '../../server/testing/services';
import { seat } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { hands, type HandsCore, type HandsTable, otherHand } from '../../shared/testing/hands';
import { maskedHands } from '../../shared/testing/hands/masked';
import { compare, type Compared, type Ground, World } from './worlds';

type Hands = GameModule<HandsCore, HandsTable>;

/** A seat shows nothing of its hand by letting pass. */
const isQuiet = (key: string, by: 'secret' | 'others'): boolean => by === 'others' || ['pass', 'rest'].includes(key);

/** Compares worlds in which one seat holds other cards, in as many matches as there are seeds. */
async function compared(
  game: Hands,
  seeds: readonly number[],
  ground: () => Promise<readonly Ground[]>,
): Promise<Compared[]> {
  const secretOf = (seed: number, seats: number) => seat((seed >> 1) % seats);
  let secret = seat(0);
  const changed: Hands = {
    ...game,
    setup: (request) => {
      const dealt = game.setup(request);
      return { ...dealt, core: otherHand(dealt.core, secret) };
    },
  };
  const worlds = [await World.open(game, await ground()), await World.open(changed, await ground())] as const;
  const results: Compared[] = [];
  for (const seed of seeds) {
    const seats = 2 + (seed % 3);
    secret = secretOf(seed, seats);
    results.push(
      await compare(worlds, { seats, seed, secret, isQuiet, compares: game === maskedHands ? 'views' : 'frames' }),
    );
  }
  for (const world of worlds) await world.close();
  return results;
}

const inMemory = (): Promise<readonly Ground[]> => Promise.resolve([{ data: ':memory:' }]);
const sum = (results: readonly Compared[], of: 'answers' | 'frames' | 'different' | 'held'): number =>
  results.reduce((all, result) => all + result[of], 0);
const differences = (results: readonly Compared[]) => results.flatMap(({ difference }) => difference ?? []);

describe('two worlds that differ in one hand', () => {
  it('send everybody else the same in the same order', async () => {
    const results = await compared(hands, [1, 2, 3, 4, 5, 6], inMemory);
    expect(differences(results)).toEqual([]);
    expect(sum(results, 'answers')).toBeGreaterThan(60);
    expect(sum(results, 'different')).toBeGreaterThan(10);
  });

  it('are told apart where the table tells how many wards are held (bug: no frame was compared)', async () => {
    const telling: Hands = {
      ...hands,
      table: (core, viewer) => ({
        ...hands.table(core, viewer),
        held: core.hidden.hands.map((held) => held.filter((card) => card === 'ward').length),
      }),
    };
    expect(differences(await compared(telling, [1, 2], inMemory)).length).toBe(2);
  });

  it('send everybody else the same while windows are masked, until the server’s clock ends them', async () => {
    const results = await compared(maskedHands, [1, 2, 3, 4, 5, 6], inMemory);
    expect(differences(results)).toEqual([]);
    expect(sum(results, 'held')).toBeGreaterThan(20);
    expect(sum(results, 'different')).toBeGreaterThan(10);
  });

  it.each<[string, Hands]>([
    [
      'how many kinds of cards are held',
      {
        ...hands,
        table: (core, viewer) => ({
          ...hands.table(core, viewer),
          held: core.hidden.hands.map((hand) => new Set(hand).size),
        }),
      },
    ],
    [
      'the order in which parts of the table are named',
      {
        ...hands,
        table: (core, viewer) => {
          const { pub, held, own } = hands.table(core, viewer);
          return core.hidden.hands.filter((hand) => hand.includes('ward')).length % 2 === 0
            ? { held, pub, own }
            : { pub, held, own };
        },
      },
    ],
  ])('are told apart when the server tells %s', async (_, leaky) => {
    expect(differences(await compared(leaky, [1, 2, 3], inMemory))).not.toEqual([]);
  });
});

describeWithPostgres('two worlds of two nodes each', (fresh) => {
  describeWithRedis('on PostgreSQL and Redis', ({ url, prefix }) => {
    it('send everybody else the same in the same order, at either node', async () => {
      let made = 0;
      const log = pino({ level: 'silent' });
      const twoNodes = async (): Promise<readonly Ground[]> => {
        const [database, own] = [await fresh(), `${prefix}${(made += 1)}:`];
        const node = async (): Promise<Ground> => ({
          data: await openPostgres(database),
          bus: openRedisBus(url, { log, prefix: own }),
        });
        return [await node(), await node()];
      };
      const results = await compared(hands, [11, 12, 14], twoNodes);
      expect(differences(results)).toEqual([]);
      expect(sum(results, 'answers')).toBeGreaterThan(40);
      expect(sum(results, 'different')).toBeGreaterThan(5);
      const masked = await compared(maskedHands, [11, 12, 14], twoNodes);
      expect(differences(masked)).toEqual([]);
      expect(sum(masked, 'held')).toBeGreaterThan(15);
      expect(sum(masked, 'different')).toBeGreaterThan(5);
    });
  });
});
