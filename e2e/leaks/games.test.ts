import { gameTestings } from '../../shared/games/testing';
import { handsTesting } from '../../shared/testing/hands/testing';
import { scanGames } from './scan';

test.each(gameTestings)(
  'no byte of twenty games of $game.meta.name on real sockets tells anybody what they must not know',
  async (testing) => {
    const scan = await scanGames(testing, 20, 1);
    expect(scan.found).toEqual([]);
    expect(scan.withSecrets).toBeGreaterThan(5);
    expect(Math.min(scan.previews, scan.undos)).toBeGreaterThan(50);
    expect(scan.frames).toBeGreaterThan(1_000);
  },
);

test('nor does one of a game with hidden hands', async () => {
  const scan = await scanGames(handsTesting, 10, 1);
  expect(scan.found).toEqual([]);
  expect(scan.previews).toBeGreaterThan(30);
});
