import { describeWithPostgres, describeWithRedis } from '../../server/testing/services';
import { chosenGames } from '../lib/game';
import { alone, type Cluster, together } from './cluster';
import { crash } from './crash';

const MATCHES = 5;
const ROUNDS = 2;

/** The long form is `npm run crash`. */
async function expectNothingLost(cluster: Cluster): Promise<void> {
  try {
    const result = await crash({ cluster, games: chosenGames(), rounds: ROUNDS, tables: MATCHES, seed: 1 });
    expect(result.findings.lines).toEqual([]);
    expect(result.rounds).toBe(ROUNDS);
    expect(result.acknowledged).toBeGreaterThanOrEqual(MATCHES * ROUNDS);
  } finally {
    await cluster.dispose();
  }
}

test('one node on SQLite that is killed under load loses nothing that anybody was told', async () => {
  await expectNothingLost(await alone());
});

// On services of their own; where there are none to share, there are no programs to start them with either.
describeWithPostgres('several nodes on PostgreSQL', () => {
  describeWithRedis('and Redis', () => {
    test('lose nothing that anybody was told when one of them is killed under load', async () => {
      await expectNothingLost(await together(2));
    });
  });
});
