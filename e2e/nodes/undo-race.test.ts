import { openPostgres } from '../../server/storage/postgres';
import type { Storage } from '../../server/storage/storage';
import { describeWithPostgres, describeWithRedis } from '../../server/testing/services';
import { type FullCluster, people, rulesOf, together } from '../crash/cluster';
import { GAME } from '../lib/game';
import { type Race, type RacedMatch, races, type Track } from './undo-race';

/** Races of each kind. */
const RACES = 8;

describeWithPostgres('taking back at one node while somebody answers at the other', () => {
  describeWithRedis('on one PostgreSQL and Redis', () => {
    let cluster: FullCluster;
    let storage: Storage;
    let run: readonly Race[];
    const matches: RacedMatch[] = [];
    const address = people();

    const by = (rival: Race['rival']) => run.filter((race) => race.rival === rival);

    beforeAll(async () => {
      cluster = await together(2);
      const [first, second] = cluster.nodes.map(({ url }) => url);
      if (first === undefined || second === undefined) throw new RangeError('not two nodes');
      storage = await openPostgres(cluster.postgres.url);
      const track: Track = { urls: [first, second], storage, game: await rulesOf(GAME) };
      run = await races(track, RACES, address, (match) => matches.push(match));
    });
    afterAll(async () => {
      await storage.close();
      await cluster.dispose();
    });

    test('has one winner against a second tab of the same seat, and the other tab is told', () => {
      expect(by('second tab')).toHaveLength(RACES);
      const told = by('second tab').map(({ undo, answer }) => `${undo},${answer}`);
      expect(told.filter((one) => !['ok,taken-back', 'no-such-ask,ok'].includes(one))).toEqual([]);
    });

    test('is refused once another seat has answered, and leaves that seat its any-time effects otherwise', () => {
      expect(by('another seat')).toHaveLength(RACES);
      const told = by('another seat').map(({ undo, answer }) => `${undo},${answer}`);
      const fair = ['no-such-ask,ok', 'ok,ok', 'ok,no-such-ask', 'ok,no-such-option', 'ok,taken-back'];
      expect(told.filter((one) => !fair.includes(one))).toEqual([]);
    });

    test('leaves both nodes with the same match, after they were killed and came back too', async () => {
      for (const node of cluster.nodes) await node.kill();
      for (const node of cluster.nodes) await node.run();
      expect(matches.length).toBeGreaterThan(0);
      for (const match of matches) await match.comeBack(address);
    });
  });
});
