import { browserAt } from '../../server/testing/house';
import { describeWithPostgres, describeWithRedis } from '../../server/testing/services';
import { type FullCluster, together } from '../crash/cluster';
import type { Crowd } from '../crash/crowd';
import { chosenGames, GAME } from '../lib/game';
import type { ServerProcess } from '../lib/server';
import { hammer, rollingRestart, withoutPart } from './scenarios';

/** Answers were played, and others came second: else nothing was tested. */
const bothCame = (crowd: Crowd): boolean =>
  crowd.count('acknowledged') > 200 && (crowd.refused.get('no-such-ask') ?? 0) > 20;
const games = chosenGames();
const somebodyIsAway = (crowd: Crowd): boolean => !crowd.everybodyIsHere;
const somebodyIsRefused = (crowd: Crowd): boolean => (crowd.refused.get('internal') ?? 0) > 0;
const atOnce = (): boolean => true;

// On services of their own; where there are none to share, there are no programs to start them with either.
describeWithPostgres('two nodes', () => {
  describeWithRedis('on one PostgreSQL and Redis', () => {
    let cluster: FullCluster;

    beforeAll(async () => (cluster = await together(2)));
    afterAll(() => cluster.dispose());
    afterEach(() => expect(cluster.nodes.map(({ alive }) => alive)).toEqual([true, true]));

    const node = (i: 0 | 1): ServerProcess => {
      const found = cluster.nodes[i];
      if (found === undefined) throw new RangeError('no such node');
      return found;
    };

    test('lose no answer and agree on the order when all seats of a match of each game hammer over both nodes', async () => {
      const crowd = await hammer(cluster, { games, tables: games.length, seed: 1, enough: bothCame });
      expect(crowd.findings.lines).toEqual([]);
      expect(crowd.count('unknown')).toBe(0);
      expect(crowd.refused.get('internal') ?? 0).toBe(0);
    });

    test('a friend on the other node is heard, seen to come, to be cut off with that node, and to be back', async () => {
      const [anna, ben] = [browserAt(node(0)), browserAt(node(1))];
      const annaIs = (connected: 'here' | 'gone'): Promise<unknown> =>
        ben.until(() => ben.rooms.at(-1)?.members[0]?.connected === (connected === 'here'));
      const code = await anna.create('Anna', GAME);
      await anna.say('say', { text: 'before' });
      await ben.join(code, 'Ben');
      await annaIs('here');
      await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected);
      await ben.until(() => ben.lines.length === 1);
      await ben.say('say', { text: 'after' });
      await anna.until(() => anna.lines.length === 2);
      expect(anna.lines.map(({ n, name, text }) => [n, name, text])).toEqual([
        [1, 'Anna', 'before'],
        [2, 'Ben', 'after'],
      ]);
      await node(0).kill();
      await annaIs('gone');
      const back = browserAt(node(1));
      await back.say('enter', { code, token: anna.token });
      await annaIs('here');
      await back.until(() => back.lines.length === 2);
      expect(back.lines).toEqual(anna.lines);
      await node(0).run();
    });

    test('a node that is killed and comes back', async () => {
      const effort = { games, tables: 3, seed: 2, enough: somebodyIsAway, meanwhile: 'play may stop' } as const;
      const crowd = await withoutPart(cluster, node(0), effort);
      expect(crowd.findings.lines).toEqual([]);
    });

    test('a Redis that is killed and comes back: play goes on without it', async () => {
      const effort = { games, tables: 3, seed: 3, enough: atOnce, meanwhile: 'play goes on' } as const;
      const crowd = await withoutPart(cluster, cluster.redis, effort);
      expect(crowd.findings.lines).toEqual([]);
      expect(crowd.refused.get('internal') ?? 0).toBe(0);
    });

    test('a PostgreSQL that is killed and comes back: meanwhile commands are refused', async () => {
      const effort = { games, tables: 3, seed: 4, enough: somebodyIsRefused, meanwhile: 'play may stop' } as const;
      const crowd = await withoutPart(cluster, cluster.postgres, effort);
      expect(crowd.findings.lines).toEqual([]);
    });

    test('a rolling restart, through a proxy, costs nobody anything', async () => {
      const { crowd, exitCodes } = await rollingRestart(cluster, { games, tables: 4, seed: 5, enough: atOnce });
      expect(crowd.findings.lines).toEqual([]);
      expect(exitCodes).toEqual([0, 0]);
      // An unacknowledged answer was not played either.
      expect(crowd.stored).toBe(crowd.count('acknowledged'));
      expect(crowd.refused.get('internal') ?? 0).toBe(0);
    });
  });
});
