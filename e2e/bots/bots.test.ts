import { describeWithPostgres, describeWithRedis } from '../../server/testing/services';
import type { BotLevel } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import { alone, type Cluster, rulesOf, together } from '../crash/cluster';
import { childrenOf, ended } from '../lib/processes';
import type { ServerProcess } from '../lib/server';
import { Onlookers, openTable } from './table';

/** The name of a game that has bots. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
/** Bots answer at once; nobody is away for long here. */
const FAST = { BOT_PAUSE_MS: '0' };
/** How many states lie between two disturbances of the servers. */
const APART = 25;

/** Kills a server and waits until its bots have gone too. */
async function kill(node: ServerProcess): Promise<void> {
  const workers = childrenOf(node.pid);
  await node.kill();
  await Promise.all(workers.map(ended));
}

/** What happens to a node, and what happens some states later; states come only while some node runs. */
type Disturbance = readonly [first: () => Promise<void>, then?: () => Promise<void>];

/**
 * Five bots play to the end while all this happens, one thing after another. A game that is over too early is compared as
 * well, and followed by another: how long a game of bots lasts is luck.
 */
async function expectPlayedThrough(
  cluster: Cluster,
  levels: readonly BotLevel[],
  disturbances: readonly Disturbance[],
): Promise<void> {
  const urls = cluster.nodes.map(({ url }) => url);
  const left = [...disturbances];
  while (left.length > 0) {
    const table = await openTable(urls[0] ?? '', GAME, levels);
    const onlookers = new Onlookers(table, urls);
    try {
      while (await onlookers.seeMore(APART)) {
        const next = left.shift();
        if (next === undefined) break;
        const [first, then] = next;
        await first();
        if (then === undefined) continue;
        await onlookers.seeMore(APART);
        await then();
      }
      await onlookers.compareEnds(cluster, await rulesOf(GAME));
      expect(onlookers.findings.lines).toEqual([]);
    } finally {
      onlookers.close();
    }
  }
}

test('a game of five bots goes on over kill -9 of the only server, and loses nothing', async () => {
  const cluster = await alone(FAST);
  try {
    const [node] = cluster.nodes;
    if (node === undefined) throw new RangeError('no node');
    const killed = async (): Promise<void> => {
      await kill(node);
      await node.run();
    };
    await expectPlayedThrough(cluster, ['steady', 'quick', 'quick'], [[killed], [killed]]);
  } finally {
    await cluster.dispose();
  }
});

// On services of their own; where there are none to share, there are no programs to start them with either.
describeWithPostgres('two nodes', () => {
  describeWithRedis('on one PostgreSQL and Redis', () => {
    test('go on with five bots over kill -9 of either of them, each alone, and lose nothing', async () => {
      const cluster = await together(2, FAST);
      try {
        const [one, other] = cluster.nodes;
        if (one === undefined || other === undefined) throw new RangeError('not two nodes');
        await expectPlayedThrough(
          cluster,
          ['quick', 'quick', 'quick'],
          [
            [() => kill(one), () => one.run()],
            [() => kill(other), () => other.run()],
          ],
        );
      } finally {
        await cluster.dispose();
      }
    });
  });
});
